// What an essay must be before a rule may suggest a point of it: sentences about the question's matter, neither copied, nor listed,
// nor shuffled, nor about something else. It marks no point (essayPoints).
import { grammarOf, type Point } from './essayWords.ts';

/** What the question and its answer say, as far as an essay is compared with it. */
export type Told = {
  asked: ReadonlySet<string>;
  points: readonly Point[];
  /** the stems of the question, of the model answer and of each point */
  knownRoots: ReadonlySet<string>;
  /** each of them with the stems that follow soon after it */
  following: ReadonlyMap<string, ReadonlySet<string>>;
  /** stem → the stem of a point that it may stand for */
  synonyms: ReadonlyMap<string, string>;
  /** each stem that one point alone has, with that point; undefined where several have it */
  owners: ReadonlyMap<string, Point | undefined>;
};

/** Looks up once what every sentence is compared with. */
export function toldOf(asked: ReadonlySet<string>, points: readonly Point[], references: readonly (readonly string[])[]): Told {
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

/** The least share of function words in a text; below it, it is a list of terms. */
const LEAST_GRAMMAR = 0.18;
/** From this share of the question's own words on, a text or a sentence is the question copied. */
const MOST_COPIED = 0.8;

/** Are these the stems of the question, in its own words? */
export function isCopied(roots: readonly string[], questionRoots: ReadonlySet<string>): boolean {
  return roots.filter((root) => questionRoots.has(root)).length >= MOST_COPIED * roots.length;
}

/**
 * May a point be suggested of this text at all?
 * @param said the stems of the whole text
 * @param rows those of its sentences that are not copied
 */
export function isExplanation(
  answer: string,
  said: readonly string[],
  rows: readonly (readonly string[])[],
  told: Told,
): boolean {
  return grammarOf(answer) >= LEAST_GRAMMAR && !isCopied(said, told.asked) && !isJumbled(rows, told) && !isApart(rows, told);
}

const MOST_JUMPS = 0.5;
const FEWEST_JUMPS = 3;

/** In an explanation the words of one point stand together; in a text that only lists terms they alternate between points. */
function isJumbled(rows: readonly (readonly string[])[], { owners }: Told): boolean {
  const ownerRows = rows.map((row) => row.map((root) => owners.get(root)).filter((point) => point !== undefined));
  const pairs = ownerRows.reduce((sum, row) => sum + Math.max(0, row.length - 1), 0);
  const jumps = ownerRows.reduce((sum, row) => sum + row.filter((owner, at) => at > 0 && owner !== row[at - 1]).length, 0);
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
function isApart(
  rows: readonly (readonly string[])[],
  { asked, points, knownRoots: known, synonyms: alike, following }: Told,
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

/** The most words of a crammed sentence that belong to nothing. */
const MOST_FOREIGN = 0.25;

/** A sentence that mixes words of several points with words that belong to none: an explanation says one thing at a time. */
export function isCrammed(roots: readonly string[], { owners, knownRoots, synonyms }: Told): boolean {
  const points = new Set(roots.map((root) => owners.get(root)).filter((point) => point !== undefined));
  const foreign = roots.filter((root) => !knownRoots.has(root) && !synonyms.has(root));
  return points.size > 1 && foreign.length > MOST_FOREIGN * roots.length;
}

const LEAST_SHARED = 2;
const LEAST_ALIKE = 4;

/** Does this text share words with what is told, or several that may stand for the points' words? */
export function isRelated(roots: readonly string[], { knownRoots, synonyms }: Told): boolean {
  const textRoots = [...new Set(roots)];
  return (
    textRoots.filter((root) => knownRoots.has(root)).length >= LEAST_SHARED ||
    textRoots.filter((root) => synonyms.has(root)).length >= LEAST_ALIKE
  );
}
