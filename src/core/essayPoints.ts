// Which points of an essay a rule can stand for, without a language model. It only suggests: the student decides. A first point needs
// two of its words in one clause, in its order, with no denial, no opposite and no other subject; then one word shows another point.
import { isCopied, isCrammed, isExplanation, isRelated } from './essayText.ts';
import { DENIALS, denialsIn, type Point, pointsOf, rootsOf, SENTENCES } from './essayWords.ts';
import type { KeyPoint } from './quiz.ts';

/** Where a clause with a subject of its own begins. */
const CLAUSES =
  /,\s+(?:and|but|while|whereas|although|which)\s+|\s+(?:and|but|while|whereas)\s+(?=(?:the|a|an|it|they|this|that|these|those|its|their|he|she|we|you|people|then)\s)/i;

/** Where a part begins that a denial before it, or behind it, does not deny. */
const SEGMENTS = /,\s+|\s+(?=(?:and|but|so|because|while|whereas|although|since)\s)/i;

/** How many of a point's words are needed, and which share of them in a clause, or in a sentence of several clauses. */
type Least = { words: number; clause: number; sentence: number };
const SURE: Least = { words: 2, clause: 0.2, sentence: 0.4 };
/** For a text that shares hardly a word with what is told. */
const FAR: Least = { ...SURE, words: 3 };
const LIKELY: Least = { words: 1, clause: 0.1, sentence: 0.1 };
const MOST_TURNED = 3;
/** The weight of a word that the question contains too. */
const ASKED_WEIGHT = 0.25;

/**
 * The points that an essay seems to cover, in their order.
 * @param question the question's text: its words prove nothing
 * @param model the model answer: it shows, as the points do, which words belong together
 */
export function suggestedPoints(points: readonly KeyPoint[], answer: string, question: string, model = ''): boolean[] {
  const asked = new Set(rootsOf(question));
  const known = pointsOf(points, question, model);
  const told = { asked, points: known, references: [question, model, ...points.map((point) => point.text)].map(rootsOf) };
  const sentences = answer.split(SENTENCES).filter((sentence) => !isCopied(sentence, asked));
  if (!isExplanation(answer, sentences, told)) return points.map(() => false);
  const marked = (from: readonly string[], least: Least) =>
    known.map((point) => from.some((sentence) => holds(sentence, { point, all: known, asked, least })));
  const clear = sentences.filter((sentence) => !isCrammed(sentence, told));
  const sure = marked(clear, isRelated(answer, told) ? SURE : FAR);
  // Once one point is shown, the text is an explanation: for the other points one word of their own is enough.
  const likely = sure.some(Boolean) ? marked(sentences, LIKELY) : sure;
  return sure.map((is, at) => is || likely[at] === true);
}

type Looked = { point: Point; all: readonly Point[]; asked: ReadonlySet<string>; least: Least };

/** Does this sentence, or one of its clauses, state this point, as far as its words show? */
function holds(sentence: string, { point, all, asked, least }: Looked): boolean {
  const told = rootsOf(sentence);
  if (told.some((root) => point.against.has(root))) return false;
  const rivals = new Set(
    all.map((other) => other.subject).filter((subject) => !point.alike.has(subject) && !point.home.has(subject)),
  );
  if (!told.includes(point.subject) && told.some((root) => rivals.has(root))) return false;
  const wanted = point.roots.filter((root) => !asked.has(root));
  return [sentence, ...sentence.split(CLAUSES)].some((part, at) => {
    const roots = rootsOf(withoutDenied(part, point));
    // The subject that stands first is what the clause is about.
    if (rivals.has(roots.find((root) => root === point.subject || rivals.has(root)) ?? '')) return false;
    const found = [...new Set(roots.flatMap((root) => point.alike.get(root) ?? []))];
    const proving = found.filter((root) => !asked.has(root));
    const weight = proving.length + ASKED_WEIGHT * (found.length - proving.length);
    const share = at === 0 ? least.sentence : least.clause;
    return (
      proving.length > 0 &&
      found.length >= Math.min(least.words, point.roots.length) &&
      weight >= share * wanted.length &&
      isInOrder(proving, point.inText) &&
      turnsIn(found, point.inText) <= 1
    );
  });
}

/** What a clause says without denying it, unless the point denies as much. */
function withoutDenied(part: string, point: Point): string {
  if (denialsIn(part) <= point.denials) return part;
  return part
    .split(SEGMENTS)
    .filter((segment) => !DENIALS.test(segment))
    .join(' ');
}

/** How many neighbouring pairs are in reverse order. Words that the point's text lacks are ignored. */
function turnsIn(found: readonly string[], inText: readonly string[]): number {
  const places = found.map((root) => inText.indexOf(root)).filter((place) => place >= 0);
  return places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
}

/** At most one neighbouring pair is in reverse order, and only among more than three words. */
function isInOrder(found: readonly string[], inText: readonly string[]): boolean {
  const turns = turnsIn(found, inText);
  return turns === 0 || (turns === 1 && found.filter((root) => inText.includes(root)).length > MOST_TURNED);
}
