// Four terms with meanings, of which three are swapped: "Which of these terms is paired with its correct meaning?" Whoever answers has
// to tell all four apart, not to know one of them. The terms are near ones, whose meanings are of one kind and length.

import { echoes } from '../../check/cue.ts';
import { isWholePhrase } from '../../check/wholePhrase.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isLong } from '../../understand/material.ts';
import { kindsOfMeaning } from '../../understand/term/category.ts';
import type { Understood } from '../../understand/understood.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { isTooClose } from '../options/distractor.ts';
import { areKindsApart, otherMeanings, saidAgain, saysAnother } from '../options/otherMeaning.ts';
import { paired } from '../options/pairOption.ts';

/** Four longer ones are more than one reads at once, in characters. */
const LONGEST_MEANING = 120;
const LONGEST_TERM = 40;
const SURE = 0.7;

/** "Adv", "Dis": a label of four letters at most may be cut. */
const CUT = /^\p{Lu}\p{Ll}{0,3}$/u;

/** "High culture: the pattern of cultural …" is one of many such pairs; so many letters and more are seen at once. */
const SOUNDS_ALIKE = 7;

/** Is it short, and surely the meaning of a term? */
function isSound({ term, meaning, score, wording }: Definition): boolean {
  return (
    meaning.length <= LONGEST_MEANING &&
    term.length <= LONGEST_TERM &&
    score >= SURE &&
    !/[·_-]$/.test(term) &&
    !(wording === 'label' && CUT.test(term) && kindsOfNoun(term.toLowerCase()).length === 0)
  );
}

/** Is a term beside the meaning of another plainly wrong, and not by the words alone? */
function isSwap({ material, terms }: Understood, one: Definition, other: Definition): boolean {
  // "Van Leeuwenhoek: the smallest unit of life" is crossed out unread.
  if (terms.byKey.get(one.key)?.name !== terms.byKey.get(other.key)?.name || isTooClose(one.term, other.term)) return false;
  // A term beside a meaning in another number is crossed out, too.
  if (areKindsApart(one, other) || one.plural !== other.plural) return false;
  if (echoes(one.term, other.meaning, [one.meaning])) return false;
  return saysAnother(material, one, new Set(contentWordStems(one.meaning)), other.meaning);
}

/** Three of them, each of which may stand with the meaning of the next; null where there are none. */
function ringOf(of: Understood, others: readonly Definition[]): Definition[] | null {
  for (const [at, first] of others.entries()) {
    const later = others.slice(at + 1);
    for (const second of later.filter((one) => isSwap(of, first, one))) {
      const third = later.find((one) => one !== second && isSwap(of, second, one) && isSwap(of, one, first));
      if (third !== undefined) return [first, second, third];
    }
  }
  return null;
}

/** The questions on a definition: among the nearest terms, and among others of its kind, for a quiz that has the nearest already. */
function matchQuestions(of: Understood, definition: Definition): Drafted[] {
  if (!isSound(definition) || !isWholePhrase(definition.meaning, of.tagged) || saidAgain(definition).length > 0) return [];
  // "Huntington’s disease: … of the huntingtin gene": the only pair that sounds alike is ticked unread.
  if (echoes(definition.term, definition.meaning, [], SOUNDS_ALIKE)) return [];
  // Other meanings are sure and whole already.
  const others = otherMeanings(of, definition)?.filter((other) => isSound(other) && isSwap(of, other, definition)) ?? [];
  const ring = ringOf(of, others);
  if (ring === null) return [];
  const [kind] = kindsOfMeaning(definition);
  const isNext = (other: Definition) => !ring.includes(other) && kind !== undefined && kindsOfMeaning(other)[0] === kind;
  const second = ringOf(of, others.filter(isNext));
  return [ring, ...(second === null ? [] : [second])].map((one) => matchQuestion(definition, one));
}

function matchQuestion(definition: Definition, ring: readonly Definition[]): Drafted {
  const wrong = ring.map(({ term }, at) => paired(term, (ring[(at + 1) % ring.length] as Definition).meaning));
  return {
    type: 'multiple_choice',
    ...asking(framed('ask', 'Which of these terms is paired with its correct meaning')),
    answer: paired(definition.term, definition.meaning),
    wrong,
    accepted: [],
    keyPoints: [],
    keys: [definition.key],
    among: [definition, ...ring].map(({ key }) => key),
    quote: definition.sentence.text,
    sentence: definition.sentence,
    score: definition.score - 0.03,
  };
}

/** A few terms with their meanings, of which one pair is right. */
export const match: QuestionKind = {
  ...usual,
  name: 'match',
  // All 33 that strict readers of four sets judged they called recall.
  level: 'recall',
  draft: (of) =>
    of.definitions
      .filter(({ key }) => !isLong(of.material) || of.leading.byKey.has(key))
      .flatMap((definition) => matchQuestions(of, definition)),
  // Its options are meanings of terms.
  judgedAs: 'options',
};
