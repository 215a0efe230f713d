import Kiosk
import Platform
import Testing

@Suite struct PictureDeckOpinionTests {
  private let names = (0..<10).map { FilePath("avatar\($0).png") }

  private func deck(_ count: Int = 10, order: PictureOrder = .shuffle, seed: UInt64) -> PictureDeck
  {
    var deck = PictureDeck(order: order, seed: seed)
    for name in names.prefix(count) { deck.add(name) }
    return deck
  }

  private func deal(_ count: Int, from deck: inout PictureDeck) -> [FilePath] {
    (0..<count).compactMap { _ in deck.next() }
  }

  // MARK: Likes

  @Test(arguments: 0..<5)
  func aLikedPictureComesThreeTimesAsOften(seed: Int) {
    var deck = deck(seed: UInt64(seed))
    deck.setLiked(names[3], true)

    let dealt = deal(1200, from: &deck)

    for name in names {
      let count = dealt.filter { $0 == name }.count
      #expect(name == names[3] ? (290...300).contains(count) : (100...102).contains(count))
    }
  }

  @Test func theTimesALikedPictureComesLieApart() {
    var deck = PictureDeck(seed: 5)
    let names = (0..<1000).map { FilePath("\($0).png") }
    deck.note(names[7])
    for name in names { deck.add(name) }
    deck.setLiked(names[7], true)
    deck.setLeftOut(names[7], false)

    let dealt = deal(1002, from: &deck)

    let places = dealt.indices.filter { dealt[$0] == names[7] }
    #expect(places.count == 3)
    #expect(zip(places, places.dropFirst()).allSatisfy { (250...420).contains($1 - $0) })
    #expect(Set(dealt) == Set(names))
  }

  @Test(arguments: 2...5)
  func evenALikedPictureNeverComesTwiceRunning(count: Int) {
    for seed in 0..<50 {
      var deck = deck(count, seed: UInt64(seed))
      deck.setLiked(names[0], true)
      if count > 3 { deck.setLiked(names[1], true) }

      let dealt = deal(200, from: &deck)

      #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 })
      #expect(Set(dealt).count == count)
    }
  }

  @Test func aSingleLikedPictureComesAgainAndAgain() {
    var deck = deck(1, seed: 1)
    deck.setLiked(names[0], true)

    #expect(deal(5, from: &deck) == Array(repeating: names[0], count: 5))
  }

  @Test func aLikeInTheMiddleOfARoundLosesNoOtherPicture() {
    for seed in 0..<50 {
      var deck = deck(seed: UInt64(seed))
      var dealt = deal(4, from: &deck)
      deck.setLiked(dealt[3], true)

      // Two more at most, and the others.
      dealt += deal(8, from: &deck)

      #expect(Set(dealt).count >= 10 - 2)
      #expect(dealt.filter { $0 == dealt[3] }.count <= 4)
      dealt += deal(12, from: &deck)
      #expect(Set(dealt) == Set(names))
    }
  }

  @Test func whatIsNotLikedAnyMoreComesAsOftenAsTheOthers() {
    var deck = deck(seed: 4)
    deck.setLiked(names[3], true)
    _ = deal(24, from: &deck)

    deck.setLiked(names[3], false)
    _ = deal(12, from: &deck)
    let dealt = deal(1000, from: &deck)

    #expect((99...101).contains(dealt.filter { $0 == names[3] }.count))
  }

  @Test func aLikeChangesNothingOfTheOthersOrder() {
    var plain = deck(seed: 6)
    var liking = deck(seed: 6)
    liking.setLiked(names[2], true)

    let order = deal(10, from: &plain).filter { $0 != names[2] }

    #expect(deal(12, from: &liking).filter { $0 != names[2] } == order)
  }

  @Test func byNameALikedPictureComesOnce() {
    var deck = deck(order: .name, seed: 1)
    deck.setLiked(names[3], true)

    #expect(deal(20, from: &deck) == names + names)
  }

  @Test func aLikedPictureThatIsRemovedIsGone() {
    var deck = deck(3, seed: 2)
    deck.setLiked(names[0], true)
    _ = deal(2, from: &deck)

    deck.remove(names[0])

    #expect(!deal(20, from: &deck).contains(names[0]))
    deck.add(names[0])
    let dealt = deal(300, from: &deck)
    #expect((98...102).contains(dealt.filter { $0 == names[0] }.count))
  }

  // MARK: Leaving out

  @Test func whatIsLeftOutIsNotDealtUntilItIsWantedAgain() {
    var deck = deck(3, seed: 1)
    deck.setLeftOut(names[0], true)
    #expect(deck.dealtCount == 2)
    #expect(deck.hasLeftOut)
    #expect(!deck.deals(names[0]))
    #expect(Set(deal(10, from: &deck)) == [names[1], names[2]])

    deck.setLeftOut(names[0], false)

    #expect(deck.dealtCount == 3)
    #expect(!deck.hasLeftOut)
    #expect(deal(2, from: &deck).contains(names[0]))
  }

  @Test func whatIsSetAsideAndLeftOutNeedsBothToComeBack() {
    var deck = deck(2, seed: 1)
    deck.setAside(names[0])
    deck.setLeftOut(names[0], true)
    #expect(deck.dealtCount == 1)

    deck.bringAllBack()
    #expect(deck.dealtCount == 1)
    deck.setLeftOut(names[0], false)

    #expect(deck.dealtCount == 2)
    #expect(deal(4, from: &deck).contains(names[0]))
  }

  @Test func aNotedNameIsLeftOutUntilSomebodyKnowsMore() {
    var deck = PictureDeck(seed: 1)
    deck.note(names[0])
    for name in names.prefix(2) { deck.add(name) }

    #expect(deck.takeNoted() == [names[0]])
    #expect(deck.takeNoted().isEmpty)
    #expect(deal(3, from: &deck) == [names[1], names[1], names[1]])
    deck.setLeftOut(names[0], false)
    #expect(deal(2, from: &deck).contains(names[0]))
  }

  @Test func aNotedNameThatIsAddedAgainIsToldButStaysInTheDeck() {
    var deck = PictureDeck(seed: 1)
    deck.add(names[0])
    deck.note(names[0])

    deck.add(names[0])

    #expect(deck.takeNoted() == [names[0]])
    #expect(deck.next() == names[0])
  }

  @Test func aDeckOfAFewIsToldWhich() {
    var deck = PictureDeck(seed: 1, leavesOutOthers: true)
    for name in names { deck.add(name) }
    #expect(deck.next() == nil)

    deck.setLeftOut(names[4], false)
    deck.setLeftOut(names[5], false)

    #expect(deck.dealtCount == 2)
    #expect(Set(deal(6, from: &deck)) == [names[4], names[5]])
  }
}
