// What a student can do on the quiz screen, by button or by key, with the notices that belong to it. Every rule about what
// a move does lies in core/attempt/attempt.
import { answerOf, isOpen, orderOf } from '#core/attempt/attempt';
import { checkResult } from '#core/attempt/moves';
import { shownQuestion, storedLetter } from '#core/attempt/shuffle';
import { hasPassage, isSelfMarked } from '#core/submission/marks';
import { type PassageRating, passageRatings } from '#core/submission/submission';
import { quizTexts } from '#texts/quiz';
import { clearNotices, notify } from '../shell/notices.tsx';
import type { LiveAttempt } from './liveAttempt.ts';

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

  /** The question that a press asked for, while that move is being stored: the next press goes on from there. */
  let bound: number | null = null;
  const positionNow = () => bound ?? live.state.attempt.position;

  async function goto(position: number): Promise<void> {
    clearNotices();
    bound = position;
    await live.make({ type: 'goto', position });
    if (bound === position) bound = null;
  }

  /** Stored with the pause of typing; a choice is stored at once, by its stored letter. */
  function answer(text: string, inputMode: 'typed' | 'chosen'): void {
    const { attempt, question, id, isChecked } = now();
    if (isChecked || !question) return;
    live.type(id, inputMode === 'chosen' ? storedLetter(question, orderOf(attempt), text) : text);
    if (inputMode === 'chosen') void live.flush();
  }

  /** The n-th option, counted from 0; beside a passage the n-th rating. */
  function choose(index: number): void {
    const { attempt, question, isChecked } = now();
    const rating = passageRatings[index];
    if (isChecked && question && hasPassage(question) && rating !== undefined) void ratePassage(rating);
    const letter = Object.keys((question && shownQuestion(question, orderOf(attempt)).options) ?? {})[index];
    if (letter !== undefined) answer(letter, 'chosen');
  }

  async function check(): Promise<void> {
    const { attempt, question, id, isChecked } = now();
    if (!question || isChecked || attempt.exam) return;
    const refusal = await live.make({ type: 'check', questionId: id });
    if (refusal === 'no-answer') notify.warning(quizTexts.answerNeeded);
    const result = checkResult(live.state.attempt, question);
    // Refused, or another question is on screen by now.
    if (refusal !== null || result === null) return;
    if (isSelfMarked(question)) notify.info(quizTexts.answerSubmitted);
    else if (result === 'correct') notify.success(quizTexts.correct);
    else notify.error(quizTexts.incorrect);
  }

  /** The student's own marks of the essay on screen: all ticked points, by their places. */
  async function tickPoints(points: number[]): Promise<boolean> {
    return (await live.make({ type: 'tick-points', questionId: now().id, points })) === null;
  }

  /** How much of the passage the essay on screen had, as the student says. */
  async function ratePassage(rating: PassageRating): Promise<boolean> {
    return (await live.make({ type: 'rate-passage', questionId: now().id, rating })) === null;
  }

  const judgeOwn = (isRight: boolean) => void live.make({ type: 'own-right', questionId: now().id, isRight });

  function checkAnew(): void {
    clearNotices();
    void check();
  }

  async function finish(): Promise<void> {
    const { position } = live.state.attempt;
    // A check that was pressed before counts, also while it is being stored. Whoever went elsewhere meanwhile finishes nothing.
    const isOnScreen = await live.settled();
    const { attempt, hasAnswer, isChecked } = now();
    if (!isOnScreen || !isOpen(attempt) || attempt.position !== position) return;
    clearNotices();
    if (hasAnswer && !isChecked && !attempt.exam) {
      notify.warning(quizTexts.checkLast);
      void check();
      return;
    }
    void live.flush();
    askToFinish();
  }

  function next(): void {
    const position = positionNow();
    if (position < live.state.attempt.quiz.questions.length - 1) void goto(position + 1);
    else void finish();
  }

  function previous(): void {
    const position = positionNow();
    if (position > 0) void goto(position - 1);
  }

  /** Of the answer as it stands on screen: what is typed is stored first. */
  async function toggleSure(): Promise<void> {
    const { id } = now();
    await live.flush();
    await live.make({ type: 'sure', questionId: id, isSure: !live.state.attempt.sure?.includes(id) });
  }

  async function toggleFlag(): Promise<void> {
    const { attempt, id } = now();
    const flagged = !attempt.flags.includes(id);
    clearNotices();
    const refusal = await live.make({ type: 'flag', questionId: id, flagged });
    if (refusal === null) notify.info((flagged ? quizTexts.flagged : quizTexts.unflagged)(attempt.position + 1));
  }

  /** Enter: checks, and once checked goes on; in an exam there is nothing to check. */
  const checkOrGoOn = () => (now().isChecked || now().attempt.exam ? next() : checkAnew());

  return {
    goto: (position: number) => void goto(position),
    answer,
    choose,
    check: checkAnew,
    finish: () => void finish(),
    next,
    previous,
    toggleFlag: () => void toggleFlag(),
    toggleSure: () => void toggleSure(),
    checkOrGoOn,
    tickPoints,
    ratePassage,
    judgeOwn,
  };
}
