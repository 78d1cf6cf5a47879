// What the quizzes of a student are called: by those on this device, and, of one that is not here yet, by the lists.
import { versionsOf } from '#core/together/quizToTake';
import { keptTitles } from '#device/quizzes/library';
import { uiTexts } from '#texts/ui';
import { db } from '../data/device.ts';
import { liveQueryOf, useLive } from '../data/live.ts';
import { useDocuments } from '../sync/documentList.ts';
import { useJoined } from '../sync/joinedList.ts';

const noTitles: ReadonlyMap<number, string> = new Map();

export const keptTitlesOf = liveQueryOf((userId: number) => keptTitles(db, userId));

/** `kept`: by the number of a quiz. `titleOf`: of any, by its number. */
export type QuizTitles = { kept: ReadonlyMap<number, string>; titleOf: (quizId: number) => string };

/** Null while the quizzes on this device are read. */
export function useQuizTitles(userId: number): QuizTitles | null {
  const live = useLive(keptTitlesOf(userId));
  const titles = live.state === 'ready' ? live.value : noTitles;
  const documents = useDocuments().data ?? [];
  const joined = useJoined().data ?? [];
  const titleOf = (quizId: number): string =>
    titles.get(quizId) ||
    documents.find(({ generated_quiz_id: id }) => id === quizId)?.filename ||
    joined.find((row) => versionsOf(row).includes(quizId))?.title ||
    uiTexts.untitled;
  return live.state === 'loading' ? null : { kept: titles, titleOf };
}
