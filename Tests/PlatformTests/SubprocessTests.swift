import Platform
import Testing

@Suite struct SubprocessTests {
  @Test func outputComesBackWhole() {
    #expect(Subprocess.output(of: "printf 'a\\nb'") == "a\nb")
    #expect(Subprocess.output(of: "head -c 100000 /dev/zero | tr '\\0' x")?.count == 100_000)
  }

  @Test func complaintsAreNoOutput() { #expect(Subprocess.output(of: "echo no >&2") == "") }

  @Test func whatFailsOrIsMissingHasNone() {
    #expect(Subprocess.output(of: "echo a; false") == nil)
    #expect(Subprocess.output(of: "/nowhere/program") == nil)
  }
}
