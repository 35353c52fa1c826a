#!/bin/sh
# Installs the packages of package-lock.json, including Node.js 24. If that fails, says what to do.
set -u

major=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
if [ -z "$major" ] || [ "$major" -lt 20 ]; then
  echo "Kreda needs Node.js 20 or later to install itself; this machine has ${major:-none}." >&2
  if command -v npm >/dev/null 2>&1; then
    echo "Run 'npm install --global node@24' as root, open a new shell and try again." >&2
  else
    echo "Install it from https://nodejs.org/en/download and try again. Debian's package is too old before Debian 13." >&2
  fi
  exit 1
fi

echo "Installing packages (the first time takes a minute or two) …"
# `npm install --no-save` takes the versions of package-lock.json and does not change it. `npm ci` would refuse the lock file if a
# registry lacks the optional binary of another platform.
# --loglevel=error hides warnings about packages that need a newer Node.js than the installing one; they run under the pinned one.
# --include=dev is for NODE_ENV=production, with which npm would leave out the packages that build the client.
if ! npm install --include=dev --no-save --no-audit --no-fund --loglevel=error; then
  echo "Packages could not be installed: see npm's message above. Check the network and the npm registry, then try again." >&2
  exit 1
fi

if ! node_modules/.bin/node --version >/dev/null 2>&1; then
  echo "The pinned Node.js did not install: npm was told to ignore install scripts." >&2
  echo "Run: npm rebuild node --ignore-scripts=false" >&2
  exit 1
fi

node_modules/.bin/node scripts/trim-packages.ts
