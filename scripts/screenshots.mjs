// npm run screenshots: every screen and state of the walk in tests/journeys/tour.ts, at 390 and 1280 px, light and dark, into
// .cache/screens. Those that README and docs show are copied to docs/screens. It is a vitest run, because the walk lives with
// the journeys.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';

const taken = join(root, '.cache', 'screens');
const shown = join(root, 'docs', 'screens');

/** The pictures that README and the documents show, by name. */
function shownNames() {
  const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
    name.endsWith('.md'),
  );
  return new Set(
    pages.flatMap((name) =>
      [...readFileSync(join(root, name), 'utf8').matchAll(/screens\/([\w-]+\.webp)/g)].map(([, found]) => found),
    ),
  );
}

ensureInstalled();
const CHROMIUM = await ensureChromium();
ensureBuilt();
mkdirSync(taken, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'screenshots', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM, SCREENSHOTS: '1', SCREENS: taken } },
);
process.exitCode = status ?? 1;
if (status === 0) {
  const names = shownNames();
  mkdirSync(shown, { recursive: true });
  for (const name of readdirSync(shown)) if (!names.has(name)) rmSync(join(shown, name));
  for (const name of names) if (existsSync(join(taken, name))) copyFileSync(join(taken, name), join(shown, name));
  console.log(`All pictures are in .cache/screens; the ${names.size} that the documents show were copied to docs/screens.`);
}
