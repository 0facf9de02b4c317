#!/bin/sh
# Releases side by side, one of them live. Names and defaults: docs/deployment.md.
#
#   release.sh add [name]       puts the build beside the others; nothing changes for visitors
#   release.sh activate <name>  makes it live: one renamed link, one reload
#   release.sh publish [name]   both
#   release.sh rollback         makes the one that was live before live again
#   release.sh list             names them
#
# $DEPLOY_ROOT/releases/<name>/   site/ and the nginx files of its build
# $DEPLOY_ROOT/current, previous  links to a release
# $DEPLOY_ROOT/shared/            hashed files of all releases of the last $KEEP_DAYS days
set -eu
here=$(cd "$(dirname "$0")" && pwd)

DEPLOY_ROOT=${DEPLOY_ROOT:-/srv/harmattan}
# The folder with dist/ and deploy/generated/.
BUILD=${BUILD:-$here/..}
KEEP_RELEASES=${KEEP_RELEASES:-5}
KEEP_DAYS=${KEEP_DAYS:-30}
RELOAD=${RELOAD:-nginx -t -q && nginx -s reload}

die() {
  echo "release.sh: $1" >&2
  exit 1
}

check_name() {
  case $1 in '' | .* | *.part | *[!A-Za-z0-9._-]*) die "\"$1\" is no name for a release" ;; esac
}

# The hashed files of a release, by their paths in the site.
hashed_files() (
  cd "$DEPLOY_ROOT/releases/$1/site"
  for folder in assets pictures fonts; do [ ! -d "$folder" ] || find "$folder" -type f; done
)

# Puts the hashed files of a release where all releases look for them, and notes that they are in use today.
share() {
  hashed_files "$1" | while IFS= read -r file; do
    from=$DEPLOY_ROOT/releases/$1/site/$file
    to=$DEPLOY_ROOT/shared/$file
    [ ! -e "$to" ] || continue
    mkdir -p "$(dirname "$to")"
    # A second name for the same file; on another file system a copy, which appears when it is whole.
    ln "$from" "$to" 2>/dev/null || { cp -p "$from" "$to.part" && mv "$to.part" "$to"; }
  done
  hashed_files "$1" | (cd "$DEPLOY_ROOT/shared" && tr '\n' '\0' | xargs -0 -r touch -c)
}

add() {
  check_name "$1"
  target=$DEPLOY_ROOT/releases/$1
  [ ! -e "$target" ] || die "there is a release $1 already"
  [ -f "$BUILD/dist/index.html" ] || die "no build in $BUILD/dist"
  [ -f "$BUILD/deploy/generated/maps.conf" ] || die "no headers in $BUILD/deploy/generated"
  mkdir -p "$DEPLOY_ROOT/shared"
  rm -rf "$target.part"
  mkdir -p "$target.part"
  cp -pR "$BUILD/dist" "$target.part/site"
  cp -p "$BUILD"/deploy/generated/*.conf "$target.part/"
  cat >"$target.part/release.conf" <<EOF
root "$target/site";
include "$target/types.conf";
include "$target/headers.conf";
EOF
  mv "$target.part" "$target"
  share "$1"
  echo "Added: $1"
}

# The name that a link leads to, or nothing.
linked() {
  [ ! -L "$DEPLOY_ROOT/$1" ] || basename "$(readlink "$DEPLOY_ROOT/$1")"
}

# Renaming replaces the old link at once: there is no moment without one.
point() {
  ln -s "releases/$2" "$DEPLOY_ROOT/$1.new"
  mv -T "$DEPLOY_ROOT/$1.new" "$DEPLOY_ROOT/$1"
}

activate() {
  check_name "$1"
  [ -d "$DEPLOY_ROOT/releases/$1" ] || die "there is no release $1"
  old=$(linked current)
  share "$1"
  # Tabs with the old one may be opened until this moment: its days of grace begin now.
  [ -z "$old" ] || share "$old"
  rm -f "$DEPLOY_ROOT/current.new" "$DEPLOY_ROOT/previous.new"
  point current "$1"
  if ! sh -c "$RELOAD"; then
    if [ -n "$old" ]; then point current "$old"; else rm "$DEPLOY_ROOT/current"; fi
    die "nginx refused $1; what was live is live"
  fi
  [ -z "$old" ] || [ "$old" = "$1" ] || point previous "$old"
  echo "Live: $1"
  prune
}

# Oldest first away, but never the two that are linked; then hashed files that no live release has had for long.
prune() {
  kept=0
  # shellcheck disable=SC2045 # by age; check_name lets no space into a name
  for name in $(ls -t "$DEPLOY_ROOT/releases"); do
    case $name in "$(linked current)" | "$(linked previous)") continue ;; esac
    kept=$((kept + 1))
    [ "$kept" -le $((KEEP_RELEASES - 2)) ] || rm -rf "${DEPLOY_ROOT:?}/releases/$name"
  done
  find "$DEPLOY_ROOT/shared" -type f -mtime "+$KEEP_DAYS" -delete
}

mkdir -p "$DEPLOY_ROOT/releases"
command=${1:-}
name=${2:-$(date -u +%Y%m%dT%H%M%SZ)}
# One at a time; the lock goes with the process.
exec 9>"$DEPLOY_ROOT/.lock"
flock -n 9 || die 'another release is under way'

case $command in
add) add "$name" ;;
activate) activate "${2:-}" ;;
publish)
  add "$name"
  activate "$name"
  ;;
rollback)
  before=$(linked previous)
  [ -n "$before" ] || die 'there is none before it'
  activate "$before"
  ;;
list)
  # shellcheck disable=SC2045 # as above
  for release in $(ls -t "$DEPLOY_ROOT/releases"); do
    case $release in
    "$(linked current)") echo "$release (live)" ;;
    "$(linked previous)") echo "$release (before)" ;;
    *) echo "$release" ;;
    esac
  done
  ;;
*) die 'add, activate, publish, rollback or list' ;;
esac
