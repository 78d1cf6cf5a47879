// The weights of what is loaded first: the JavaScript of the landing page and the dashboard before the first interaction (gzip: what the
// address loads at once, by vite's manifest), and the whole precache as it travels (the brotli files that the server hands out).
import { existsSync, readFileSync } from 'node:fs';

const dist = new URL('./dist/', import.meta.url);
const read = (name) => readFileSync(new URL(name, dist), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));

/** The files of the entry, of these screens and of all that they import at once. */
function loadedBy(...screens) {
  const found = new Set(['early.js']);
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of its own for ${key}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of ['index.html', ...screens.map((screen) => `src/app/${screen}`)]) visit(key);
  return [...found].map((file) => `dist/${file}`);
}

/** What the worker's list names, each file in the form that is sent. Languages, speech rules and rare fonts are kept only where they are chosen. */
function precached() {
  const names = new Set(
    [...read('sw.js').matchAll(/\burl:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map(([, bare, quoted]) => bare ?? quoted),
  );
  if (names.size < 20) throw new Error('The list of precached files was not found in dist/sw.js.');
  return [...names]
    .filter((name) => !/assets\/(?:language|speech)-|(?:Fraktur|Calligraphic)-Bold/.test(name))
    .map((name) => `dist/${existsSync(new URL(`${name}.br`, dist)) ? `${name}.br` : name}`);
}

const page = (name, limit, ...screens) => ({ name: `${name}: JavaScript, gzip`, path: loadedBy(...screens), gzip: true, limit });

export default [
  page('landing', '115 kB', 'landing/LandingPage.tsx'),
  page('dashboard', '215 kB', 'shell/AppLayout.tsx', 'documents/dashboard/DashboardPage.tsx'),
  { name: 'precache on the wire', path: precached(), brotli: false, limit: '1.2 MB' },
];
