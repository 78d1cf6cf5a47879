// The weakest topics, each with its questions to practise. Practice is an attempt of its own kind and is never handed in.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { onlyQuestions } from '#core/outcome';
import type { Studied, TopicMastery } from '#core/progress/mastery';
import { db } from '../data/device.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { beginPractice } from '../results/practice.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Share } from './Mastery.tsx';

type Props = { userId: number; topics: readonly TopicMastery[]; studied: readonly Studied[] };

export function WeakTopics({ userId, topics, studied }: Props) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function practise({ quizId, questionIds }: TopicMastery): Promise<void> {
    const quiz = studied.find((one) => one.quizId === quizId);
    if (!quiz) return;
    setBusy(true);
    try {
      const wanted = onlyQuestions({ title: quiz.title, questions: [...quiz.questions] }, questionIds);
      await beginPractice(db, { userId, quizId, wanted, wall: Date.now() });
      await navigate({ to: '/dashboard/quiz/$quizId', params: { quizId: String(quizId) }, search: { practice: 1 } });
    } catch (error) {
      setBusy(false);
      notify.error(sentenceFor(error, 'Practice could not be started on this device.'));
    }
  }
  if (topics.length === 0) return null;
  return (
    <section className="card chart" aria-labelledby="weak-topics">
      <h2 id="weak-topics">{topics.length === 1 ? 'Your weakest topic' : `Your ${topics.length} weakest topics`}</h2>
      <ul className="weak">
        {topics.map((topic) => (
          <li key={`${topic.quizId} ${topic.topic}`}>
            <div>
              <Share name={topic.topic} {...topic} />
              <p className="small muted">{topic.title}</p>
            </div>
            <Button
              look="tint"
              disabled={busy}
              label={`Practise these: ${topic.topic}, ${topic.of} questions`}
              onClick={() => void practise(topic)}
            >
              Practise these
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
