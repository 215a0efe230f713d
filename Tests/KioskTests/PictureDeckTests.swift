import Kiosk
import Testing

@Suite struct PictureDeckTests {
  private let names = (0..<10).map { "avatar\($0).png" }

  private func deal(_ count: Int, from deck: inout PictureDeck) -> [String] {
    (0..<count).compactMap { _ in deck.next() }
  }

  @Test func everyPictureComesOnceBeforeAnyComesAgain() {
    var deck = PictureDeck(names: names, seed: 1)

    for _ in 0..<20 {
      #expect(deal(10, from: &deck).sorted() == names)
      #expect(deck.isAtEndOfRound)
    }
  }

  @Test(arguments: [2, 3, 10])
  func noPictureComesTwiceRunningEvenWhereRoundsMeet(count: Int) {
    var deck = PictureDeck(names: Array(names.prefix(count)), seed: 7)

    let dealt = deal(1000, from: &deck)

    #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func aSinglePictureComesAgainAndAgain() {
    var deck = PictureDeck(names: ["only.png"], seed: 1)

    #expect(deal(3, from: &deck) == ["only.png", "only.png", "only.png"])
  }

  @Test func anEmptyDeckDealsNothing() {
    var deck = PictureDeck()

    #expect(deck.next() == nil)
    #expect(deck.isAtEndOfRound)
  }

  @Test func theSameSeedGivesTheSameOrderWhateverOrderTheFolderHas() {
    var first = PictureDeck(names: names, seed: 42)
    var second = PictureDeck(names: names.reversed(), seed: 42)
    var other = PictureDeck(names: names, seed: 43)

    let dealt = deal(30, from: &first)

    #expect(deal(30, from: &second) == dealt)
    #expect(deal(30, from: &other) != dealt)
  }

  @Test func ordersWithoutASeedDiffer() {
    let orders = (0..<5).map { _ in
      var deck = PictureDeck(names: names)
      return deal(10, from: &deck)
    }

    #expect(Set(orders).count > 1)
  }

  @Test func allOrdersAreAboutEquallyLikely() {
    var counts: [[String]: Int] = [:]
    for seed in 0..<6000 {
      var deck = PictureDeck(names: ["a", "b", "c"], seed: UInt64(seed))
      counts[deal(3, from: &deck), default: 0] += 1
    }

    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test func aNewPictureJoinsTheRunningRound() {
    var deck = PictureDeck(names: names, seed: 3)
    let before = deal(4, from: &deck)

    deck.update(names: names + ["new.png"])

    #expect((before + deal(7, from: &deck)).sorted() == (names + ["new.png"]).sorted())
  }

  @Test func aRemovedPictureLeavesTheRunningRound() {
    var deck = PictureDeck(names: names, seed: 3)
    let before = Set(deal(4, from: &deck))
    let gone = names.first { !before.contains($0) } ?? ""

    deck.update(names: names.filter { $0 != gone })

    #expect(Set(deal(5, from: &deck)) == Set(names).subtracting(before).subtracting([gone]))
    #expect(deck.isAtEndOfRound)
  }

  @Test func anUpdateToTheSameNamesChangesNothing() {
    var deck = PictureDeck(names: names, seed: 5)
    var untouched = PictureDeck(names: names, seed: 5)
    _ = deal(4, from: &deck)
    _ = deal(4, from: &untouched)

    deck.update(names: names.shuffled())

    #expect(deal(20, from: &deck) == deal(20, from: &untouched))
  }
}
