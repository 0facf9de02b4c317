#!/bin/sh
# Manages releases, one of which is live. See docs/deployment.md.
#
#   release.sh add [name]       adds the build as a release; nothing changes for visitors
#   release.sh activate <name>  makes a release live, by renaming a link and reloading nginx
#   release.sh publish [name]   adds and activates. If it fails, the release is removed again
#   release.sh rollback         activates the previous release
#   release.sh list             lists the releases
#
# $DEPLOY_ROOT/releases/<name>/   the build's site/ and nginx files
# $DEPLOY_ROOT/current            link to the release that nginx's configuration includes
# $DEPLOY_ROOT/live, previous     links to the release that nginx last accepted, and to the one before it
# $DEPLOY_ROOT/shared/            hashed files of all releases that were live in the last $KEEP_DAYS days
#
# A command that was killed leaves nothing that visitors notice. Run it again to finish it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

DEPLOY_ROOT=${DEPLOY_ROOT:-/srv/harmattan}
# The folder that contains dist/ and deploy/generated/.
BUILD=${BUILD:-$here/..}
KEEP_RELEASES=${KEEP_RELEASES:-5}
KEEP_DAYS=${KEEP_DAYS:-30}
RELOAD=${RELOAD:-nginx -t -q && nginx -s reload}
# Seconds to wait for another release.sh, which may belong to another container with the same shared folder.
LOCK_WAIT=${LOCK_WAIT:-60}

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

# Whether a release has the build's files and headers.
is_this_build() {
  diff -rq "$BUILD/dist" "$DEPLOY_ROOT/releases/$1/site" >/dev/null 2>&1 || return 1
  for conf in "$BUILD"/deploy/generated/*.conf; do
    cmp -s "$conf" "$DEPLOY_ROOT/releases/$1/$(basename "$conf")" || return 1
  done
}

# Adds the build, or finishes what an interrupted command began to add.
add() {
  check_name "$1"
  target=$DEPLOY_ROOT/releases/$1
  [ -f "$BUILD/dist/index.html" ] || die "no build in $BUILD/dist"
  [ -f "$BUILD/deploy/generated/maps.conf" ] || die "no headers in $BUILD/deploy/generated"
  if [ -e "$target" ]; then
    is_this_build "$1" || die "release $1 already exists, with another build"
  else
    added=$1
    mkdir -p "$target.part"
    cp -pR "$BUILD/dist" "$target.part/site"
    cp -p "$BUILD"/deploy/generated/*.conf "$target.part/"
    # Until it's live, it may be removed again.
    [ "$command" != publish ] || : >"$target.part/publishing"
    cat >"$target.part/release.conf" <<EOF
root "$target/site";
include "$target/types.conf";
include "$target/headers.conf";
EOF
    mv "$target.part" "$target"
  fi
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

# `current` differs from `live` only during an activation, so that an interrupted one can be recognized and undone.
activate() {
  check_name "$1"
  [ -d "$DEPLOY_ROOT/releases/$1" ] || die "no release $1"
  old=$(linked live)
  share "$1"
  # Visitors may open the old release until now, so its grace period starts now.
  [ -z "$old" ] || share "$old"
  trap '' HUP INT TERM
  : >"$DEPLOY_ROOT/activating"
  point current "$1"
  if ! sh -c "$RELOAD"; then
    follow_live
    die "nginx rejected $1; the live release has not changed"
  fi
  [ -z "$old" ] || [ "$old" = "$1" ] || point previous "$old"
  point live "$1"
  rm -f "$DEPLOY_ROOT/releases/$1/publishing" "$DEPLOY_ROOT/activating"
  added=
  echo "$1 is live"
  prune
}

# Undoes an activation that failed or was interrupted.
follow_live() {
  if [ ! -L "$DEPLOY_ROOT/live" ]; then
    rm -f "$DEPLOY_ROOT/current"
  elif [ "$(linked current)" != "$(linked live)" ]; then
    point current "$(linked live)"
  fi
  rm -f "$DEPLOY_ROOT/activating"
}

# Deletes the oldest releases, but never the live and the previous one, then hashed files that haven't been live for $KEEP_DAYS days.
prune() {
  count=0
  # shellcheck disable=SC2045 # sorted by age; names have no spaces, see check_name
  for name in $(ls -t "$DEPLOY_ROOT/releases"); do
    case $name in "$(linked live)" | "$(linked previous)") continue ;; esac
    # An interrupted command left it, so it takes no other's place.
    if [ ! -e "$DEPLOY_ROOT/releases/$name/publishing" ]; then
      count=$((count + 1))
      [ "$count" -gt $((KEEP_RELEASES - 2)) ] || continue
    fi
    rm -rf "${DEPLOY_ROOT:?}/releases/$name"
  done
  find "$DEPLOY_ROOT/shared" -mindepth 2 -type f -mtime "+$KEEP_DAYS" -delete
}

# Removes what this or an interrupted command left half done.
clean() {
  rm -rf "$DEPLOY_ROOT"/releases/*.part
  for link in current live previous; do rm -f "$DEPLOY_ROOT/$link.new"; done
  find "$DEPLOY_ROOT/shared" -type f -name '*.part' -delete
}

finish() {
  status=$?
  trap - EXIT
  clean
  # Otherwise a release that never was live would push an older one out.
  [ "$command" != publish ] || [ -z "$added" ] || rm -rf "${DEPLOY_ROOT:?}/releases/$added"
  exit "$status"
}

mkdir -p "$DEPLOY_ROOT/releases" "$DEPLOY_ROOT/shared"
command=${1:-}
name=${2:-$(date -u +%Y%m%dT%H%M%SZ)}
# The release that this command has added.
added=
# One process at a time for everything that shares the hashed files. The lock is released when the process exits.
exec 9>"$DEPLOY_ROOT/shared/.lock"
flock -w "$LOCK_WAIT" 9 || die 'another release is in progress'

# Releases made before there was the link `live`.
[ -L "$DEPLOY_ROOT/live" ] || [ ! -L "$DEPLOY_ROOT/current" ] || [ -e "$DEPLOY_ROOT/activating" ] ||
  point live "$(linked current)"
clean
follow_live
trap finish EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

case $command in
add) add "$name" ;;
activate) activate "${2:-}" ;;
publish)
  add "$name"
  activate "$name"
  ;;
rollback)
  previous=$(linked previous)
  [ -n "$previous" ] && [ -d "$DEPLOY_ROOT/releases/$previous" ] || die 'no previous release'
  activate "$previous"
  ;;
list)
  # shellcheck disable=SC2045 # as above
  for release in $(ls -t "$DEPLOY_ROOT/releases"); do
    case $release in
    "$(linked live)") echo "$release (live)" ;;
    "$(linked previous)") echo "$release (previous)" ;;
    *) echo "$release" ;;
    esac
  done
  ;;
*) die 'usage: release.sh add|activate|publish|rollback|list [name]' ;;
esac
