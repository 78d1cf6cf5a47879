// Beside the score: what it does not count by itself, who marked the essays, and what became of marks that were given later.

import type { Quiz } from '#core/quiz/quiz';
import type { OfficialScore, Score } from '#core/submission/submission';
import { versionNumber, versionsOf } from '#core/together/quizToTake';
import type { MarksRow } from '#device/rows/marksRow';
import { resultsTexts } from '#texts/results';
import { refusalText } from '../data/queryClient.ts';
import { useJoinedRow } from '../sync/joinedList.ts';
import { Button } from '../ui/Button.tsx';
import { Pencil } from '../ui/icons.tsx';
import { sendMarksAgain } from './marking.ts';
import { blockId } from './ResultBlock.tsx';
import { essayWords, ownWords, unmarkedEssays } from './scoreNotes.ts';
import { useIsStoring } from './storing.ts';

/** `official`: the score that is shown, of a quiz of somebody else; its words name the essays */
type Props = {
  score: Score;
  official?: OfficialScore | null;
  quiz: Quiz | null;
  marks: MarksRow | null;
  canMark: boolean;
  quizId: number;
};

export function ScoreNotes({ score, official = null, quiz, marks, canMark, quizId }: Props) {
  const questions = quiz?.questions ?? [];
  const judgementText = ownWords(score, official);
  const essays = official === null ? essayWords(score, questions) : null;
  const version = useVersionWords(score, quizId);
  const unmarked = canMark ? unmarkedEssays(score, questions) : [];
  if (judgementText === null && essays === null && unmarked.length === 0 && marks === null && version === null) return null;
  return (
    <div className="score__notes">
      {version === null ? null : <p>{version}</p>}
      {judgementText === null ? null : <p>{judgementText}</p>}
      {essays === null ? null : <p>{essays}</p>}
      {unmarked[0] === undefined ? null : (
        <Button look="tint" onClick={() => goTo(unmarked[0] ?? 0)}>
          <Pencil />
          {resultsTexts.markEssays(unmarked.length)}
        </Button>
      )}
      {marks === null ? null : <Unsent marks={marks} />}
    </div>
  );
}

/** Which version of a corrected quiz counted. */
function useVersionWords({ counted_version: counted }: Score, quizId: number): string | null {
  const row = useJoinedRow(quizId);
  const versions = row ? versionsOf(row) : [];
  if (versions.length < 2) return null;
  const answered = versionNumber(versions, quizId);
  if (counted !== undefined) return resultsTexts.markedByVersion(answered, versionNumber(versions, counted));
  return versions.at(-1) === quizId ? resultsTexts.correctedVersion(answered) : resultsTexts.earlierVersion(answered);
}

function goTo(questionId: number): void {
  const block = document.getElementById(blockId(questionId));
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  block?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  block?.querySelector('input')?.focus({ preventScroll: true });
}

function Unsent({ marks }: { marks: MarksRow }) {
  const isStoring = useIsStoring();
  if (isStoring) return <p className="small muted">{resultsTexts.savingMarks}</p>;
  if (marks.state === 'refused') {
    return (
      <p className="score__refused">
        {resultsTexts.marksRefused(refusalText(marks))}{' '}
        <Button look="text" onClick={() => void sendMarksAgain(marks.submissionId)}>
          {resultsTexts.retry}
        </Button>
      </p>
    );
  }
  return (
    <p className="small muted">
      {marks.state === 'needs-login' ? resultsTexts.marksWaitForLogin : resultsTexts.marksWaitForNetwork}
    </p>
  );
}
