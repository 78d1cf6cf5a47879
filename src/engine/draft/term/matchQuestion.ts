// Four terms with meanings, of which three are swapped: "Which term stands with its own meaning?" Whoever answers has to tell all
// four apart, not to know one of them. The terms are near ones, whose meanings are of one kind and length.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { echoes } from '../../check/cue.ts';
import { isWholePhrase } from '../../check/wholePhrase.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isLong } from '../../understand/material.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { isTooClose } from '../options/distractor.ts';
import { otherMeanings } from '../options/otherMeaning.ts';
import { paired } from '../options/pairOption.ts';

/** Four longer ones are more than one reads at once, in characters. */
const LONGEST_MEANING = 120;
const LONGEST_TERM = 40;
const TOO_ALIKE = 0.35;
const SURE = 0.6;

const canStand = ({ tagged }: Understood, { term, meaning, score }: Definition) =>
  meaning.length <= LONGEST_MEANING && term.length <= LONGEST_TERM && score >= SURE && isWholePhrase(meaning, tagged);

/** Is a term beside the meaning of another plainly wrong, and not by the words alone? */
function isSwap({ material, terms }: Understood, one: Definition, other: Definition): boolean {
  const asked = contentWordStems(one.term);
  const [inOne, inOther] = [new Set(contentWordStems(one.meaning)), new Set(contentWordStems(other.meaning))];
  // "Van Leeuwenhoek: the smallest unit of life" is crossed out unread.
  if (terms.byKey.get(one.key)?.name !== terms.byKey.get(other.key)?.name) return false;
  return (
    !isTooClose(one.term, other.term) &&
    !asked.some((stem) => inOther.has(stem)) &&
    jaccard(inOne, inOther) <= TOO_ALIKE &&
    !echoes(one.term, other.meaning, [one.meaning]) &&
    !otherMayBeRight(material, other.meaning, asked, one.meaning, one.sentence.index)
  );
}

/** Three of them, each of which may stand with the meaning of the next; null where there are none. */
function ringOf(of: Understood, others: readonly Definition[]): Definition[] | null {
  for (const [at, first] of others.entries())
    for (const second of others.slice(at + 1))
      for (const third of others.slice(at + 1)) {
        if (second === third || !isSwap(of, first, second)) continue;
        if (isSwap(of, second, third) && isSwap(of, third, first)) return [first, second, third];
      }
  return null;
}

function matchQuestion(of: Understood, definition: Definition): Drafted | null {
  if (!canStand(of, definition)) return null;
  const others = otherMeanings(of, definition)?.filter((other) => canStand(of, other) && isSwap(of, other, definition));
  const ring = ringOf(of, others ?? []);
  if (ring === null) return null;
  const wrong = ring.map(({ term }, at) => paired(term, (ring[(at + 1) % ring.length] as Definition).meaning));
  return {
    type: 'multiple_choice',
    ...asking(framed('ask', 'Which of these terms stands with its own meaning')),
    answer: paired(definition.term, definition.meaning),
    wrong: wrong.map(capitalised),
    accepted: [],
    keyPoints: [],
    keys: [definition.key],
    quote: definition.sentence.text,
    sentence: definition.sentence,
    score: definition.score - 0.03,
  };
}

/** A few terms with their meanings, of which one pair is right. */
export const match: QuestionKind = {
  ...usual,
  name: 'match',
  level: 'understanding',
  draft: (of: Understood, _: Random) =>
    of.definitions
      .filter(({ key }) => !isLong(of.material) || of.leading.byKey.has(key))
      .map((definition) => matchQuestion(of, definition))
      .filter((draft) => draft !== null),
  // Its options are meanings of terms.
  acceptance: { share: 'term' },
  quota: 0.1,
  judgedAs: 'options',
};
