#!/bin/sh
# Manages releases, one of which is live. See docs/deployment.md.
#
#   release.sh add [name]       adds the build as a release; nothing changes for visitors
#   release.sh activate <name>  makes a release live, by renaming a link and reloading nginx
#   release.sh publish [name]   adds and activates
#   release.sh rollback         activates the previous release
#   release.sh list             lists the releases
#
# $DEPLOY_ROOT/releases/<name>/   the build's site/ and nginx files
# $DEPLOY_ROOT/current, previous  links to a release
# $DEPLOY_ROOT/shared/            hashed files of all releases that were live in the last $KEEP_DAYS days
set -eu
here=$(cd "$(dirname "$0")" && pwd)

DEPLOY_ROOT=${DEPLOY_ROOT:-/srv/harmattan}
# The folder that contains dist/ and deploy/generated/.
BUILD=${BUILD:-$here/..}
KEEP_RELEASES=${KEEP_RELEASES:-5}
KEEP_DAYS=${KEEP_DAYS:-30}
RELOAD=${RELOAD:-nginx -t -q && nginx -s reload}

die() {
  echo "release.sh: $1" >&2
  exit 1
}

check_name() {
  case $1 in '' | .* | *.part | *[!A-Za-z0-9._-]*) die "\"$1\" is not a valid release name" ;; esac
}

# Prints the paths of a release's hashed files, relative to the site.
hashed_files() (
  cd "$DEPLOY_ROOT/releases/$1/site"
  for folder in assets pictures fonts; do [ ! -d "$folder" ] || find "$folder" -type f; done
)

# Adds a release's hashed files to the folder that all releases share, and marks them as in use today.
share() {
  hashed_files "$1" | while IFS= read -r file; do
    from=$DEPLOY_ROOT/releases/$1/site/$file
    to=$DEPLOY_ROOT/shared/$file
    [ ! -e "$to" ] || continue
    mkdir -p "$(dirname "$to")"
    # A hard link or, on another file system, a copy that appears only once it is complete.
    ln "$from" "$to" 2>/dev/null || { cp -p "$from" "$to.part" && mv "$to.part" "$to"; }
  done
  hashed_files "$1" | (cd "$DEPLOY_ROOT/shared" && tr '\n' '\0' | xargs -0 -r touch -c)
}

add() {
  check_name "$1"
  target=$DEPLOY_ROOT/releases/$1
  [ ! -e "$target" ] || die "release $1 already exists"
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
  echo "Added $1"
}

# Prints the release that a link points to, if any.
linked() {
  [ ! -L "$DEPLOY_ROOT/$1" ] || basename "$(readlink "$DEPLOY_ROOT/$1")"
}

# Renaming replaces the old link atomically.
point() {
  ln -s "releases/$2" "$DEPLOY_ROOT/$1.new"
  mv -T "$DEPLOY_ROOT/$1.new" "$DEPLOY_ROOT/$1"
}

activate() {
  check_name "$1"
  [ -d "$DEPLOY_ROOT/releases/$1" ] || die "no release $1"
  old=$(linked current)
  share "$1"
  # Visitors may open the old release until now, so its grace period starts now.
  [ -z "$old" ] || share "$old"
  rm -f "$DEPLOY_ROOT/current.new" "$DEPLOY_ROOT/previous.new"
  point current "$1"
  if ! sh -c "$RELOAD"; then
    if [ -n "$old" ]; then point current "$old"; else rm "$DEPLOY_ROOT/current"; fi
    die "nginx rejected $1; the live release has not changed"
  fi
  [ -z "$old" ] || [ "$old" = "$1" ] || point previous "$old"
  echo "$1 is live"
  prune
}

# Deletes the oldest releases, but never the two linked ones, then hashed files that haven't been live for $KEEP_DAYS days.
prune() {
  count=0
  # shellcheck disable=SC2045 # sorted by age; names have no spaces, see check_name
  for name in $(ls -t "$DEPLOY_ROOT/releases"); do
    case $name in "$(linked current)" | "$(linked previous)") continue ;; esac
    count=$((count + 1))
    [ "$count" -le $((KEEP_RELEASES - 2)) ] || rm -rf "${DEPLOY_ROOT:?}/releases/$name"
  done
  find "$DEPLOY_ROOT/shared" -type f -mtime "+$KEEP_DAYS" -delete
}

mkdir -p "$DEPLOY_ROOT/releases"
command=${1:-}
name=${2:-$(date -u +%Y%m%dT%H%M%SZ)}
# One process at a time. The lock is released when it exits.
exec 9>"$DEPLOY_ROOT/.lock"
flock -n 9 || die 'another release is in progress'

case $command in
add) add "$name" ;;
activate) activate "${2:-}" ;;
publish)
  add "$name"
  activate "$name"
  ;;
rollback)
  previous=$(linked previous)
  [ -n "$previous" ] || die 'no previous release'
  activate "$previous"
  ;;
list)
  # shellcheck disable=SC2045 # as above
  for release in $(ls -t "$DEPLOY_ROOT/releases"); do
    case $release in
    "$(linked current)") echo "$release (live)" ;;
    "$(linked previous)") echo "$release (previous)" ;;
    *) echo "$release" ;;
    esac
  done
  ;;
*) die 'usage: release.sh add|activate|publish|rollback|list [name]' ;;
esac
