// The rows of a leaderboard. One's own stands at its place, and where that is not in sight, below the others.
import type { OfficialScore } from '#core/submission/submission';
import type { BoardRow } from '#core/together/sharedQuiz';
import { boardTexts } from '#texts/board';
import { percentText } from '#texts/formats';
import { Button } from '../ui/Button.tsx';
import { officialFigure, officialWords } from '../ui/officialWords.ts';
import type { Board } from './useBoard.ts';

/** `12:05`, and over an hour `1:02:05`; of one without a time a dash. */
function timeWords(seconds: number | null): string {
  if (seconds === null) return '–';
  const totalSeconds = Math.round(seconds);
  const parts = [Math.floor(totalSeconds / 3600), Math.floor((totalSeconds % 3600) / 60), totalSeconds % 60];
  const visibleParts = parts[0] === 0 ? parts.slice(1) : parts;
  return visibleParts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

export function BoardTable({ board }: { board: Board }) {
  const { rows, own: ownRow, total, is_timed: timed, more: nextPage } = board;
  // Percentages without unread essays are of different questions: the order is by right answers, so these stand there.
  const hasEssays = [...rows, ...(ownRow ? [ownRow] : [])].some(({ official }) => official !== undefined && official.essays > 0);
  const isInSight = ownRow === null || rows.some((row) => row.is_own);
  if (total === 0) return <p className="muted">{boardTexts.nobody}</p>;
  return (
    <section className="card board">
      <table className="board__table">
        <thead>
          <tr>
            <th scope="col">{boardTexts.rank}</th>
            <th scope="col">{boardTexts.name}</th>
            <th scope="col">{boardTexts.score}</th>
            {timed ? <th scope="col">{boardTexts.time}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.rank}:${row.name}`} row={row} timed={timed} hasEssays={hasEssays} />
          ))}
          {nextPage ? (
            <tr>
              <td colSpan={timed ? 4 : 3}>
                <Button look="text" disabled={nextPage.busy} onClick={nextPage.load}>
                  {nextPage.busy ? boardTexts.loading : boardTexts.showMore}
                </Button>
              </td>
            </tr>
          ) : null}
        </tbody>
        {isInSight ? null : <tfoot>{ownRow ? <Row row={ownRow} timed={timed} hasEssays={hasEssays} /> : null}</tfoot>}
      </table>
      <p className="small muted num">{boardTexts.students(total)}</p>
    </section>
  );
}

function Row({ row, timed, hasEssays }: { row: BoardRow; timed: boolean; hasEssays: boolean }) {
  return (
    <tr className={row.is_own ? 'board__own' : undefined} aria-current={row.is_own ? 'true' : undefined}>
      <td className="num">{row.rank}</td>
      <th scope="row">
        <bdi>{row.name}</bdi>
        {row.is_own ? (
          <>
            {' '}
            <span className="muted board__you">{boardTexts.you}</span>
          </>
        ) : null}
      </th>
      <td className="num">{row.official && hasEssays ? <Right official={row.official} /> : percentOf(row)}</td>
      {timed ? <td className="num">{timeWords(row.seconds_used)}</td> : null}
    </tr>
  );
}

function percentOf({ official, score }: BoardRow): string {
  return official ? officialFigure(official) : percentText(score);
}

function Right({ official }: { official: OfficialScore }) {
  const { correct, essays } = official;
  return (
    <>
      {boardTexts.right(correct)}{' '}
      {essays === 0 ? null : <small className="muted">{officialWords({ correct: 0, questions: 0, essays })}</small>}
    </>
  );
}
