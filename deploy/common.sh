# What the deploy commands share; they source it from the package's folder.

# The C libraries that the package is built on.
build_packages=(libdrm-dev libpng-dev libiio-dev libinput-dev pkg-config)
# Where build_release leaves the programs.
release_folder=.build/release

as_root() {
  if [[ $(id -u) == 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "This needs root, and there is no sudo: $*" >&2
    return 77
  fi
}

# Installs those of the named Debian packages that are not installed yet.
need_packages() {
  local package missing=()
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  echo "Installing ${missing[*]}" >&2
  # Nothing may read the standard input of the command that needs the packages, nor write into its
  # output; what goes wrong is told on standard error.
  as_root apt-get -qq -o Acquire::Retries=3 update </dev/null >/dev/null || return
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 \
    -o Dpkg::Use-Pty=0 install --no-install-recommends "${missing[@]}" </dev/null >/dev/null
}

# Prints the Swift compiler's command. Where there is none, installs Debian's, which came with 13.
swift_command() {
  local command
  for command in swift /usr/libexec/swift/bin/swift; do
    if command -v "$command"; then
      return 0
    fi
  done
  if [[ $(. /etc/os-release && echo "${VERSION_ID:-0}") -lt 13 ]]; then
    echo "There is no swift command, and this Debian has none to install." >&2
    echo "Install Swift 6 from https://www.swift.org/install/linux/ and put it into PATH." >&2
    return 69
  fi
  need_packages swiftlang libstdc++-14-dev || return
  echo /usr/libexec/swift/bin/swift
}

# Builds programs of the package for use: optimised, and with nothing of Swift to install beside.
build_release() {
  local swift product
  swift=$(swift_command) || return
  for product in "$@"; do
    "$swift" build --configuration release --static-swift-stdlib --product "$product" || return
  done
}

# Prints the URI from which apt takes a Debian release, this system's own unless another is named. The
# origin is known only where apt has fetched the lists before; otherwise apt leaves its placeholder.
debian_mirror() {
  local release=${1:-$(. /etc/os-release && echo "$VERSION_CODENAME")} uri suite component origin
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)' \
    'Created-By: Packages' | {
    while read -r uri suite component origin; do
      if [[ $component == main && ($suite == "$release" || $suite == stable) &&
        ($origin == Debian || $origin == '$(ORIGIN)') ]]; then
        echo "$uri"
        exit
      fi
    done
    echo "apt's sources name no Debian mirror for $release main" >&2
    exit 69
  }
}

# Makes a root of Debian 13 in a folder, from this system's own mirror. The words after the folder are
# options of mmdebstrap.
debian_root() {
  local folder=$1 mirror
  shift
  mirror=$(debian_mirror) || return
  need_packages mmdebstrap debian-archive-keyring || return
  as_root rm -rf "$folder" "$folder.new"
  as_root mmdebstrap --quiet --variant=minbase --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/locale/*' "$@" \
    trixie "$folder.new" \
    "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" &&
    as_root mv "$folder.new" "$folder"
}
