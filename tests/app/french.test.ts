// Each language beside English: the same elements in each text. French also: the spaces before its marks, and nothing left in English.
import { expect, test } from 'vitest';
import type { Area } from '#texts/area';
import { french } from '#texts/fr/language-fr';

const english = Object.fromEntries(
  Object.values(import.meta.glob<Record<string, Area>>(['../../src/texts/en/*.ts', '!**/plural.ts'], { eager: true })).flatMap(
    (area) => Object.entries(area),
  ),
);

/** A value of any kind: it is 2, and so is each of its parts. */
const two = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive || key === 'toLocaleString' ? () => '2' : '2') });

/** Each text by its path; a function says it of some values. */
function textsOf(text: unknown, path = ''): [string, string][] {
  if (typeof text === 'string') return [[path, text]];
  if (typeof text === 'function') return textsOf((text as (...values: unknown[]) => unknown)(two, two, two, two), path);
  return Object.entries((text ?? {}) as object).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}
const frenchTexts = new Map(textsOf(french));
const pairsIn = (texts: ReadonlyMap<string, string>) =>
  textsOf(english).map(([path, text]): [string, string, string] => [path, text, texts.get(path) ?? '']);
const translations = import.meta.glob<Record<string, Area>>('../../src/texts/*/language-*.ts', { eager: true });
const tagsOf = (text: string) => text.match(/<\/?\w+>/g)?.toSorted() ?? [];

test.each(Object.entries(translations))('%s has each text, with the same elements in it', (_, module) => {
  const pairs = pairsIn(new Map(Object.values(module).flatMap((areas) => textsOf(areas))));
  expect(pairs.length).toBeGreaterThan(1500);
  expect(pairs.filter(([, , translated]) => translated === '')).toEqual([]);
  expect(pairs.filter(([, text, translated]) => `${tagsOf(text)}` !== `${tagsOf(translated)}`)).toEqual([]);
});

test('no plain space stands before a mark that French sets apart, and no straight apostrophe in a word', () => {
  const isWrong = (text: string) => / [;!?:»%](?![\w=])|« /.test(text) || /\p{L}'\p{L}/u.test(text);
  expect([...frenchTexts].filter(([, text]) => isWrong(text))).toEqual([]);
});

test('only what both languages write alike is the same', () => {
  const same = pairsIn(frenchTexts)
    .filter(([, text, translated]) => text === translated && /\p{L}{2}/u.test(text))
    .map(([, text]) => text);
  expect([...new Set(same)].toSorted()).toMatchInlineSnapshot(`
    [
      "$3000\\,\\mathrm{m}^3$",
      "$30\\,\\mathrm{m}^3$",
      "$3\\,\\mathrm{m}^3$",
      "2 min",
      "2 minutes",
      "2 questions",
      "2 questions, 2",
      "Actions",
      "Auto",
      "Code",
      "Format",
      "Invitation",
      "Minutes",
      "Mode",
      "Moodle",
      "Oasis",
      "Page 2",
      "Photos 2, 2 pages.pdf",
      "Premium",
      "QUIZ",
      "Question",
      "Question 2",
      "Questions",
      "Quiz",
      "Score",
      "Scores",
      "Type",
      "Version 2",
      "air",
      "notes",
      "page 2",
    ]
  `);
});
