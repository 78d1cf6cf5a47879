// What strict readers said of single drafts of documents of many kinds: scripts/weights/printed.json keeps of each its kind and type, its
// document by a number, how many of a hundred strict teachers would print it unchanged, and what it showed; no question and no name.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Printed = {
  /** "short_answer gap" */
  kind: string;
  document: string;
  /** of a hundred */
  likely: number;
  isAccepted: boolean;
  features: Readonly<Record<string, number>>;
};

/** `rows`: type, kind, document, likelihood, 1 if accepted, and the features that are not 0: "number in names" or "number:value". */
type Kept = { names: string[]; rows: string[] };

const file = fileURLToPath(new URL('./printed.json', import.meta.url));

/** The file as it is, to be hashed. */
export function printedText(): string {
  return readFileSync(file, 'utf8');
}

export function readPrinted(): Printed[] {
  const { names, rows } = JSON.parse(printedText()) as Kept;
  return rows.map((row) => {
    const [type, kind, document = '', likely, accepted, ...values] = row.split(' ');
    const features = Object.fromEntries(
      values.map((one) => {
        const [at, value = '1'] = one.split(':');
        return [names[Number(at)] ?? '', Number(value)];
      }),
    );
    return { kind: `${type} ${kind}`, document, likely: Number(likely), isAccepted: accepted === '1', features };
  });
}
