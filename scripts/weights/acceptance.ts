// Learns which questions a teacher accepts as they stand: a model for each group of drafts from readers' verdicts (verdicts.json), and
// for kinds of which few were read a share (readings.json).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Model } from '#engine/choose/acceptance';
import type { FeatureName } from '#engine/choose/features';
import { foldsOf, foretold } from './folds.ts';
import { areaUnder, scored, train } from './logistic.ts';
import { sourceOf } from './source.ts';
import { isOfDocument, readVerdicts, type Verdict, verdictText } from './verdicts.ts';

/** in verdicts, of some hundreds */
const PULL = 3;
const FOLDS = 5;
/**
 * What a verdict on a document that nobody had worked on weighs, where one on a section of the two textbooks weighs 1: so much put
 * documents that were left out in turn into the best order (5 and 10 alike, 2 less).
 */
const UNSEEN = 5;
/**
 * What each model learns from. Chosen one by one, as long as each put sections that were not learnt from into a better order: with all
 * features the order was worse for every model. So the figures of unseen sections flatter a little.
 */
const LEARNT_FROM: Readonly<Record<Model, readonly FeatureName[]>> = {
  meaning: ['words', 'digits', 'names', 'importance', 'subjects', 'act', 'sure', 'oneWord'],
  gap: ['remarks', 'gapLast', 'clang', 'importance', 'mentions', 'rivals', 'specific', 'topic', 'pronoun'],
  named: [
    'fewStems',
    'hedges',
    'startsThe',
    'calledGap',
    'clang',
    'oneWord',
    'importance',
    'mentions',
    'subjects',
    'person',
    'genusKnown',
  ],
  choice: [
    'digits',
    'commas',
    'gapFirst',
    'clang',
    'importance',
    'plural',
    'idea',
    'apposition',
    'optDefined',
    'optEnding',
    'similarity',
    'pronoun',
  ],
};
const models = Object.keys(LEARNT_FROM) as Model[];

/**
 * `shares`: of each kind the share that was known before and how many questions it weighs; `readings`: how many questions of a kind
 * each later sheet of whole quizzes had, and how many of them were accepted;
 * `corrections`: what readers of the seventh to the eighteenth sheet accepted more, or less, often than the models of that time said.
 */
type Readings = {
  shares: { kind: string; share: number; weight: number; from: string }[];
  readings: { sheet: string; kind: string; read: number; accepted: number }[];
  corrections: { kind: string; by: number }[];
};
const readingsFile = fileURLToPath(new URL('./readings.json', import.meta.url));

/** Of these verdicts on documents, each document in turn unseen by the model. */
function documentFigureOf(model: Model, verdicts: readonly Verdict[]): string {
  const own = verdicts.filter(isOfDocument);
  const scores = new Map<Verdict, number>();
  for (const section of new Set(own.map((one) => one.section))) {
    const learnt = train(
      LEARNT_FROM[model],
      verdicts.filter((one) => one.section !== section),
      PULL,
    );
    for (const one of own) if (one.section === section) scores.set(one, scored(learnt, one.features));
  }
  const mean = own.reduce((sum, one) => sum + (scores.get(one) ?? 0), 0) / Math.max(1, own.length);
  const area = areaUnder(own, (one) => scores.get(one) ?? 0).toFixed(3);
  return `${model}: ${own.length} verdicts on other documents, ${own.filter(({ wanted }) => wanted).length} accepted; left out by document: area ${area}, foretold ${mean.toFixed(2)}.`;
}

function figureOf(model: Model, verdicts: readonly Verdict[], foldOf: (verdict: Verdict) => number): string {
  const scores = foretold(verdicts, FOLDS, foldOf, (some) => train(LEARNT_FROM[model], some, PULL));
  const score = (one: Verdict) => scores.get(one) ?? 0;
  const share = (some: readonly Verdict[]) => (some.filter(({ wanted }) => wanted).length / Math.max(1, some.length)).toFixed(2);
  const best = [...verdicts].sort((a, b) => score(b) - score(a));
  const area = areaUnder(verdicts, score).toFixed(3);
  return `${model}: ${verdicts.length} verdicts, ${share(verdicts)} accepted; unseen sections: area under the curve ${area}, best third ${share(best.slice(0, best.length / 3))}.`;
}

function sharesOf({ shares, readings }: Readings): Record<string, number> {
  return Object.fromEntries(
    shares.map(({ kind, share, weight }) => {
      const own = readings.filter((one) => one.kind === kind);
      const sum = (of: 'read' | 'accepted') => own.reduce((total, one) => total + one[of], 0);
      return [kind, (share * weight + sum('accepted')) / (weight + sum('read'))];
    }),
  );
}

/** The file of weights. */
export function acceptanceSource(): string {
  const verdicts = readVerdicts().map((one) => (isOfDocument(one) ? { ...one, weight: UNSEEN } : one));
  const readingText = readFileSync(readingsFile, 'utf8');
  const inFold = foldsOf(
    verdicts.map(({ section }) => section),
    FOLDS,
  );
  const foldOf = ({ section }: Verdict) => inFold(section);
  const of = (model: Model) => verdicts.filter((one) => one.model === model);
  const header = {
    name: 'acceptance',
    asks: 'Which questions do teachers accept as they stand? A logistic regression for each model; shares for the other kinds.',
    data: 'scripts/weights/verdicts.json (learnt half of the gold sections, documents of three blind readings) and readings.json',
    of: [verdictText(), readingText],
    figures: models.flatMap((model) => [figureOf(model, of(model), foldOf), documentFigureOf(model, of(model))]),
  };
  const learnt = models.map((model) => [model, train(LEARNT_FROM[model], of(model), PULL)] as const);
  const readings = JSON.parse(readingText) as Readings;
  const inQuiz = Object.fromEntries(readings.corrections.map(({ kind, by }) => [kind, by]));
  return sourceOf(header, { models: Object.fromEntries(learnt), shares: sharesOf(readings), inQuiz });
}
