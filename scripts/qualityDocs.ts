// Writes the tables of docs/quality.md, Q2, from docs/quality.json, which `npm run quality -- --write` keeps. With --check it
// writes nothing, and ends with 1 when they differ.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../docs/quality.md', import.meta.url);
const figures: Record<string, number> = JSON.parse(readFileSync(new URL('../docs/quality.json', import.meta.url), 'utf8'));

function figure(name: string): number {
  const found = figures[name];
  if (found === undefined) throw new Error(`docs/quality.json has no figure "${name}".`);
  return found;
}

const count = (name: string) => figure(name).toLocaleString('en-US');
const share = (name: string, digits = 0) => `${(100 * figure(name)).toFixed(digits)} %`;
const decimal = (name: string, digits: number) => figure(name).toFixed(digits).replace(/^0/, '');

const rows = (list: readonly string[][]) => list.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const both = (kind: string) => ['biology', 'sociology'].map((book) => decimal(`${book}: ${kind}`, 3));
const keys = (book: string) => `${decimal(`${book}: key recall@10`, 3)}; ${decimal(`${book}: key recall@10 with bold`, 3)}`;

const tables: Record<string, () => string> = {
  'Q2.1': () =>
    rows([
      ['', 'here', 'goal'],
      ['---', '---', '---'],
      ['questions', count('all: questions'), ''],
      ['hard flaws (E3.1)', count('all: hard flaws'), '0'],
      ['soft flaws (E3.2)', `${share('all: soft flaws, share', 1)} of questions`, 'at most 12 %'],
      ["key's length, deviations from the mean", decimal('all: key length |z', 2), 'at most .25'],
      ['the key alone is the longest option', share('all: key alone is longest'), 'at most 35 %'],
      ['letters, chi-square', figure('all: letters chi-square').toFixed(1), 'under 7.81'],
      ['gaps', share('all: gaps, share'), 'at most 35 %'],
      ['larger sections asked about', share('all: sections asked about'), 'at least 60 %'],
    ]),
  'Q2.2': () =>
    rows([
      ['', 'biology', 'sociology', 'goal'],
      ['---', '---', '---', '---'],
      ['text', ...both('glossary recall@10'), '.35, .45'],
      ['text, held-out sections', ...both('glossary recall@10, held out'), ''],
      ['printed, with bold terms', ...both('glossary recall@10 with bold'), '.45, .50'],
      ['text, any mention in a stem', ...both('glossary recall@10, any mention in a stem'), ''],
      ['printed, any mention in a stem', ...both('glossary recall@10 with bold, any mention in a stem'), ''],
      ["keys of people's own choices, text; printed", keys('biology'), keys('sociology'), ''],
    ]),
};

/** The document with each table between its two marks written anew. */
function render(text: string): string {
  return Object.entries(tables).reduce((written, [name, table]) => {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- end -->)`);
    if (!marks.test(written)) throw new Error(`docs/quality.md has no marks for ${name}.`);
    return written.replace(marks, (_, before: string, after: string) => `${before}\n${table()}\n${after}`);
  }, text);
}

const before = readFileSync(file, 'utf8');
if (!process.argv.includes('--check')) writeFileSync(file, render(before));
else if (render(before) !== before) {
  process.stderr.write('The tables of docs/quality.md are not those of docs/quality.json: run npm run docs.\n');
  process.exit(1);
}
