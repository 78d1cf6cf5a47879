// What comments, tests, lint messages and documents cite stands in this repository: points of docs/*.md by their numbers (P4.3,
// D3.9, E2.1, Q4.1), decisions, traps, files and pictures. Nothing else is cited.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** Word lists and answers of readers: no text of ours. */
const DATA = /Data\.ts$|\.json$|\.sql$|fixtures\/|package-lock/;
const TEXT = /\.(?:[cm]?[jt]sx?|css|grit|md|html|py)$|biome\.json$/;

const files = [
  ...['src', 'sw', 'tests', 'scripts', 'public', 'docs', '.ci'].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((name) => path.relative(root, name).replaceAll('\\', '/')),
  ),
  ...readdirSync(root).filter((name) => statSync(path.join(root, name)).isFile()),
].filter((name) => (TEXT.test(name) || name === '.ci/run') && (name === 'biome.json' || !DATA.test(name)));

const documents = { P: 'product', D: 'design', E: 'engine', Q: 'quality' };
/** Points and sections as the documents number them: `P4`, `P4.3`. */
const points = new Set(
  Object.entries(documents).flatMap(([letter, name]) =>
    [...read(`docs/${name}.md`).matchAll(new RegExp(`^(?:## |- \\*\\*|\\*\\*|\\| )(${letter}\\d+(?:\\.\\d+)?)\\b`, 'gm'))].map(
      ([, point]) => point,
    ),
  ),
);
const decisions = new Set(readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 3)));

/** Every match in every file, as `file: match`. */
function found(pattern: RegExp, isWrong: (match: RegExpMatchArray, file: string) => boolean, within = files): string[] {
  return within.flatMap((file) =>
    [...read(file).matchAll(pattern)].filter((match) => isWrong(match, file)).map((match) => `${file}: ${match[0]}`),
  );
}

test('the documents number their points, each once', () => {
  expect(points.size).toBeGreaterThan(150);
  for (const [letter, name] of Object.entries(documents)) {
    const numbered = [
      ...read(`docs/${name}.md`).matchAll(new RegExp(`^(?:- \\*\\*|\\*\\*|\\| )(${letter}\\d+\\.\\d+)\\b`, 'gm')),
    ].map(([, point]) => point);
    expect(numbered.filter((point, at) => numbered.indexOf(point) !== at)).toEqual([]);
  }
});

test('every cited point of a document is there', () => {
  expect(found(/(?<![\w.#$/-])[PDEQ]\d{1,2}\.\d{1,2}(?![\w.-]*\w)/g, ([point]) => !points.has(point))).toEqual([]);
});

test('every cited decision is there', () => {
  expect(found(/\bdecisions?(?:\/| )(\d{3})\b/gi, ([, number = '']) => !decisions.has(number))).toEqual([]);
});

test('nothing is cited that is not in the repository', () => {
  const foreign = [
    /\b(?:design|specification|spec|engine|questions|house)(?:\.md)?, (?:points?|sections?)\b/gi,
    /\bthe specification\b|\bspecification's\b|\bspecification, /gi,
    /(?<!docs\/)(?<![\w/(])\b(?:spec|questions|house|next|found|stack)\.md\b/g,
    /(?<![\w/[(])(?<!docs\/)\b(?:design|engine)\.md(?!\))(?=, | section| point|:)/g,
    /\bissue \d+(?=[ ,.;)]* (?:line|point)|\b)(?<!hr-time issue \d+)(?<!React issue \d+)/gi,
    /\bshared\/(?!corpus)[\w.-]+\.md\b|\bshared\/look\b|(?<!ui\/)\blook\/[\w-]+\.(?:html|svg)/g,
  ];
  const own = 'tests/support/citations.test.ts';
  expect(foreign.flatMap((pattern) => found(pattern, (_, file) => file !== own))).toEqual([]);
});

test('every file that a document names is there', () => {
  const living = files.filter((name) => name.endsWith('.md') && !name.startsWith('docs/decisions/'));
  const named = /(?<![\w./-])(?:src|sw|tests|scripts|docs|public)\/[\w./-]*\w\.(?:tsx?|mjs|md|css|json|webp|sql)\b/g;
  expect(found(named, ([name]) => !existsSync(path.join(root, name)), living)).toEqual([]);
});

test('every command that is named is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(found(/\bnpm run ([a-z]+)/g, ([, name = '']) => !(name in scripts))).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const pages = files.filter((name) => name.endsWith('.md'));
  const leads = ([, link = '']: RegExpMatchArray, file: string) =>
    /^(?:https?:|#|mailto:)/.test(link) || existsSync(path.resolve(root, path.dirname(file), link.replace(/#.*$/, '')));
  expect(found(/\]\(([^()\s]+)\)/g, (match, file) => !leads(match, file), pages)).toEqual([]);
});
