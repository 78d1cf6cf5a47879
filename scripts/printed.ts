// What strict readers say of single drafts, for `npm run weights -- printable` to learn from: `node --import tsx scripts/printed.ts FILE`
// writes scripts/weights/printed.json anew. FILE has a line of JSON for each verdict: the document's path, the draft (kind, type, stem,
// answer, wrong), whether it is printed unchanged, and how many of a hundred strict teachers would do so. Of the documents nothing is kept.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { acceptanceOf } from '#engine/choose/acceptance';
import { type PrintFeature, printFeatures, printFeaturesOf } from '#engine/choose/printFeatures';
import type { Draft } from '#engine/draft/draft';
import { draftsOf } from '#engine/draft/draftsOf';
import { shownStem } from '#engine/draft/lettering';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { type Understood, understand } from '#engine/understand/understood';
import { keepPrinted, type Printed } from './weights/printed.ts';

type Verdict = Pick<Draft, 'type' | 'answer' | 'wrong'> & {
  file: string;
  kind: string;
  stem: string;
  likely: number;
  isAccepted: boolean;
};

/** What readers judged once may have its topic in front ("Sponges: What is …"); the engine writes none any more. */
const withoutTopic = (stem: string) => stem.replace(/^[^:?“”]{1,48}: (?=\p{Lu})/u, '');

const names = Object.keys(printFeatures) as PrintFeature[];

/** The same question, whatever wrong options today's engine would put beside it. */
const nameOf = (kind: string, type: string, stem: string, answer: string) =>
  [kind, type, withoutTopic(stem), answer].join('|').toLowerCase();

function draftsIn(of: Understood): Map<string, Draft> {
  return new Map(
    draftsOf(of, seededRandom(1)).map((draft) => [nameOf(draft.kind.name, draft.type, shownStem(draft), draft.answer), draft]),
  );
}

const [file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');
const verdicts = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Verdict);
const files = [...new Set(verdicts.map((one) => one.file))].sort();
const kept: Printed[] = [];
for (const [at, document] of files.entries()) {
  const of = understand(await readDocument(new Uint8Array(readFileSync(document)), path.basename(document), pdfjs));
  const drafts = draftsIn(of);
  for (const { file: from, kind, type, stem, answer, wrong, likely, isAccepted } of verdicts) {
    const found = from === document ? drafts.get(nameOf(kind, type, stem, answer)) : undefined;
    if (found === undefined) continue;
    const draft = { ...found, wrong };
    const feature = printFeaturesOf(of, draft, acceptanceOf(of.material, of.terms, draft));
    const features = Object.fromEntries(names.map((name) => [name, feature(name)]));
    kept.push({ kind: `${type} ${kind}`, document: `d${at + 1}`, likely, isAccepted, features });
  }
}
keepPrinted(kept);
console.log(`${kept.length} of ${verdicts.length} are drafted today.`);
