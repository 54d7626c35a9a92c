#!/bin/sh
# Installs Four in a Row for one user, without root. With --help it says how.
set -eu

usage() {
    cat <<END
Usage: install.sh [OPTIONS] [FILE.tar.gz | URL]

Installs the program, its manual pages, completions and menu entry. Without a file it installs the folder that it lies in.
The file must have a checksum: in SHA256SUMS beside it, or given.

  --prefix FOLDER   where to install [$prefix]
  --sha256 HEX      the checksum of the file
  --remove          remove what was installed; games are kept
END
}

fail() { printf 'install.sh: %s\n' "$1" >&2; exit 1; }

prefix=${HOME:?}/.local sum='' from='' remove=''
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) prefix=${2:?}; shift ;;
        --sha256) sum=${2:?}; shift ;;
        --remove) remove=yes ;;
        --help | -h) usage; exit ;;
        -*) usage >&2; exit 2 ;;
        *) from=$1 ;;
    esac
    shift
done
# What an installation consists of, relative to the prefix: folders that it made end with a slash.
list=$prefix/share/doc/four/installed

remove_installed() {
    [ -f "$list" ] || return 0
    # Deepest first, so that folders are empty when their turn comes. A folder that others use stays.
    sort -r "$list" | while IFS= read -r name; do
        case $name in
            */) rmdir "$prefix/$name" 2>/dev/null || true ;;
            *) rm -f "$prefix/$name" ;;
        esac
    done
}

if [ -n "$remove" ]; then
    [ -f "$list" ] || fail "nothing is installed in $prefix"
    remove_installed
    echo "Removed from $prefix. Your games are still there."
    exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

download() { # download URL FILE
    if command -v curl >/dev/null; then curl --fail --silent --show-error --location --output "$2" "$1"
    else wget -q -O "$2" "$1"; fi
}
checksum() { # checksum FILE
    if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

case $from in
    '')
        folder=$(cd "$(dirname "$0")" && pwd)
        [ -x "$folder/bin/four" ] || fail "which file? install.sh four-….tar.gz"
        ;;
    *)
        name=${from##*/}
        case $from in
            http://* | https://*)
                download "$from" "$work/$name" || fail "$from cannot be downloaded"
                [ -n "$sum" ] || download "${from%/*}/SHA256SUMS" "$work/SHA256SUMS" || true
                ;;
            *)
                [ -f "$from" ] || fail "there is no file $from"
                cp "$from" "$work/$name"
                [ -n "$sum" ] || cp "$(dirname "$from")/SHA256SUMS" "$work" 2>/dev/null || true
                ;;
        esac
        if [ -z "$sum" ] && [ -f "$work/SHA256SUMS" ]; then
            sum=$(awk -v name="$name" '$2 == name { print $1 }' "$work/SHA256SUMS")
        fi
        [ -n "$sum" ] || fail "no checksum of $name: give --sha256, or put SHA256SUMS beside it"
        [ "$(checksum "$work/$name")" = "$sum" ] || fail "$name has another checksum than $sum: nothing was installed"
        mkdir "$work/unpacked"
        tar -xzf "$work/$name" -C "$work/unpacked"
        folder=$(echo "$work"/unpacked/*)
        [ -x "$folder/bin/four" ] || fail "$name has no program in it"
        ;;
esac
"$folder/bin/four" --version >/dev/null || fail "this program does not run on this machine: $(uname -sm)"

remove_installed
: >"$work/installed"
(cd "$folder" && find bin share -type d) | sort | while IFS= read -r name; do
    [ -d "$prefix/$name" ] || echo "$name/" >>"$work/installed"
    mkdir -p "$prefix/$name"
done
(cd "$folder" && find bin share -type f) | sort | while IFS= read -r name; do
    # A running program is replaced, not written over.
    cp "$folder/$name" "$prefix/$name.new"
    mv "$prefix/$name.new" "$prefix/$name"
    echo "$name" >>"$work/installed"
done
# The desktop may not look for programs here.
entry=$prefix/share/applications/four.desktop
sed "s|^Exec=four|Exec=$prefix/bin/four|; s|^TryExec=four|TryExec=$prefix/bin/four|" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
echo share/doc/four/installed >>"$work/installed"
cp "$work/installed" "$list"

"$prefix/bin/four" --version
case :$PATH: in
    *":$prefix/bin:"*) echo "Installed in $prefix. Play with: four" ;;
    *) echo "Installed in $prefix. Play with: $prefix/bin/four (its folder is not in your PATH)" ;;
esac
