#!/bin/sh
# Runs Node with DATA_DIR on a disk of its own of so many megabytes (SMALL_DISK), which begins with a copy of what is in DISK_WITH and
# is then filled up where FILLED says so. Linux, as root; nobody else sees that disk, and it is gone with the process.
exec unshare --mount sh -c '
  mkdir -p "$DATA_DIR" &&
  mount -t tmpfs -o "size=${SMALL_DISK}m,mode=700" small "$DATA_DIR" || exit 99
  [ -z "$DISK_WITH" ] || cp -rp "$DISK_WITH/." "$DATA_DIR" || exit 99
  [ -z "$FILLED" ] || dd if=/dev/zero of="$DATA_DIR/filler" bs=64k 2>/dev/null
  exec "$NODE" "$@"
' sh "$@"
