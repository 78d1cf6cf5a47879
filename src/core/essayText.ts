// What an essay must be before a rule may suggest a point of it: sentences about the question's matter, neither copied, nor listed,
// nor shuffled, nor about something else. It marks no point (essayPoints).
import { grammarOf, type Point, rootsOf } from './essayWords.ts';

/** What the question and its answer say, as far as an essay is compared with it. */
export type Told = {
  asked: ReadonlySet<string>;
  points: readonly Point[];
  /** the stems of the question, of the model answer and of each point */
  references: readonly (readonly string[])[];
};

/** The least share of function words in a text; below it, it is a list of terms. */
const LEAST_GRAMMAR = 0.18;
/** From this share of the question's own words on, a text or a sentence is the question copied. */
const MOST_COPIED = 0.8;

/** Is this the question in its own words? */
export function isCopied(text: string, asked: ReadonlySet<string>): boolean {
  const roots = rootsOf(text);
  return roots.filter((root) => asked.has(root)).length >= MOST_COPIED * roots.length;
}

/** May a point be suggested of this text at all? */
export function isExplanation(answer: string, sentences: readonly string[], told: Told): boolean {
  return (
    grammarOf(answer) >= LEAST_GRAMMAR &&
    !isCopied(answer, told.asked) &&
    !isJumbled(sentences, told.points) &&
    !isApart(sentences, told)
  );
}

/** The point that alone has this word. */
function ownerOf(root: string, points: readonly Point[]): Point[] {
  const owners = points.filter((point) => point.roots.includes(root));
  return owners.length === 1 ? owners : [];
}

const MOST_JUMPS = 0.5;
const FEWEST_JUMPS = 3;

/** In an explanation the words of one point stand together; in a text that only lists terms they alternate between points. */
function isJumbled(sentences: readonly string[], points: readonly Point[]): boolean {
  const rows = sentences.map((sentence) => rootsOf(sentence).flatMap((root) => ownerOf(root, points)));
  const pairs = rows.reduce((sum, row) => sum + Math.max(0, row.length - 1), 0);
  const jumps = rows.reduce((sum, row) => sum + row.filter((owner, at) => at > 0 && owner !== row[at - 1]).length, 0);
  return jumps >= FEWEST_JUMPS && jumps > MOST_JUMPS * pairs;
}

/** From this share of known words on a text is copied rather than explained: then the words must keep the source's order. */
const MOST_KNOWN = 0.9;
const LEAST_LINKED = 0.65;
/** From this share of point words without any related word nearby, the text is about something else. */
const MOST_ALONE = 0.6;
const FEWEST_OWN = 4;
/** The greatest distance of two related words, counted in content words. */
const NEAR_TOLD = 3;
const NEAR_SAID = 2;

/** Does this text use the points' words without their related words: shuffled, or about something else? Synonyms do not count. */
function isApart(sentences: readonly string[], { asked, points, references }: Told): boolean {
  const follows = (one: string, other: string) =>
    references.some((roots) => roots.some((root, at) => root === one && roots.slice(at + 1, at + 1 + NEAR_TOLD).includes(other)));
  const literal = points.flatMap((point) => point.roots.map((root): [string, string] => [root, root]));
  const alike = new Map([...points.flatMap((point) => [...point.alike]), ...literal]);
  const known = new Set(references.flat());
  const rows = sentences.map(rootsOf);
  const said = rows.flat();
  const pairs = rows.flatMap((row) => {
    const steps = row.map((root) => (known.has(root) ? root : alike.get(root))).filter((root) => root !== undefined);
    return steps.slice(1).flatMap((root, at): [string, string][] => (steps[at] === root ? [] : [[steps[at] ?? '', root]]));
  });
  const linked = pairs.filter(([one, other]) => follows(one, other)).length;
  const isTold = said.filter((root) => known.has(root) || alike.has(root)).length >= MOST_KNOWN * said.length;
  if (isTold && linked < LEAST_LINKED * pairs.length) return true;
  const own = new Set(points.flatMap((point) => point.roots).filter((root) => !asked.has(root)));
  const places = rows.flatMap((row) => row.flatMap((root, at) => (own.has(root) ? [{ row, root, at }] : [])));
  const alone = places.filter(({ row, root, at }) => {
    const beside = row.map((one) => alike.get(one) ?? one);
    const before = beside.slice(Math.max(0, at - NEAR_SAID), at);
    const after = beside.slice(at + 1, at + 1 + NEAR_SAID);
    return !before.some((one) => follows(one, root)) && !after.some((one) => follows(root, one));
  });
  return places.length >= FEWEST_OWN && alone.length > MOST_ALONE * places.length;
}

/** The most words of a crammed sentence that belong to nothing. */
const MOST_FOREIGN = 0.25;

/** A sentence that mixes words of several points with words that belong to none: an explanation says one thing at a time. */
export function isCrammed(sentence: string, { points, references }: Told): boolean {
  const roots = rootsOf(sentence);
  const owners = new Set(roots.flatMap((root) => ownerOf(root, points)));
  const foreign = roots.filter(
    (root) => !references.some((one) => one.includes(root)) && !points.some((point) => point.alike.has(root)),
  );
  return owners.size > 1 && foreign.length > MOST_FOREIGN * roots.length;
}

const LEAST_SHARED = 2;
const LEAST_ALIKE = 4;

/** Does this text share words with what is told, or several that may stand for the points' words? */
export function isRelated(answer: string, { points, references }: Told): boolean {
  const said = [...new Set(rootsOf(answer))];
  return (
    said.filter((root) => references.some((one) => one.includes(root))).length >= LEAST_SHARED ||
    said.filter((root) => points.some((point) => point.alike.has(root))).length >= LEAST_ALIKE
  );
}
