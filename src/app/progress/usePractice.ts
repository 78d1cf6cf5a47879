// Practice of some questions, begun from the progress screen. It is an attempt of its own kind and is never handed in.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { onlyQuestions } from '#core/attempt/outcome';
import type { Studied } from '#core/progress/mastery';
import { progressTexts } from '#texts/progress';
import { db } from '../data/device.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { beginPractice } from '../results/practice.ts';
import { notify } from '../shell/notices.tsx';

export function usePractice(userId: number, studied: readonly Studied[]) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function practise(quizId: number, questionIds: readonly number[]): Promise<void> {
    const quiz = studied.find((studiedQuiz) => studiedQuiz.quizId === quizId);
    if (!quiz) return;
    setBusy(true);
    try {
      const wanted = onlyQuestions({ title: quiz.title, questions: [...quiz.questions] }, questionIds);
      await beginPractice(db, { userId, quizId, wanted, wall: Date.now() });
      await navigate({ to: '/dashboard/quiz/$quizId', params: { quizId: String(quizId) }, search: { practice: 1 } });
    } catch (error) {
      setBusy(false);
      notify.error(sentenceFor(error, progressTexts.practiceFailed));
    }
  }
  return { busy, practise: (quizId: number, questionIds: readonly number[]) => void practise(quizId, questionIds) };
}
