// Trains the weights of src/engine/choose/acceptance.ts: which questions would a teacher take as they stand? Learns from readers'
// verdicts (scripts/quality/verdicts.json: features and verdict, no question), says how well it orders those of sections that
// it has not seen, and prints the weights. `-- --sheets N --seed S --to FOLDER` writes questions of every second gold section for
// readers to judge, 60 a sheet; `-- --from FOLDER` adds their lines ("17 accept …" in FOLDER/k/verdicts.txt) to the file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Model, modelOf, models } from '#engine/choose/acceptance';
import { type Features, featuresOfDraft } from '#engine/choose/features';
import { standsAlone } from '#engine/choose/standsAlone';
import { draftsOf } from '#engine/choose/writeQuiz';
import type { Draft } from '#engine/draft/draft';
import { letteredOptions, shownStem } from '#engine/draft/lettering';
import { sharedTagger } from '#engine/english/tagger';
import { seededRandom, shuffled } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { flagged, halfOf } from './quality/gold.ts';
import { areaUnder, asSource, type Example, scored, train } from './quality/regression.ts';

/** `rows`: model, section, 1 if taken, and the features that are not 0, each "number in names" or "number:value". */
type Kept = { names: string[]; rows: string[] };
type Read = Example & { model: Model; section: string };
type Given = { model: Model; section: string; features: Features };

const PULL = 3;
/**
 * What each model learns from. Chosen one by one, as long as each put sections that were not learnt from into a better order:
 * with all features the order was worse for every model.
 */
const LEARNT_FROM: Readonly<Record<Model, readonly string[]>> = {
  meaning: ['worth', 'words', 'names', 'act', 'sure', 'subjects', 'digits'],
  gap: ['worth', 'clang', 'mentions', 'rivals', 'specific', 'remarks', 'gapLast'],
  named: [
    'worth',
    'calledGap',
    'startsThe',
    'oneWord',
    'mentions',
    'genusKnown',
    'fewStems',
    'hedges',
    'person',
    'clang',
    'subjects',
  ],
  kind: ['worth', 'kindOf'],
  choice: [
    'worth',
    'meanLike',
    'optDefined',
    'clang',
    'optEnding',
    'gapFirst',
    'idea',
    'commas',
    'digits',
    'apposition',
    'plural',
  ],
};
const FOLDS = 5;
const PER_SHEET = 60;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const file = fileURLToPath(new URL('./quality/verdicts.json', import.meta.url));
const gold = fileURLToPath(new URL('../../shared/corpus/gold', import.meta.url));
const kept: Kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : { names: [], rows: [] };

function unpacked(row: string): Read {
  const [model, section = '', taken, ...values] = row.split(' ');
  const features = Object.fromEntries(
    values.map((one) => {
      const [at, value = '1'] = one.split(':');
      return [kept.names[Number(at)] ?? '', Number(value)];
    }),
  );
  return { model: model as Model, section, wanted: Number(taken), features };
}

function packed({ model, section, features }: Given, isTaken: boolean): string {
  const values = Object.entries<number>(features).flatMap(([name, value]) => {
    if (!kept.names.includes(name)) kept.names.push(name);
    const at = kept.names.indexOf(name);
    return value === 0 ? [] : [value === 1 ? `${at}` : `${at}:${Math.round(value * 100) / 100}`];
  });
  return [model, section, Number(isTaken), ...values].join(' ');
}

function learn(): void {
  const all = kept.rows.map(unpacked);
  const sections = [...new Set(all.map(({ section }) => section))].sort();
  const foldOf = new Map(shuffled(sections, seededRandom(1)).map((section, at) => [section, at % FOLDS]));
  for (const model of models) {
    const only = (features: Features) =>
      Object.fromEntries(Object.entries(features).filter(([name]) => LEARNT_FROM[model].includes(name)));
    const examples = all.filter((one) => one.model === model).map((one) => ({ ...one, features: only(one.features) }));
    const unseen = new Map<Read, number>();
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isOut = ({ section }: Read) => foldOf.get(section) === fold;
      const weights = train(
        examples.filter((one) => !isOut(one)),
        PULL,
      );
      for (const one of examples.filter(isOut)) unseen.set(one, scored(weights, one.features));
    }
    const score = (one: Read) => unseen.get(one) ?? 0;
    const taken = (some: readonly Read[]) =>
      (some.filter(({ wanted }) => wanted === 1).length / Math.max(1, some.length)).toFixed(2);
    const best = [...examples].sort((a, b) => score(b) - score(a));
    console.log(
      `${model}: ${examples.length} verdicts, ${taken(examples)} taken; unseen sections: area under the curve ${areaUnder(examples, score).toFixed(3)}, best half ${taken(best.slice(0, best.length / 2))}, best third ${taken(best.slice(0, best.length / 3))}`,
    );
    console.log(asSource(train(examples, PULL)));
  }
}

async function draftsIn(book: string): Promise<(Given & { draft: Draft })[]> {
  const sections = JSON.parse(readFileSync(`${gold}/${book}.json`, 'utf8')) as {
    id: string;
    text: string;
    glossary: unknown[];
  }[];
  const found: (Given & { draft: Draft })[] = [];
  for (const { id, text } of halfOf(sections, 'learnt')) {
    const material = materialOf(await readDocument(new TextEncoder().encode(text), `${id}.txt`, pdfjs));
    const tagged = taggedBy(sharedTagger(), material);
    const { drafts, terms } = draftsOf(material, tagged, seededRandom(1));
    for (const draft of drafts) {
      const model = modelOf(draft);
      if (model && standsAlone(draft, tagged))
        found.push({ model, section: path.basename(id, '.md'), draft, features: featuresOfDraft(material, terms, draft) });
    }
  }
  return found;
}

function asText(draft: Draft, number: number, seed: number): string {
  const { type, answer, wrong, quote } = draft;
  const letter = LETTERS[number % LETTERS.length] ?? 'A';
  const options = type === 'multiple_choice' ? letteredOptions(answer, wrong, letter, seededRandom(seed)) : {};
  const lines = Object.entries(options).map(([letter, option]) => `- ${letter}. ${option}`);
  return [`## ${number}. ${shownStem(draft)}`, ...lines, `Key: ${answer}`, `Source: “${quote}”`].join('\n');
}

async function writeSheets(count: number, seed: number, folder: string): Promise<void> {
  const all = [...(await draftsIn('biology')), ...(await draftsIn('sociology'))];
  const some = shuffled(all, seededRandom(seed)).slice(0, count * PER_SHEET);
  for (let sheet = 0; sheet * PER_SHEET < some.length; sheet += 1) {
    const from = sheet * PER_SHEET;
    mkdirSync(path.join(folder, `${sheet + 1}`), { recursive: true });
    const texts = some.slice(from, from + PER_SHEET).map(({ draft }, at) => asText(draft, from + at + 1, seed + at));
    writeFileSync(path.join(folder, `${sheet + 1}/sheet.md`), `${texts.join('\n\n')}\n`);
  }
  const given = some.map(({ model, section, features }) => ({ model, section, features }));
  writeFileSync(path.join(folder, 'given.json'), JSON.stringify(given));
}

function addVerdicts(folder: string): void {
  const given = JSON.parse(readFileSync(path.join(folder, 'given.json'), 'utf8')) as Given[];
  for (let sheet = 1; existsSync(path.join(folder, `${sheet}/verdicts.txt`)); sheet += 1) {
    for (const line of readFileSync(path.join(folder, `${sheet}/verdicts.txt`), 'utf8').split('\n')) {
      const [, number, verdict] = /^(\d+) (accept|edit|reject)\b/.exec(line) ?? [];
      const one = given[Number(number) - 1];
      if (one) kept.rows.push(packed(one, verdict === 'accept'));
    }
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
}

const to = flagged('--to');
const from = flagged('--from');
if (to !== undefined && !existsSync(gold)) {
  console.error('../shared/corpus/gold is not here: there is nothing to ask about.');
  process.exitCode = 1;
} else if (to !== undefined) await writeSheets(Number(flagged('--sheets') ?? 1), Number(flagged('--seed') ?? 1), to);
else if (from !== undefined) addVerdicts(from);
else learn();
