// What readers say of single drafts, for `npm run weights -- acceptance` to learn from. `--sheets N --seed S --to FOLDER` writes questions
// of the learnt half of the gold sections for readers to judge, 60 a sheet; `--from FOLDER` adds their lines ("17 accept …" in
// FOLDER/k/verdicts.txt) to scripts/weights/verdicts.json: features and verdict, no question. `--readings FILE` does so with a blind
// reading, a line for each question: {"file", "type", "stem", "key", "accepted"}.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { modelOf } from '#engine/choose/acceptance';
import { allFeaturesOf } from '#engine/choose/features';
import { rated } from '#engine/choose/rated';
import { standsAlone } from '#engine/choose/standsAlone';
import type { Draft } from '#engine/draft/draft';
import { draftsOf } from '#engine/draft/draftsOf';
import { letteredOptions, shownStem } from '#engine/draft/lettering';
import { seededRandom, shuffled } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { understand } from '#engine/understand/understood';
import { flagged, type GoldBook, goldBooks, goldSections, halfOf, hasGold } from './quality/gold.ts';
import { DOCUMENT, keepVerdicts, type Verdict } from './weights/verdicts.ts';
import { withoutTopic } from './weights/withoutTopic.ts';

type Given = Omit<Verdict, 'wanted'>;

const PER_SHEET = 60;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

async function draftsIn(book: GoldBook): Promise<(Given & { draft: Draft })[]> {
  const found: (Given & { draft: Draft })[] = [];
  for (const { id, text } of halfOf(goldSections(book), 'learnt')) {
    const understood = understand(await readDocument(new TextEncoder().encode(text), `${id}.txt`, pdfjs));
    const { material, tagged, terms } = understood;
    for (const draft of rated(understood, draftsOf(understood, seededRandom(1)), false)) {
      const model = modelOf(draft);
      if (model && standsAlone(draft, tagged))
        found.push({ model, section: path.basename(id, '.md'), draft, features: allFeaturesOf(material, terms, draft) });
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
  const all = (await Promise.all(goldBooks.map(draftsIn))).flat();
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

/** A line of a blind reading: the question as it was asked, and whether the reader accepted it as it stands. */
type Reading = { file: string; type: Draft['type']; stem: string; key: string; accepted: boolean };

const plain = (text: string) => withoutTopic(text).replace(/\\\$/g, '$').toLowerCase();

/** Adds the verdicts on questions that today's engine still drafts, each with its features. */
async function addReadings(file: string): Promise<void> {
  const readings = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Reading);
  const verdicts: Verdict[] = [];
  for (const document of new Set(readings.map((one) => one.file))) {
    const name = path.basename(document);
    const understood = understand(await readDocument(new Uint8Array(readFileSync(document)), name, pdfjs));
    const { material, terms } = understood;
    const drafts = draftsOf(understood, seededRandom(1));
    for (const one of readings.filter((other) => other.file === document)) {
      const draft = drafts.find(
        ({ type, stem, answer }) =>
          type === one.type &&
          answer.toLowerCase() === one.key.toLowerCase() &&
          plain(shownStem({ type, stem, answer })) === plain(one.stem),
      );
      const model = draft ? modelOf(draft) : null;
      const section = `${DOCUMENT}${name.replaceAll(' ', '-')}`;
      if (draft && model)
        verdicts.push({ model, section, wanted: one.accepted, features: allFeaturesOf(material, terms, draft) });
    }
  }
  keepVerdicts(verdicts);
  console.log(`${verdicts.length} of ${readings.length} are drafted today by a kind that has a model.`);
}

function addVerdicts(folder: string): void {
  const verdicts: Verdict[] = [];
  const given = JSON.parse(readFileSync(path.join(folder, 'given.json'), 'utf8')) as Given[];
  for (let sheet = 1; existsSync(path.join(folder, `${sheet}/verdicts.txt`)); sheet += 1) {
    for (const line of readFileSync(path.join(folder, `${sheet}/verdicts.txt`), 'utf8').split('\n')) {
      const [, number, verdict] = /^(\d+) (accept|edit|reject)\b/.exec(line) ?? [];
      const one = given[Number(number) - 1];
      if (one) verdicts.push({ ...one, wanted: verdict === 'accept' });
    }
  }
  keepVerdicts(verdicts);
}

const to = flagged('--to');
const from = flagged('--from');
const readings = flagged('--readings');
if (readings !== undefined) await addReadings(readings);
else if (from !== undefined) addVerdicts(from);
else if (to === undefined) throw new Error('Say what to do: --sheets N --seed S --to FOLDER, --from FOLDER, or --readings FILE.');
else if (hasGold()) await writeSheets(Number(flagged('--sheets') ?? 1), Number(flagged('--seed') ?? 1), to);
else throw new Error('../shared/corpus/gold is not here: there is nothing to ask about.');
