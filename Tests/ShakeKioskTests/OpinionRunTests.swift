import Foundation
import Testing

/// The real program reads and changes a file of opinions.
@Suite(.timeLimit(.minutes(2))) final class OpinionRunTests {
  private let path = NSTemporaryDirectory() + "/opinions-\(UUID().uuidString)"

  deinit { unlink(path) }

  private func write(_ lines: String...) throws {
    try lines.map { $0 + "\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func bookmarksArePrintedOneALine() throws {
    try write("bookmarked 1 b10.png", "liked 1 a.png", "liked bookmarked 2 more/b9.png")

    let run = try ProgramRun(["bookmarks", "--state", path])

    #expect(run.exitCode == 0)
    #expect(run.output == "b10.png\nmore/b9.png\n")
  }

  @Test func withoutAFileThereAreNoBookmarks() throws {
    let run = try ProgramRun(["bookmarks", "--state", path])

    #expect(run.exitCode == 0)
    #expect(run.output == "")
  }

  @Test func resetBringsHiddenPicturesBackAndSaysSo() throws {
    try write("hidden bookmarked 1 a.png", "hidden 1 b.png", "liked 1 c.png")

    let run = try ProgramRun(["reset", "--state", path])

    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("2 hidden pictures come again."))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("bookmarked 1 a.png\nliked 1 c.png\n"))
    #expect(!text.contains("hidden"))
    #expect(try ProgramRun(["reset", "--state", path]).output.hasPrefix("No picture is hidden"))
  }

  @Test func aFileThatCannotBeReadIsSaid() throws {
    let run = try ProgramRun(["bookmarks", "--state", NSTemporaryDirectory()])

    #expect(run.exitCode == 66)
    #expect(run.errors.contains("cannot be read"))
  }
}
