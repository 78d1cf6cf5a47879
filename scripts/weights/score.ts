// Learns which questions a demanding teacher takes as they stand, from strict readers' verdicts (printed.json). Each verdict says how many
// of a hundred would; so each counts as so many hundredths of a yes, and the rest of a no.
import { kinds as asked } from '#engine/choose/draftsOf';
import { featureNames } from '#engine/choose/score';
import { foldsOf, foretold } from './folds.ts';
import { areaUnder, type Model, train } from './logistic.ts';
import { type Printed, printedText, readPrinted } from './printed.ts';
import { sourceOf } from './source.ts';

/** in verdicts; of 2, 5, 10 and 20 the one that put documents left out in the best order, but for noise */
const PULL = 4;
const FOLDS = 10;
/** Kinds of which fewer were read are left out. */
const FEWEST = 10;
const KIND = 'kind ';
const THRESHOLDS = [0.3, 0.35, 0.4, 0.45, 0.5];

type Row = { features: Record<string, number>; wanted: boolean; document: string; likely: number };

/** "multiple_choice against": what is no longer asked teaches nothing of what is. */
function isAsked({ kind }: Printed): boolean {
  return asked.some(({ name }) => kind.endsWith(` ${name}`));
}

function rowsOf(read: readonly Printed[]): { rows: Row[]; kinds: string[] } {
  const all = read.filter(isAsked);
  const counts = new Map<string, number>();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].filter(([, count]) => count >= FEWEST).map(([kind]) => kind);
  const rows = all
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, document, likely, isAccepted, features }) => ({
      features: { ...features, [KIND + kind]: 1 },
      wanted: isAccepted,
      document,
      likely,
    }));
  return { rows, kinds: kinds.sort() };
}

function learnt(rows: readonly Row[], names: readonly string[]): Model<string> {
  const examples = rows.flatMap(({ features, likely }) => [
    { features, wanted: true, weight: likely / 100 },
    { features, wanted: false, weight: 1 - likely / 100 },
  ]);
  return train(names, examples, PULL);
}

function figuresOf(rows: readonly Row[], names: readonly string[]): string[] {
  const foldOf = foldsOf(
    rows.map(({ document }) => document),
    FOLDS,
  );
  const scores = foretold(
    rows,
    FOLDS,
    ({ document }) => foldOf(document),
    (some) => learnt(some, names),
  );
  const scoreOf = (row: Row) => scores.get(row) ?? 0;
  const share = (some: readonly Row[]) => (some.filter(({ wanted }) => wanted).length / Math.max(1, some.length)).toFixed(2);
  const area = (of: (row: Row) => number) => areaUnder(rows, of).toFixed(3);
  const above = THRESHOLDS.map((least) => {
    const kept = rows.filter((row) => scoreOf(row) >= least);
    return `${least}: ${kept.length}, ${share(kept)}`;
  });
  return [
    `${rows.length} verdicts on ${new Set(rows.map(({ document }) => document)).size} documents, ${share(rows)} accepted.`,
    `Documents left out in ${FOLDS} parts: area under the curve ${area(scoreOf)}.`,
    `So many are foretold at least so likely, and so many of them were accepted: ${above.join('; ')}.`,
  ];
}

/** The file of weights. */
export function scoreSource(): string {
  const { rows, kinds } = rowsOf(readPrinted());
  const names = [...featureNames, ...kinds.map((kind) => KIND + kind)];
  const header = {
    name: 'score',
    asks: 'Which questions does a demanding teacher take as they stand? One logistic regression for all kinds.',
    data: 'scripts/weights/printed.json (drafts of documents of many kinds)',
    of: [printedText()],
    figures: figuresOf(rows, names),
  };
  const { bias, weights } = learnt(rows, names);
  const of = (some: readonly string[], named: (name: string) => string) =>
    Object.fromEntries(some.map((name) => [name, weights[named(name)] ?? 0]));
  return sourceOf(header, { bias, kinds: of(kinds, (kind) => KIND + kind), weights: of(featureNames, (name) => name) });
}
