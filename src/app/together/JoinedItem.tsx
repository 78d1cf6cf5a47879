// One joined quiz: whose it is, where it lies, and what can be done with it.
import { Link } from '@tanstack/react-router';
import type { SharedRow } from '#core/together/sharedQuiz';
import { percentText } from '#texts/formats';
import { joinedQuizTexts } from '#texts/joinedQuiz';
import { uiTexts } from '#texts/ui';
import { useOnline } from '../data/online.ts';
import { useNow } from '../data/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Chip } from '../ui/Chip.tsx';
import { DropFull } from '../ui/icons.tsx';
import { DropEmpty } from '../ui/moreIcons.tsx';
import { officialFigure, officialWords } from '../ui/officialWords.ts';
import { countOf, isClosedYet, isUsedUp, standingWords, withAnswersLater } from './dueWords.ts';
import { JoinedMenu } from './JoinedMenu.tsx';
import { type Here, isTaken, placeOf, quizHere, resultHere } from './joinedPlace.ts';

/** `isNext`: it has the screen's main button. */
export function JoinedItem({ row, device, isNext }: { row: SharedRow; device: Here; isNext: boolean }) {
  const online = useOnline();
  const now = useNow(row.assignments.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at]));
  const quizId = quizHere(row, device);
  const resultId = resultHere(row, device);
  const { place, isOpen, canOpen: isReachable } = placeOf(quizId, device, online);
  // What the server has given is open, whatever the clock of this device says.
  const isGiven = row.joined_at !== null || device.kept.has(quizId);
  const isEarly = !isGiven && row.assignments.every((assigned) => isClosedYet(assigned, now));
  const canOpen = isReachable && !isEarly;
  const isUnsent = device.unsent.has(resultId);
  const isDone = row.assignments.length > 0 && row.assignments.every((assigned) => isUsedUp(countOf(assigned, isUnsent)));
  const act = isOpen ? 'resume' : isDone ? 'retake' : 'take';
  const isTakingFirst = isOpen || !isDone;
  const takeLook = isTakingFirst ? 'tint' : 'text';
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className="small muted">{row.owner_name ? joinedQuizTexts.owner(row.owner_name) : joinedQuizTexts.ownerUnknown}</p>
        {row.assignments.map((assigned) => (
          <p key={assigned.group_id} className="small muted">
            {joinedQuizTexts.inGroup(
              assigned.group_name,
              withAnswersLater(standingWords(assigned, countOf(assigned, isUnsent), now), assigned, now),
            )}
          </p>
        ))}
        <div className="chips">
          <Chip tone="device" icon={place === 'on-device' ? <DropFull /> : <DropEmpty />}>
            {uiTexts.places[place]}
          </Chip>
          {typeof row.last_score === 'number' ? <Chip tone="gold">{scoreWords(row, row.last_score)}</Chip> : null}
        </div>
      </div>
      <div className="joined__acts">
        {canOpen ? (
          <Link
            className={buttonClass({ look: isNext ? 'main' : takeLook })}
            to="/dashboard/quiz/$quizId"
            params={{ quizId: String(quizId) }}
            preload={false}
            aria-label={joinedQuizTexts.actsFor[act](row.title)}
          >
            {joinedQuizTexts.acts[act]}
          </Link>
        ) : (
          <Button look={takeLook} disabled label={joinedQuizTexts.actsFor[act](row.title)}>
            {joinedQuizTexts.acts[act]}
          </Button>
        )}
        {isTaken(row, device) ? (
          <Link
            className={buttonClass({ look: isTakingFirst ? 'text' : 'tint' })}
            to="/dashboard/results/$quizId"
            params={{ quizId: String(resultId) }}
            preload={false}
            aria-label={joinedQuizTexts.viewResultsOf(row.title)}
          >
            {joinedQuizTexts.viewResults}
          </Link>
        ) : (
          <Button look="text" disabled label={joinedQuizTexts.viewResultsOf(row.title)}>
            {joinedQuizTexts.viewResults}
          </Button>
        )}
        <JoinedMenu row={row} />
      </div>
    </li>
  );
}

/** The same as on the results page; of essays only, what is to be read. */
function scoreWords({ last_official: official }: SharedRow, score: number): string {
  if (!official) return percentText(score);
  return official.questions === 0 ? officialWords(official) : officialFigure(official);
}
