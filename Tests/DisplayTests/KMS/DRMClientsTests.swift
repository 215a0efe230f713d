import Testing

@testable import Display

struct DRMClientsTests {
  private static let heading =
    "             command  tgid dev master a   uid      magic\n"

  @Test func masterIsFoundAmongTheClients() {
    let text =
      Self.heading + "      systemd-logind   300   0   n    y     0          0\n"
      + "                Xorg   612   0   y    y     0          0\n"
    let master = DRMClients.master(in: text)
    #expect(master?.command == "Xorg")
    #expect(master?.process == 612)
  }

  @Test func commandMayHoldSpaces() {
    let text = Self.heading + "         Web Content   702   0   y    y     0          0\n"
    #expect(DRMClients.master(in: text)?.command == "Web Content")
    #expect(DRMClients.master(in: text)?.process == 702)
  }

  @Test func cardWithoutAMasterHasNone() {
    let text = Self.heading + "                Xorg   612   0   n    y     0          0\n"
    #expect(DRMClients.master(in: text) == nil)
    #expect(DRMClients.master(in: Self.heading) == nil)
    #expect(DRMClients.master(in: "") == nil)
  }

  @Test func laterColumnsDoNotMatter() {
    let text =
      "             command  tgid dev master a   uid      magic name id\n"
      + "           my player    81   0   y    y     0          0 <unset> 5\n"
    #expect(DRMClients.master(in: text)?.command == "my player")
    #expect(DRMClients.master(in: text)?.process == 81)
  }
}
