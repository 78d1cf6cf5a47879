// What readers of single drafts said: scripts/weights/verdicts.json keeps of each the model that it belongs to, its section, whether it
// was accepted, and what it showed; no question. Names of features that are no longer in use stay in the file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Model } from '#engine/choose/acceptance';
import { unpackedFeatures } from './packing.ts';

export type Verdict = { model: Model; section: string; wanted: boolean; features: Readonly<Record<string, number>> };
/** Was it on a document of a blind reading, and on no section of the two textbooks? */
export function isOfDocument({ section }: Verdict): boolean {
  return section.startsWith(DOCUMENT);
}

/** What stands before a document's name where another verdict names its section. */
const DOCUMENT = 'document:';

/** `rows`: model, section, 1 if accepted, and the features that are not 0, each "number in names" or "number:value". */
type Kept = { names: string[]; rows: string[] };

const file = fileURLToPath(new URL('./verdicts.json', import.meta.url));

/** The file as it is, to be hashed. */
export function verdictText(): string {
  return readFileSync(file, 'utf8');
}

function unpacked(names: readonly string[], row: string): Verdict {
  const [model, section = '', accepted, ...values] = row.split(' ');
  return { model: model as Model, section, wanted: accepted === '1', features: unpackedFeatures(names, values) };
}

/** All verdicts. */
export function readVerdicts(): Verdict[] {
  const { names, rows } = JSON.parse(verdictText()) as Kept;
  return rows.map((row) => unpacked(names, row));
}
