// A quiz kept on this device: its size, and a button to remove it.
import { Suspense, useState } from 'react';
import { isLocalNumber } from '#core/editing/madeQuiz';
import type { LibraryRow } from '#device/rows/db';
import { studyOfflineTexts } from '#texts/studyOffline';
import { sizeWords } from '../../ui/dateWords.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Bin, DropFull } from '../../ui/icons.tsx';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { removeFromDevice } from '../parts/removeFromDevice.ts';

const RemoveDialog = lazyWithRetry(() => import('../parts/RemoveDialog.tsx').then((m) => m.RemoveDialog));

/** `filename`: its document's name, which tells quizzes with the same title apart; null if unknown. */
export function KeptItem({ row, filename, isInProgress }: { row: LibraryRow; filename: string | null; isInProgress: boolean }) {
  const { quiz, bytes, quizId } = row;
  const [isAsked, setIsAsked] = useState(false);
  // Online it can be downloaded again; offline this is the only copy.
  const remove = () => (navigator.onLine ? void removeFromDevice(quizId, quiz.title) : setIsAsked(true));
  return (
    <li className="item">
      <DropFull size="l" />
      <div>
        <p className="name" title={quiz.title}>
          {quiz.title}
        </p>
        {isLocalNumber(quizId) ? <p className="small muted item__file">{studyOfflineTexts.madeHere}</p> : null}
        {filename === null ? null : <p className="small muted item__file">{filename}</p>}
        <p className="small muted num">
          {(isInProgress ? studyOfflineTexts.questionsInProgress : studyOfflineTexts.questions)(
            quiz.questions.length,
            sizeWords(bytes),
          )}
        </p>
      </div>
      {isLocalNumber(quizId) ? null : (
        <IconButton label={studyOfflineTexts.remove(quiz.title)} onClick={remove}>
          <Bin />
        </IconButton>
      )}
      <Suspense fallback={null}>
        {isAsked ? (
          <RemoveDialog
            title={quiz.title}
            onKeep={() => setIsAsked(false)}
            onRemove={() => {
              setIsAsked(false);
              void removeFromDevice(quizId, quiz.title);
            }}
          />
        ) : null}
      </Suspense>
    </li>
  );
}
