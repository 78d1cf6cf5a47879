// Learns which terms people put beside an answer as wrong options, from the questions of the learnt half of the gold books: a choice
// among all terms that the text offers (softmax), among those of the section and among those of the chapter.
import { featureNames, similarityFeatures } from '#engine/understand/term/similarity';
import { type Asked, askedQuestions } from '../quality/distractors.ts';
import { goldBooks, goldSections, goldText } from '../quality/gold.ts';
import { flat, maximum, pulled } from './maximum.ts';
import { sourceOf } from './source.ts';

/** in questions, of about two hundred */
const PULL = 10;

/** A question: for each term that could stand beside its answer what shows of it, and whether people chose it. */
type Choice = Pick<Asked, 'among' | 'half'> & { rows: Float64Array[]; chosen: boolean[] };

function choiceOf({ material, answer, section, others, wrong, among, half }: Asked): Choice {
  const features = similarityFeatures(material, answer, section);
  // In an order that today's weights have no part in.
  const terms = [...others].sort((a, b) => a.order - b.order);
  const rows = terms.map((term) => {
    const seen = features(term);
    return Float64Array.from(featureNames, (name) => seen[name]);
  });
  return { among, half, rows, chosen: terms.map(({ key }) => wrong.includes(key)) };
}

const at = (row: ArrayLike<number> | undefined, index: number) => row?.[index] ?? 0;
const dot = (row: Float64Array, weights: ArrayLike<number>) =>
  row.reduce((sum, value, index) => sum + value * at(weights, index), 0);

/** How much each feature varies: the pull is the same for all, whatever they count. */
function spreadsOf(choices: readonly Choice[]): Float64Array {
  const rows = choices.flatMap((choice) => choice.rows);
  return Float64Array.from(featureNames, (_, index) => {
    const mean = rows.reduce((sum, row) => sum + at(row, index), 0) / rows.length;
    return Math.sqrt(rows.reduce((sum, row) => sum + (at(row, index) - mean) ** 2, 0) / rows.length) || 1;
  });
}

function learn(all: readonly Choice[]): Float64Array {
  const spreads = spreadsOf(all);
  const choices = all.map(({ rows, ...choice }) => ({
    ...choice,
    rows: rows.map((row) => row.map((value, index) => value / at(spreads, index))),
  }));
  const size = featureNames.length;
  const best = maximum(size, (weights) => {
    const shape = flat(size);
    for (const { rows, chosen } of choices) {
      const scores = rows.map((row) => dot(row, weights));
      const most = Math.max(...scores);
      const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
      const count = chosen.filter(Boolean).length;
      const mean = new Float64Array(size);
      for (const [index, row] of rows.entries()) {
        const likely = Math.exp(at(scores, index) - most) / total;
        const share = chosen[index] ? 1 / count : 0;
        shape.value += share === 0 ? 0 : share * (at(scores, index) - most - Math.log(total));
        for (const [one, value] of row.entries()) {
          shape.slope[one] = at(shape.slope, one) + (share - likely) * value;
          mean[one] = at(mean, one) + likely * value;
          const curve = shape.curve[one];
          if (curve)
            for (let other = 0; other < size; other += 1) curve[other] = at(curve, other) + likely * value * at(row, other);
        }
      }
      for (const [one, curve] of shape.curve.entries())
        for (let other = 0; other < size; other += 1) curve[other] = at(curve, other) - at(mean, one) * at(mean, other);
    }
    return pulled(shape, weights, PULL);
  });
  return best.map((weight, index) => weight / at(spreads, index));
}

/** At which place of the ranking stands the first that people chose? Infinite where none does. */
function firstPlace({ rows, chosen }: Choice, weights: Float64Array): number {
  const ranking = rows
    .map((row, index) => ({ score: dot(row, weights), index }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const place = ranking.findIndex(({ index }) => chosen[index]);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

function figure(choices: readonly Choice[], weights: Float64Array, among: Choice['among']): string {
  const held = choices.filter((one) => one.half === 'held out' && one.among === among);
  const places = held.map((one) => firstPlace(one, weights));
  const mean = (value: (place: number) => number) =>
    (places.reduce((sum, place) => sum + value(place), 0) / Math.max(1, places.length)).toFixed(3);
  return `Held out, among a ${among}'s terms: ${held.length} questions, P@1 ${mean((place) => Number(place === 0))}, mean reciprocal rank ${mean((place) => 1 / (1 + place))}.`;
}

/** The file of weights. */
export async function similaritySource(): Promise<string> {
  const choices: Choice[] = [];
  for (const book of goldBooks) choices.push(...(await askedQuestions(goldSections(book))).map(choiceOf));
  const learnt = choices.filter(({ half, chosen }) => half === 'learnt' && chosen.includes(true));
  const weights = learn(learnt);
  const header = {
    name: 'similarity',
    asks: 'Which terms do people put beside an answer as wrong options? A softmax over the terms of the text.',
    data: '../shared/corpus/gold, the questions of every second section with a glossary',
    of: goldBooks.map(goldText),
    figures: [`Learnt from ${learnt.length} choices.`, figure(choices, weights, 'section'), figure(choices, weights, 'chapter')],
  };
  return sourceOf(header, { weights: Object.fromEntries(featureNames.map((name, index) => [name, at(weights, index)])) });
}
