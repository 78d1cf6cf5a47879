// What a student can do on the quiz screen, by button or by key, with the notices that belong to it. Every rule about what
// a move does lies in core/attempt.
import { answerOf, checkResult, isOpen } from '#core/attempt';
import { notify } from '../notices.tsx';
import type { LiveAttempt } from './liveAttempt.ts';
import { gradesByPoints } from './verdict.ts';

export type QuizMoves = ReturnType<typeof createQuizMoves>;

/** `askToFinish` opens the dialog. */
export function createQuizMoves(live: LiveAttempt, askToFinish: () => void) {
  const now = () => {
    const { attempt, drafts } = live.state;
    const question = attempt.quiz.questions[attempt.position];
    const id = question?.question_id ?? 0;
    const answer = drafts[String(id)] ?? answerOf(attempt, id);
    return { attempt, question, id, hasAnswer: answer.trim() !== '', isChecked: attempt.checked === id };
  };

  const goto = (position: number) => void live.make({ type: 'goto', position });

  /** Stored with the pause of typing; a choice is stored at once. */
  function answer(text: string, how: 'typed' | 'chosen'): void {
    const { id, isChecked } = now();
    if (isChecked) return;
    live.type(id, text);
    if (how === 'chosen') void live.flush();
  }

  /** The n-th option, counted from 0. */
  function choose(index: number): void {
    const letter = Object.keys(now().question?.options ?? {})[index];
    if (letter !== undefined) answer(letter, 'chosen');
  }

  async function check(): Promise<void> {
    const { question, id, isChecked } = now();
    if (!question || isChecked) return;
    const refusal = await live.make({ type: 'check', questionId: id });
    if (refusal === 'no-answer') notify.warning('Please select or enter an answer.');
    if (refusal !== null) return;
    if (gradesByPoints(question)) notify.info('Answer Submitted');
    else if (checkResult(live.state.attempt, question) === 'correct') notify.success('Correct!');
    else notify.error('Incorrect');
  }

  function finish(): void {
    const { attempt, hasAnswer, isChecked } = now();
    if (!isOpen(attempt)) return;
    if (hasAnswer && !isChecked) {
      notify.warning('Please check your answer for the last question before finishing.');
      void check();
      return;
    }
    void live.flush();
    askToFinish();
  }

  function next(): void {
    const { attempt } = now();
    if (attempt.position < attempt.quiz.questions.length - 1) goto(attempt.position + 1);
    else finish();
  }

  function previous(): void {
    const { attempt } = now();
    if (attempt.position > 0) goto(attempt.position - 1);
  }

  async function toggleFlag(): Promise<void> {
    const { attempt, id } = now();
    const flagged = !attempt.flags.includes(id);
    const refusal = await live.make({ type: 'flag', questionId: id, flagged });
    if (refusal === null) notify.info(`${flagged ? 'Flagged' : 'Unflagged'} Question ${attempt.position + 1}`);
  }

  /** Enter: checks, and once checked goes on. */
  const checkOrGoOn = () => (now().isChecked ? next() : void check());

  return {
    goto,
    answer,
    choose,
    check: () => void check(),
    finish,
    next,
    previous,
    toggleFlag: () => void toggleFlag(),
    checkOrGoOn,
  };
}
