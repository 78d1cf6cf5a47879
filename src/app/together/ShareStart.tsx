// Before a quiz is shared: what others will see is said first.
import { shareDialogTexts } from '#texts/shareDialog';
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
      <p>{name === null ? shareDialogTexts.visibleWithoutName : shareDialogTexts.visible(name)}</p>
      <BoardChoice checked={wishes.leaderboard} onChange={(leaderboard) => onChange({ ...wishes, leaderboard })} />
      <LinkEndField chosen={wishes.end} now={now} onChange={(end) => onChange({ ...wishes, end })} />
    </>
  );
}
