# The Homebrew formula of version @VERSION@: brew install --formula ./four.rb
class Four < Formula
  desc "Four in a row in the terminal and the browser, with solver and coach"
  homepage "@HOME@"
  url "@URL@/four-@VERSION@-source.tar.gz"
  sha256 "@SHA256:four-VERSION-source.tar.gz@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args(path: "crates/four")
    generate_completions_from_executable(bin/"four", "completions")
    (man1/"four.1").write Utils.safe_popen_read(bin/"four", "man")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/four --version")
    assert_match "Red wins with the line 11 22 33 44.", shell_output("#{bin}/four show 12233434464")
  end
end
