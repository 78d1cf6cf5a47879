// "Lancelets: What …": an answer that is typed must be told apart from all that could be typed, and a sentence
// of a book leans on the heading above it. Only headings that name a topic, and not the answer, are said.
import { isGenericHeading } from '../english/heading.ts';
import { contentWordStems } from '../english/words.ts';
import type { Tagged } from '../understand/tagged.ts';
import type { Draft } from './draft.ts';
import { asking } from './frame.ts';

const LONGEST = 48;
/** A heading that is a whole sentence says more than its topic. */
const MOST_WORDS = 5;
const SAME_START = 5;
/** A stem that says so much needs no topic; readers took it rather without (.78 to .89, with one .56 to .78). */
const ENOUGH = 8;
/** A clause that hangs together with another leans on its heading even so. */
const ENOUGH_FOR_CLAUSES = 14;

/** "Method Description Example", "III", "✏ Practice": the head of a table, a number or a picture names no topic. */
const NO_TOPIC = /\b(?:definitions?|descriptions?|examples?|meanings?)$|^[IVXLC]+$|\p{Extended_Pictographic}/iu;

/** "4.Movement", "4. Movement"; "3D" has no number. */
const COUNTED = /^\d+(?:\.\d+)*(?:[.)]\s*|\s+)(?=\p{L})/u;

function areClose(one: string, other: string): boolean {
  return one === other || (one.length >= SAME_START && one.slice(0, SAME_START) === other.slice(0, SAME_START));
}

/** The draft with the topic of its section in front, where its answer is typed and the topic says more than the stem does. */
export function inContext(draft: Draft, tagged: Tagged): Draft {
  const { heading: own, named } = draft.sentence.section;
  const heading = (isGenericHeading(own) ? named : own).trim().replace(COUNTED, '');
  const isOfClauses = draft.type === 'multiple_choice' && draft.kind.judgedAs === 'own';
  if ((draft.type !== 'short_answer' && !isOfClauses) || !draft.kind.showsTopic) return draft;
  if (
    heading === '' ||
    heading.length > LONGEST ||
    heading.split(' ').length > MOST_WORDS ||
    isGenericHeading(heading) ||
    NO_TOPIC.test(heading) ||
    /["“”$:]/.test(heading)
  )
    return draft;
  // "Feudal" is no topic.
  if (!['NOUN', 'PROPN'].includes(tagged.tokens(heading.toLowerCase()).at(-1)?.pos ?? '')) return draft;
  const topic = contentWordStems(heading);
  const answer = contentWordStems(draft.answer);
  const said = new Set(contentWordStems(draft.text));
  if (said.size >= (isOfClauses ? ENOUGH_FOR_CLAUSES : ENOUGH)) return draft;
  if (topic.every((stem) => said.has(stem)) || topic.some((stem) => answer.some((word) => areClose(stem, word)))) return draft;
  return { ...draft, ...asking({ ...draft.stem, topic: heading }) };
}
