// Before a quiz is shared: what others will see is said first.
import { useSession } from '../data/session.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { LinkEndField } from './LinkEndField.tsx';
import type { LinkEnd } from './linkEnd.ts';

export type ShareWishes = { leaderboard: boolean; end: LinkEnd };
type Props = { wishes: ShareWishes; now: number; onChange: (wishes: ShareWishes) => void };

export function ShareStart({ wishes, now, onChange }: Props) {
  const name = useSession().user?.display_name ?? null;
  return (
    <>
      <p>
        Whoever has the link sees the title, the questions with their answers, the sentences of your document that they rest on,
        and {name === null ? 'no name of yours' : `your name “${name}”`}. Nobody sees the document, your address or your results.
      </p>
      <BoardChoice checked={wishes.leaderboard} onChange={(leaderboard) => onChange({ ...wishes, leaderboard })} />
      <LinkEndField chosen={wishes.end} now={now} onChange={(end) => onChange({ ...wishes, end })} />
    </>
  );
}
