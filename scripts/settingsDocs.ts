// Writes the table of settings in docs/operate.md from src/server/settings.ts. With --check it writes nothing, and ends with 1 when they
// differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../src/server/settings.ts';

const file = new URL('../docs/operate.md', import.meta.url);

const rows = Object.entries(settings).map(([name, schema]) => {
  const standard = schema.safeParse(undefined).data;
  return `| \`${name}\` | ${standard === undefined ? 'none' : `\`${standard}\``} | ${schema.description} |`;
});
const table = ['| variable | default | what it is |', '|---|---|---|', ...rows].join('\n');

const current = readFileSync(file, 'utf8');
const marks = /(<!-- settings -->\n).*?(\n<!-- end -->)/s;
if (!marks.test(current)) throw new Error('docs/operate.md has no marks for the settings.');
const wanted = current.replace(marks, (_, start: string, end: string) => `${start}\n${table}\n${end}`);

if (!process.argv.includes('--check')) writeFileSync(file, wanted);
else if (wanted !== current) {
  process.stderr.write('The settings in docs/operate.md are out of date: run npm run docs.\n');
  process.exit(1);
}
