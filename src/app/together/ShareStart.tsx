// Before a quiz is shared: what others will see is said first.
import { useSession } from '../data/session.ts';
import { BoardChoice } from './BoardChoice.tsx';

type Props = { leaderboard: boolean; onLeaderboard: (leaderboard: boolean) => void };

export function ShareStart({ leaderboard, onLeaderboard }: Props) {
  const name = useSession().user?.display_name ?? null;
  return (
    <>
      <p>
        Whoever has the link sees the title, the questions with their answers, the sentences of your document that they rest on,
        and {name === null ? 'no name of yours' : `your name “${name}”`}. Nobody sees the document, your address or your results.
      </p>
      <BoardChoice checked={leaderboard} onChange={onLeaderboard} />
    </>
  );
}
