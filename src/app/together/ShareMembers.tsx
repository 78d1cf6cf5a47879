// Who joined a shared quiz, with the way to take one out, and until when others can join.
import { shareDialogTexts } from '#texts/shareDialog';
import { useOnline } from '../data/online.ts';
import { Button } from '../ui/Button.tsx';
import { endWords } from './linkEnd.ts';
import { MemberItem } from './MemberItem.tsx';
import { useMembers } from './useMembers.ts';

/** `end`: of the link */
type Props = { quizId: number; end: string | null; now: number };

export function ShareMembers({ quizId, end, now }: Props) {
  const online = useOnline();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useMembers(quizId, online);
  if (!data) return null;
  const total = data.pages[0]?.total ?? 0;
  const members = data.pages.flatMap((page) => page.members);
  return (
    <section>
      <h3>{total === 0 ? shareDialogTexts.nobody : shareDialogTexts.members(total)}</h3>
      <p className="small muted num">{endWords(end, now)}</p>
      <ul>
        {members.map((member) => (
          <MemberItem key={member.member_id} quizId={quizId} member={member} online={online} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button look="text" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? shareDialogTexts.loading : shareDialogTexts.showMore}
        </Button>
      ) : null}
    </section>
  );
}
