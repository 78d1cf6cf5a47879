// Makes the quiz of a document that comes whole: a past exam in its order and numbering, or each pair of a list of terms.
import type { LeftOutReason } from '#core/quiz/quiz';
import { FEWEST_QUESTIONS, type Quiz } from '#core/quiz/quiz';
import { isTermList, pair } from '../ask/pair.ts';
import { passGate } from '../check/gate.ts';
import { type Draft, type DraftFate, draftOf } from '../draft/draft.ts';
import { keyLetters } from '../draft/lettering.ts';
import { ownKind, ownQuestions } from '../draft/passage/ownQuestion.ts';
import type { Random } from '../random.ts';
import { normalised } from '../understand/material.ts';
import { askedBlocks } from '../understand/paper.ts';
import type { Understood } from '../understand/understood.ts';
import { finished } from './chooseQuiz.ts';
import { draftsBy } from './draftsOf.ts';
import type { Wish } from './wish.ts';

const MOST_QUESTIONS = 100;

/** What two questions that ask the same have in common. */
const contentOf = ({ text, answer, wrong }: Draft) => [text, answer, ...wrong].map(normalised).join('\n');

/** `leftOut`: how many questions of an exam are not asked; null for a list of terms. */
type Whole = { drafts: Draft[]; leftOut: { [Reason in LeftOutReason]?: number } | null };

const leave = ({ leftOut }: Whole, reason: LeftOutReason) => {
  if (leftOut !== null) leftOut[reason] = (leftOut[reason] ?? 0) + 1;
};

function wholeExam({ material }: Understood): Whole {
  const exam: Whole = { drafts: [], leftOut: {} };
  const contents = new Set<string>();
  for (const result of ownQuestions(material)) {
    const draft: Draft | null = typeof result === 'string' ? null : draftOf(ownKind, result);
    if (draft === null || contents.has(contentOf(draft))) leave(exam, typeof result === 'string' ? result : 'repeated');
    else {
      contents.add(contentOf(draft));
      exam.drafts.push(draft);
    }
  }
  return exam;
}

/** All that is asked of a document that comes whole; null for another, or where that is too little. */
function wholeOf(of: Understood, random: Random): Whole | null {
  const { material } = of;
  const isExam = askedBlocks(material.document).size > 0;
  if (!isExam && !isTermList(material)) return null;
  const wholeQuestions = isExam ? wholeExam(of) : { drafts: draftsBy([pair], of, random), leftOut: null };
  return wholeQuestions.drafts.length < FEWEST_QUESTIONS ? null : wholeQuestions;
}

/** The quiz of a document that comes whole; null for another document. Under a wish it has those that fit, and does not count the rest. */
export function wholeQuiz(
  of: Understood,
  random: Random,
  most: number,
  wish: Wish | null,
  onFate?: (fate: DraftFate) => void,
): Quiz | null {
  const supply = wholeOf(of, random);
  if (supply === null) return null;
  const fitting = wish === null ? supply.drafts : supply.drafts.filter(wish.fits);
  const letters = keyLetters(fitting.length, random);
  const all = fitting.map((draft, at) => ({ question_id: at + 1, ...finished(of, draft, letters[at] ?? 'A', random) }));
  const { title } = of.material.document;
  const sound = passGate({ title, settings: {}, questions: all }, of.material.document).questions;
  const questions = sound.slice(0, Math.min(most, wish?.count ?? MOST_QUESTIONS));
  for (const [at, draft] of fitting.entries()) onFate?.({ draft, fate: 'chosen', question: all[at] });
  for (const _ of all.slice(sound.length)) leave(supply, 'unclear');
  for (const _ of sound.slice(questions.length)) leave(supply, 'too_many');
  const reasons = wish === null && Object.keys(supply.leftOut ?? {}).length > 0 ? { left_out: supply.leftOut ?? {} } : {};
  return { title: of.material.document.title, settings: {}, questions, ...reasons };
}
