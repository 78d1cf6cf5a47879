// Taking it again: all of it as a new attempt, or only what was wrong, as practice. Of a joined quiz also what that changes.
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { onlyIncorrect } from '#core/attempt/outcome';
import type { Quiz } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';
import { db } from '../data/device.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { AgainTogether } from './AgainTogether.tsx';
import { beginPractice } from './practice.ts';

type Props = { userId: number; quizId: number; quiz: Quiz | null; score: Score };

export function AgainButtons({ userId, quizId, quiz, score }: Props) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const params = { quizId: String(quizId) };
  const wrong = quiz === null ? 0 : onlyIncorrect(quiz, score).questions.length;

  async function practise(from: Quiz): Promise<void> {
    setBusy(true);
    try {
      await beginPractice(db, { userId, quizId, wanted: onlyIncorrect(from, score), wall: Date.now() });
      await navigate({ to: '/dashboard/quiz/$quizId', params, search: { practice: 1 }, replace: true });
    } catch (error) {
      setBusy(false);
      notify.error(sentenceFor(error, resultsTexts.practiceFailed));
    }
  }
  return (
    <div className="again">
      {quiz && wrong > 0 ? (
        <Button disabled={busy} onClick={() => void practise(quiz)}>
          {resultsTexts.practise(wrong)}
        </Button>
      ) : null}
      <Link
        // A shared quiz is handed in once: taking it again is not the next thing to do.
        className={buttonClass({ look: (wrong > 0 && quiz) || quiz?.is_shared ? 'line' : 'main' })}
        to="/dashboard/quiz/$quizId"
        params={params}
        preload={false}
        // Its results stand in the place of these: else each repeat would take one more press of Back to leave.
        replace
      >
        {resultsTexts.retake}
      </Link>
      {quiz?.is_shared ? <AgainTogether quizId={quizId} /> : null}
    </div>
  );
}
