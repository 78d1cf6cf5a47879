// The quiz of a past exam: all that it asks soundly, in its order and with its numbering, and how many it asks that are left out.
import type { LeftOutReason } from '#core/leftOut';
import { FEWEST_QUESTIONS, type Quiz } from '#core/quiz';
import type { Draft } from '../draft/draft.ts';
import { examQuestions, own } from '../draft/passage/ownQuestion.ts';
import type { Random } from '../random.ts';
import { normalised } from '../understand/material.ts';
import { askedBlocks } from '../understand/paper.ts';
import type { Understood } from '../understand/understood.ts';
import { finished } from './chooseQuiz.ts';
import type { DraftFate } from './fate.ts';
import type { Wish } from './wish.ts';

const MOST_QUESTIONS = 100;

/** What two questions that ask the same have in common. */
const contentOf = ({ text, answer, wrong }: Draft) => [text, answer, ...wrong].map(normalised).join('\n');

/**
 * The quiz of a document that is mostly questions, of at most so many; null for another document, or where too few of them can be asked.
 * Under a wish it has those that fit, and does not count the rest.
 */
export function paperQuiz(
  of: Understood,
  random: Random,
  most: number,
  wish: Wish | null,
  onFate?: (fate: DraftFate) => void,
): Quiz | null {
  const { material } = of;
  if (askedBlocks(material.document).size === 0) return null;
  const leftOut: { [Reason in LeftOutReason]?: number } = {};
  const leave = (reason: LeftOutReason) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  const contents = new Set<string>();
  const sound: Draft[] = [];
  for (const { result } of examQuestions(material)) {
    const draft: Draft | null = typeof result === 'string' ? null : { kind: own, ...result };
    if (draft === null || contents.has(contentOf(draft))) leave(typeof result === 'string' ? result : 'repeated');
    else {
      contents.add(contentOf(draft));
      sound.push(draft);
    }
  }
  if (sound.length < FEWEST_QUESTIONS) return null;
  const fitting = wish === null ? sound : sound.filter(wish.fits);
  const drafts = fitting.slice(0, Math.min(most, wish?.count ?? MOST_QUESTIONS));
  for (const _ of fitting.slice(drafts.length)) leave('too_many');
  const questions = drafts.map((draft, at) => ({ question_id: at + 1, ...finished(of, draft, 'A', random) }));
  for (const [at, draft] of drafts.entries()) onFate?.({ draft, fate: 'chosen', question: questions[at] });
  const reasons = wish === null && Object.keys(leftOut).length > 0 ? { left_out: leftOut } : {};
  return { title: material.document.title, settings: {}, questions, ...reasons };
}
