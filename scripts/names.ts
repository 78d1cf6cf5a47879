// npm run names: counts declared names that are bare participles, adjectives or function words. Fails where a file has more of them than
// scripts/bareNames.json allows. `--write` lowers that list to what is there, and never raises it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareNames, declaredNames } from '../tests/support/bareNames.ts';
import { filesBelow } from '../tests/support/files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const list = join(root, 'scripts', 'bareNames.json');

function sources(): string[] {
  return ['src', 'sw']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('Data.ts'))
    .sort();
}

function report(): void {
  const allowed: Record<string, number> = JSON.parse(readFileSync(list, 'utf8'));
  const counted: Record<string, string[]> = {};
  const words: Record<string, number> = {};
  let total = 0;
  let bare = 0;
  for (const file of sources()) {
    const names = declaredNames(readFileSync(join(root, file), 'utf8'));
    const found = bareNames(names);
    total += names.length;
    bare += found.length;
    if (found.length > 0) counted[file] = found;
    for (const name of found) words[name] = (words[name] ?? 0) + 1;
  }
  if (process.argv.includes('--write')) {
    const lower = Object.entries(allowed).map(([file, most]) => [file, Math.min(most, counted[file]?.length ?? 0)] as const);
    const lines = lower.filter(([, most]) => most > 0).map(([file, most]) => `  ${JSON.stringify(file)}: ${most}`);
    writeFileSync(list, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
  }
  const most = Object.entries(words).sort(([, a], [, b]) => b - a);
  console.log(
    `Most: ${most
      .slice(0, 15)
      .map(([word, times]) => `${word} ${times}`)
      .join(', ')}`,
  );
  console.log(`${bare} bare of ${total} declared names, ${((100 * bare) / total).toFixed(1)} %`);
  for (const [file, found] of Object.entries(counted)) {
    if (found.length <= (allowed[file] ?? 0)) continue;
    console.log(`${file} has ${found.length} bare names, ${allowed[file] ?? 0} are allowed: ${[...new Set(found)].join(', ')}.`);
    process.exitCode = 1;
  }
  if (process.exitCode === 1)
    console.log('Rename the new ones: a noun, is… or has…, or a verb first (CONTRIBUTING.md, "Rules").');
}

report();
