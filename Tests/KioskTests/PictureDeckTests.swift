import Kiosk
import Platform
import Testing

@Suite struct PictureDeckTests {
  private let names = (0..<10).map { "avatar\($0).png" }

  private func deck(
    _ names: [String], order: PictureOrder = .shuffle, seed: UInt64? = nil
  ) -> PictureDeck {
    var deck = PictureDeck(order: order, seed: seed)
    for name in names { deck.add(FilePath(name)) }
    return deck
  }

  private func deal(_ count: Int, from deck: inout PictureDeck) -> [String] {
    (0..<count).compactMap { _ in deck.next()?.description }
  }

  @Test func everyPictureComesOnceBeforeAnyComesAgain() {
    var deck = deck(names, seed: 1)

    for _ in 0..<20 {
      #expect(deal(10, from: &deck).sorted() == names)
    }
  }

  @Test(arguments: [2, 3, 10])
  func noPictureComesTwiceRunningEvenWhereRoundsMeet(count: Int) {
    var deck = deck(Array(names.prefix(count)), seed: 7)

    let dealt = deal(1000, from: &deck)

    #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func aSinglePictureComesAgainAndAgain() {
    var deck = deck(["only.png"], seed: 1)

    #expect(deal(3, from: &deck) == ["only.png", "only.png", "only.png"])
  }

  @Test func anEmptyDeckDealsNothing() {
    var deck = PictureDeck()

    #expect(deck.next() == nil)
  }

  @Test func theSameSeedGivesTheSameOrderWhateverOrderTheFolderHas() {
    var first = deck(names, seed: 42)
    var second = deck(names.reversed(), seed: 42)
    var other = deck(names, seed: 43)

    let dealt = deal(30, from: &first)

    #expect(deal(30, from: &second) == dealt)
    #expect(deal(30, from: &other) != dealt)
  }

  @Test func ordersWithoutASeedDiffer() {
    let orders = (0..<5).map { _ in
      var deck = deck(names)
      return deal(10, from: &deck)
    }

    #expect(Set(orders).count > 1)
  }

  @Test func allOrdersAreAboutEquallyLikely() {
    var counts: [[String]: Int] = [:]
    for seed in 0..<6000 {
      var deck = deck(["a", "b", "c"], seed: UInt64(seed))
      counts[deal(3, from: &deck), default: 0] += 1
    }

    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test(arguments: [PictureOrder.shuffle, .name])
  func aNewPictureJoinsTheRunningRound(order: PictureOrder) {
    for seed in 0..<20 {
      var deck = deck(names, order: order, seed: UInt64(seed))
      let before = deal(4, from: &deck)

      deck.add("new.png")

      #expect((before + deal(7, from: &deck)).sorted() == (names + ["new.png"]).sorted())
    }
  }

  @Test func aRemovedPictureLeavesTheRunningRound() {
    var deck = deck(names, seed: 3)
    let before = Set(deal(4, from: &deck))
    let gone = names.first { !before.contains($0) } ?? ""

    deck.remove(FilePath(gone))

    #expect(deck.count == 9)
    #expect(Set(deal(5, from: &deck)) == Set(names).subtracting(before).subtracting([gone]))
    #expect(deal(9, from: &deck).sorted() == names.filter { $0 != gone })
  }

  @Test func aPictureThatIsThereAlreadyDoesNotJoinAgain() {
    var deck = deck(names, seed: 5)
    let before = deal(4, from: &deck)

    for name in names.shuffled() { deck.add(FilePath(name)) }

    #expect(deck.count == 10)
    #expect((before + deal(6, from: &deck)).sorted() == names)
  }

  @Test func allPicturesOfAPieceOfAListingJoin() {
    var piece = ListingPiece()
    piece.append("a.png".utf8)
    piece.append("b.png".utf8, in: "more")
    var deck = PictureDeck(order: .name)

    deck.add(piece)

    #expect(deal(3, from: &deck) == ["a.png", "more/b.png", "a.png"])
  }

  @Test func whatAListingDoesNotMeetLeaves() {
    var deck = deck(names, seed: 5)

    deck.beginListing()
    for name in names.prefix(3) + ["new.png"] { deck.add(FilePath(name)) }
    deck.endListing()

    #expect(deck.count == 4)
    #expect(Set(deal(8, from: &deck)) == Set(names.prefix(3) + ["new.png"]))
  }

  @Test func aPictureThatIsSetAsideIsNotDealtUntilItIsBroughtBack() {
    var deck = deck(["a", "b"], seed: 1)
    deck.setAside("a")
    #expect(deck.dealtCount == 1)
    #expect(!deck.deals("a"))
    #expect(deal(3, from: &deck) == ["b", "b", "b"])

    deck.bringBack("a")

    #expect(deal(2, from: &deck) == ["a", "b"])
  }

  @Test func aDeckOfNothingButPicturesSetAsideDealsNothing() {
    var deck = deck(["a", "b"], seed: 1)
    for name: FilePath in ["a", "b", "a"] { deck.setAside(name) }
    #expect(deck.next() == nil)
    #expect(deck.count == 2)

    deck.bringAllBack()

    #expect(deal(2, from: &deck).sorted() == ["a", "b"])
  }

  @Test func aPictureThatIsRemovedWhileItIsSetAsideIsNewWhenItComesAgain() {
    var deck = deck(["a"], seed: 1)
    deck.setAside("a")
    deck.remove("a")
    #expect(deck.dealtCount == 0)

    deck.add("a")

    #expect(deck.dealtCount == 1)
    #expect(deck.next() == "a")
  }

  @Test func byNameNumbersCountAsNumbers() {
    let order = ["avatar1.png", "Avatar2.png", "avatar10.png", "B.png", "c/1.png", "c/02.png"]
    var deck = deck(order.shuffled(), order: .name)

    #expect(deal(12, from: &deck) == order + order)
  }

  @Test func byNameAPictureThatComesBeforeTheLastOneWaitsForTheNextRound() {
    var deck = deck(["b", "d"], order: .name)
    #expect(deck.next() == "b")

    deck.add("a")
    deck.add("c")

    #expect(deal(5, from: &deck) == ["c", "d", "a", "b", "c"])
  }

  @Test func comingsAndGoingsOfYearsLeaveTheOthersAlone() {
    var deck = deck(names, seed: 9)
    for day in 0..<5000 {
      deck.add(FilePath("picture of day \(day).png"))
      if day >= 10 { deck.remove(FilePath("picture of day \(day - 10).png")) }
      if day % 3 == 0 { _ = deck.next() }
    }

    #expect(deck.count == 20)
    let expected = Set(names + (4990..<5000).map { "picture of day \($0).png" })
    #expect(Set(deal(40, from: &deck)) == expected)
  }
}
