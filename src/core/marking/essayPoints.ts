// Suggests which points of an essay are covered, without a language model; the student decides. The first point needs two of its
// words in one clause, in its order, without denial, opposite or another subject. After that, one word is enough for another
// point.

import type { KeyPoint } from '../quiz/quiz.ts';
import { lazily, withSingleSpaces } from './answerWords.ts';
import { isCopied, isCrammed, isExplanation, isRelated, knownWordsOf } from './essayText.ts';
import { boundedPoints, DENIALS, denialsIn, type Point, pointsOf, rootsOf, SENTENCES } from './essayWords.ts';

/** Where a clause with its own subject begins. */
const CLAUSES =
  /, (?:and|but|while|whereas|although|which) | (?:and|but|while|whereas) (?=(?:the|a|an|it|they|this|that|these|those|its|their|he|she|we|you|people|then) )/i;

/** Where a denial stops: it does not reach across these. */
const SEGMENTS = /, | (?=(?:and|but|so|because|while|whereas|although|since) )/i;

/** How many of a point's words are needed, and which share of them in a clause, or in a sentence of several clauses. */
type Least = { words: number; clause: number; sentence: number };
const SURE: Least = { words: 2, clause: 0.2, sentence: 0.4 };
/** For a text that shares almost no words with the question and its answer. */
const FAR: Least = { ...SURE, words: 3 };
const LIKELY: Least = { words: 1, clause: 0.1, sentence: 0.1 };
const MOST_TURNED = 3;
/** The weight of a word that is also in the question. */
const ASKED_WEIGHT = 0.25;

/**
 * The points that an essay seems to cover, in order.
 * @param question the question's text, whose words prove nothing
 * @param model the model answer, which shows, like the points, which words belong together
 */
export function suggestedPoints(points: readonly KeyPoint[], answer: string, question: string, model = ''): boolean[] {
  const text = withSingleSpaces(answer);
  const modelText = withSingleSpaces(model);
  const bounded = boundedPoints(points);
  const questionRoots = new Set(rootsOf(question));
  const parsedPoints = pointsOf(bounded, question, modelText);
  const references = [question, modelText, ...bounded.map((point) => point.text)].map(rootsOf);
  const vocabulary = knownWordsOf(questionRoots, parsedPoints, references);
  const statements = text.split(SENTENCES).map(statementOf);
  const allRoots = statements.flatMap(({ roots }) => roots);
  const ownStatements = statements.filter(({ roots }) => !isCopied(roots, questionRoots));
  const rows = ownStatements.map(({ roots }) => roots);
  if (!isExplanation(text, allRoots, rows, vocabulary)) return points.map(() => false);
  const clear = ownStatements.filter(({ roots }) => !isCrammed(roots, vocabulary));
  const surePoints = shownPoints(clear, {
    points: parsedPoints,
    questionRoots,
    thresholds: isRelated(allRoots, vocabulary) ? SURE : FAR,
  });
  // Once one point is shown, the text is an explanation: for the other points one word of their own is enough.
  const likelyPoints = surePoints.some(Boolean)
    ? shownPoints(ownStatements, { points: parsedPoints, questionRoots, thresholds: LIKELY })
    : surePoints;
  return surePoints.map((isShown, at) => isShown || likelyPoints[at] === true);
}

/** A clause by its stems: all of them, and those that it does not deny. */
type Clause = { roots: readonly string[]; undenied: () => readonly string[]; denials: number };
/** A sentence by its stems. Its parts are the sentence and its clauses. */
type Statement = { roots: readonly string[]; parts: () => readonly Clause[] };

function statementOf(sentence: string): Statement {
  const roots = rootsOf(sentence);
  const parts = lazily(() => {
    const clauses = sentence.split(CLAUSES);
    const sentencePart = clauseOf(sentence, roots);
    return clauses.length < 2
      ? [sentencePart, sentencePart]
      : [sentencePart, ...clauses.map((clause) => clauseOf(clause, rootsOf(clause)))];
  });
  return { roots, parts };
}

function clauseOf(text: string, roots: readonly string[]): Clause {
  const undenied = lazily(() => {
    const segments = text.split(SEGMENTS).filter((segment) => !DENIALS.test(segment));
    return rootsOf(segments.join(' '));
  });
  return { roots, undenied, denials: denialsIn(text) };
}

type Sought = { points: readonly Point[]; questionRoots: ReadonlySet<string>; thresholds: Least };

function shownPoints(statements: readonly Statement[], { points, questionRoots, thresholds }: Sought): boolean[] {
  return points.map((point) => {
    const wanted = point.roots.filter((root) => !questionRoots.has(root)).length;
    return statements.some((statement) => holds(statement, { point, wanted, questionRoots, thresholds }));
  });
}

type PointSearch = { point: Point; wanted: number; questionRoots: ReadonlySet<string>; thresholds: Least };

/** Whether this sentence, or one of its clauses, seems to state this point. */
function holds({ roots: all, parts }: Statement, { point, wanted, questionRoots, thresholds }: PointSearch): boolean {
  // A quick test: most sentences have no word of a point.
  if (!all.some((root) => point.alike.has(root)) || all.some((root) => point.against.has(root))) return false;
  if (!all.includes(point.subject) && all.some((root) => point.rivals.has(root))) return false;
  return parts().some((part, at) => {
    // The stems that a clause asserts, unless the point denies as much.
    const roots = part.denials <= point.denials ? part.roots : part.undenied();
    // The first subject is what the clause is about.
    if (point.rivals.has(roots.find((root) => root === point.subject || point.rivals.has(root)) ?? '')) return false;
    const foundRoots = [...new Set(roots.flatMap((root) => point.alike.get(root) ?? []))];
    const proving = foundRoots.filter((root) => !questionRoots.has(root));
    const weight = proving.length + ASKED_WEIGHT * (foundRoots.length - proving.length);
    const share = at === 0 ? thresholds.sentence : thresholds.clause;
    return (
      proving.length > 0 &&
      foundRoots.length >= Math.min(thresholds.words, point.roots.length) &&
      weight >= share * wanted &&
      isInOrder(proving, point) &&
      turnsIn(foundRoots, point) <= 1
    );
  });
}

/** How many neighbouring pairs are in reverse order. Words missing from the point's text are ignored. */
function turnsIn(foundRoots: readonly string[], { placeInText }: Point): number {
  const places = foundRoots.map((root) => placeInText.get(root)).filter((place) => place !== undefined);
  return places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
}

/** Whether at most one neighbouring pair is reversed, which needs more than three words. */
function isInOrder(foundRoots: readonly string[], point: Point): boolean {
  const turns = turnsIn(foundRoots, point);
  return turns === 0 || (turns === 1 && foundRoots.filter((root) => point.placeInText.has(root)).length > MOST_TURNED);
}
