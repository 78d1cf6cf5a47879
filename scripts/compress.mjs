// Writes a brotli and a gzip sibling beside every text file of a folder, for the server to hand out. Pictures and fonts are
// compressed already and stay alone.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below one network packet there is nothing to win. */
const LEAST_BYTES = 1024;
const TEXT = /\.(?:js|mjs|css|html|svg|json|webmanifest|txt)$/;

/** Writes `x.js.br` and `x.js.gz` for every `x.js` of more than 1 kB below `folder`. */
export function compressBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Names with a dot are the build's own notes and are never served.
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) compressBelow(path);
    else if (TEXT.test(entry.name) && statSync(path).size > LEAST_BYTES) compress(path);
  }
}

function compress(path) {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) compressBelow(process.argv[2]);
