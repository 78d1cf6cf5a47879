// Flashcards of today, or of one quiz, one topic of it, or all quizzes, due or not. They are rated as in review.
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { QuizForCards } from '#core/review/cardChoice';
import { readAhead, readValue, useLive } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { chosenFlashcards, dueFlashcards } from './cardSource.ts';
import { cardSourcesOf } from './cardSources.ts';
import { FlashcardView } from './FlashcardView.tsx';
import { prepareSitting, SittingPage } from './SittingPage.tsx';
import { timeNow } from './timeNow.ts';

const noQuizzes: QuizForCards[] = [];

export function FlashcardsPage() {
  const { quizId } = useParams({ strict: false });
  if (quizId === undefined) return <SittingPage way="flashcards" Card={FlashcardView} source={dueFlashcards} />;
  return <Chosen quizId={quizId} />;
}

FlashcardsPage.prepare = async ({ quizId }: { quizId?: string | undefined }) => {
  if (quizId === undefined) return prepareSitting(dueFlashcards);
  const sources = cardSourcesOf(userIdNow());
  await readAhead(sources);
  const choice = { quizId: chosenId(quizId), topic: null };
  return prepareSitting(chosenFlashcards(readValue(sources) ?? noQuizzes, choice, timeNow().wall));
};

/** null: all quizzes. */
function chosenId(quizId: string): number | null {
  return quizId === 'all' ? null : Number(quizId);
}

/** `quizId`: `all`, or the id of a quiz. */
function Chosen({ quizId }: { quizId: string }) {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(cardSourcesOf(userId));
  const { topic } = useSearch({ strict: false }) as { topic?: unknown };
  if (live.state === 'loading') return <BlankPage />;
  const quizzes = live.state === 'ready' ? live.value : noQuizzes;
  return (
    <Loaded
      key={`${quizId} ${topic}`}
      quizzes={quizzes}
      quizId={chosenId(quizId)}
      // The router reads a topic that is a number as one.
      topic={topic === undefined ? null : String(topic)}
    />
  );
}

function Loaded({ quizzes, quizId, topic }: { quizzes: readonly QuizForCards[]; quizId: number | null; topic: string | null }) {
  const [since] = useState(() => timeNow().wall);
  const source = useMemo(() => chosenFlashcards(quizzes, { quizId, topic }, since), [quizzes, quizId, topic, since]);
  return <SittingPage way="cards" Card={FlashcardView} source={source} />;
}
