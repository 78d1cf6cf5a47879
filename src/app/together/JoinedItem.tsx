// One joined quiz: whose it is, where it lies, and what can be done with it.
import { Link } from '@tanstack/react-router';
import type { SharedRow } from '#core/sharedQuiz';
import { formatPercent } from '#core/submission';
import { useOnline } from '../data/online.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Chip } from '../ui/Chip.tsx';
import { DropEmpty, DropFull } from '../ui/icons.tsx';
import { JoinedMenu } from './JoinedMenu.tsx';
import { type Here, placeOf } from './joinedPlace.ts';

export function JoinedItem({ row, device }: { row: SharedRow; device: Here }) {
  const online = useOnline();
  const { words, canOpen, isOpen } = placeOf(row.quiz_id, device, online);
  const params = { quizId: String(row.quiz_id) };
  const word = isOpen ? 'Resume' : 'Take Quiz';
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{row.title}</p>
        <p className="small muted">{row.owner_name ? `Shared by ${row.owner_name}` : 'Shared with you'}</p>
        <div className="chips">
          <Chip tone="device" icon={words === 'On this device' ? <DropFull /> : <DropEmpty />}>
            {words}
          </Chip>
          {typeof row.last_score === 'number' ? <Chip tone="gold">{formatPercent(row.last_score)}</Chip> : null}
        </div>
      </div>
      <div className="joined__acts">
        {canOpen ? (
          <Link
            className={buttonClass({ look: 'tint' })}
            to="/dashboard/quiz/$quizId"
            params={params}
            preload={false}
            aria-label={`${word}: ${row.title}`}
          >
            {word}
          </Link>
        ) : (
          <Button look="tint" disabled label={`${word}: ${row.title}`}>
            {word}
          </Button>
        )}
        <Link
          className={buttonClass({ look: 'text' })}
          to="/dashboard/results/$quizId"
          params={params}
          preload={false}
          aria-label={`View Results: ${row.title}`}
        >
          View Results
        </Link>
        <JoinedMenu row={row} />
      </div>
    </li>
  );
}
