// Decides whether an essay is an explanation, so that points may be suggested: sentences about the question, neither copied,
// listed, shuffled, nor about something else. It marks no point (essayPoints).
import { grammarOf, type Point } from './essayWords.ts';

/** The words of the question and its answer, with which an essay is compared. */
export type KnownWords = {
  asked: ReadonlySet<string>;
  points: readonly Point[];
  /** the stems of the question, of the model answer and of each point */
  knownRoots: ReadonlySet<string>;
  /** for each stem, the stems that soon follow it */
  following: ReadonlyMap<string, ReadonlySet<string>>;
  /** stem → the point's stem that it may stand for */
  synonyms: ReadonlyMap<string, string>;
  /** stems that only one point has, with that point; undefined if several have it */
  owners: ReadonlyMap<string, Point | undefined>;
};

/** Prepares what every sentence is compared with. */
export function knownWordsOf(
  asked: ReadonlySet<string>,
  points: readonly Point[],
  references: readonly (readonly string[])[],
): KnownWords {
  const following = new Map<string, Set<string>>();
  for (const roots of references)
    for (const [at, root] of roots.entries()) {
      const soon = following.get(root) ?? new Set();
      following.set(root, soon);
      for (let place = at + 1; place <= at + NEAR_TOLD && place < roots.length; place += 1) soon.add(roots[place] ?? '');
    }
  const owners = new Map<string, Point | undefined>();
  for (const point of points) for (const root of point.roots) owners.set(root, owners.has(root) ? undefined : point);
  const literal = points.flatMap((point) => point.roots.map((root): [string, string] => [root, root]));
  const synonyms = new Map([...points.flatMap((point) => [...point.alike]), ...literal]);
  return { asked, points, knownRoots: new Set(references.flat()), following, synonyms, owners };
}

/** With a smaller share of function words a text is a list of terms. */
const LEAST_GRAMMAR = 0.18;
/** With a larger share of the question's words a text or sentence is copied from it. */
const MOST_COPIED = 0.8;

/** Whether these stems repeat the question in its own words. */
export function isCopied(roots: readonly string[], questionRoots: ReadonlySet<string>): boolean {
  return roots.filter((root) => questionRoots.has(root)).length >= MOST_COPIED * roots.length;
}

/**
 * Whether any point may be suggested for this text.
 * @param said the stems of the whole text
 * @param rows the stems of its sentences that are not copied
 */
export function isExplanation(
  answer: string,
  said: readonly string[],
  rows: readonly (readonly string[])[],
  told: KnownWords,
): boolean {
  return grammarOf(answer) >= LEAST_GRAMMAR && !isCopied(said, told.asked) && !isJumbled(rows, told) && !isApart(rows, told);
}

const MOST_JUMPS = 0.5;
const FEWEST_JUMPS = 3;

/** An explanation keeps the words of a point together; a list of terms alternates between points. */
function isJumbled(rows: readonly (readonly string[])[], { owners }: KnownWords): boolean {
  const ownerRows = rows.map((row) => row.map((root) => owners.get(root)).filter((point) => point !== undefined));
  const pairs = ownerRows.reduce((sum, row) => sum + Math.max(0, row.length - 1), 0);
  const jumps = ownerRows.reduce((sum, row) => sum + row.filter((owner, at) => at > 0 && owner !== row[at - 1]).length, 0);
  return jumps >= FEWEST_JUMPS && jumps > MOST_JUMPS * pairs;
}

/** With a larger share of known words a text is copied, unless they are in the source's order. */
const MOST_KNOWN = 0.9;
const LEAST_LINKED = 0.65;
/** With a larger share of point words without any related word nearby, a text is about something else. */
const MOST_ALONE = 0.6;
const FEWEST_OWN = 4;
/** The greatest distance between related words, in content words. */
const NEAR_TOLD = 3;
const NEAR_SAID = 2;

/**
 * Whether this text uses the points' words without their related words, because it is shuffled or about something else. Synonyms
 * do not count.
 */
function isApart(
  rows: readonly (readonly string[])[],
  { asked, points, knownRoots: known, synonyms: alike, following }: KnownWords,
): boolean {
  const follows = (root: string, nextRoot: string) => following.get(root)?.has(nextRoot) === true;
  const textRoots = rows.flat();
  const pairs = rows.flatMap((row) => {
    const steps = row.map((root) => (known.has(root) ? root : alike.get(root))).filter((root) => root !== undefined);
    return steps.slice(1).flatMap((root, at): [string, string][] => (steps[at] === root ? [] : [[steps[at] ?? '', root]]));
  });
  const linked = pairs.filter(([one, other]) => follows(one, other)).length;
  const isTold = textRoots.filter((root) => known.has(root) || alike.has(root)).length >= MOST_KNOWN * textRoots.length;
  if (isTold && linked < LEAST_LINKED * pairs.length) return true;
  const pointRoots = new Set(points.flatMap((point) => point.roots).filter((root) => !asked.has(root)));
  const places = rows.flatMap((row) => row.flatMap((root, at) => (pointRoots.has(root) ? [{ row, root, at }] : [])));
  const isolatedPlaces = places.filter(({ row, root, at }) => {
    const sliceRoots = (from: number, to: number) =>
      row.slice(Math.max(0, from), to).map((neighbour) => alike.get(neighbour) ?? neighbour);
    const rootsBefore = sliceRoots(at - NEAR_SAID, at);
    const rootsAfter = sliceRoots(at + 1, at + 1 + NEAR_SAID);
    return (
      !rootsBefore.some((previousRoot) => follows(previousRoot, root)) &&
      !rootsAfter.some((neighbour) => follows(root, neighbour))
    );
  });
  return places.length >= FEWEST_OWN && isolatedPlaces.length > MOST_ALONE * places.length;
}

/** The highest share of unrelated words in a crammed sentence. */
const MOST_FOREIGN = 0.25;

/** A sentence that mixes words of several points with unrelated words. An explanation says one thing at a time. */
export function isCrammed(roots: readonly string[], { owners, knownRoots, synonyms }: KnownWords): boolean {
  const points = new Set(roots.map((root) => owners.get(root)).filter((point) => point !== undefined));
  const foreign = roots.filter((root) => !knownRoots.has(root) && !synonyms.has(root));
  return points.size > 1 && foreign.length > MOST_FOREIGN * roots.length;
}

const LEAST_SHARED = 2;
const LEAST_ALIKE = 4;

/** Whether this text shares words with the question and its answer, or has several possible synonyms of the points' words. */
export function isRelated(roots: readonly string[], { knownRoots, synonyms }: KnownWords): boolean {
  const textRoots = [...new Set(roots)];
  return (
    textRoots.filter((root) => knownRoots.has(root)).length >= LEAST_SHARED ||
    textRoots.filter((root) => synonyms.has(root)).length >= LEAST_ALIKE
  );
}
