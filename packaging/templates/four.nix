# The static program of version @VERSION@: nix-build four.nix, then result/bin/four
{ pkgs ? import <nixpkgs> { } }:
pkgs.stdenvNoCC.mkDerivation {
  pname = "four";
  version = "@VERSION@";
  src = pkgs.fetchurl {
    url = "@URL@/four-@VERSION@-x86_64-unknown-linux-musl.tar.gz";
    sha256 = "@SHA256:four-VERSION-x86_64-unknown-linux-musl.tar.gz@";
  };
  dontConfigure = true;
  dontBuild = true;
  installPhase = ''
    mkdir -p $out
    cp -r bin share $out
  '';
  meta = {
    description = "Four in a row in the terminal and the browser, with solver and coach";
    homepage = "@HOME@";
    license = [ pkgs.lib.licenses.mit pkgs.lib.licenses.asl20 ];
    mainProgram = "four";
    platforms = [ "x86_64-linux" ];
    sourceProvenance = [ pkgs.lib.sourceTypes.binaryNativeCode ];
  };
}
