// The name under which one is on a leaderboard, or not being on it: what is shown is said before.
import { type FormEvent, useState } from 'react';
import { refuseShownName } from '#core/shownName';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useBoardName } from './useBoardName.ts';

type Props = { quizId: number; name: string | null; isInTable: boolean };

/** `isInTable`: an attempt was handed in, so the name stands in the table */
export function BoardName({ quizId, name, isInTable }: Props) {
  const online = useOnline();
  const change = useBoardName(quizId);
  const displayName = useSession().user?.display_name ?? '';
  const [refusal, setRefusal] = useState<string | null>(null);

  function savedWords(nextName: string | null): string {
    if (nextName === null) return 'You are not on the leaderboard.';
    return isInTable ? 'You are on the leaderboard.' : 'You are on the leaderboard after your first attempt.';
  }
  function choose(next: string | null): void {
    const reason = next === null ? null : refuseShownName(next);
    setRefusal(reason);
    if (reason !== null) return;
    change.mutate(next, {
      onSuccess: () => notify.success(savedWords(next)),
      onError: (error) => setRefusal(sentenceFor(error, 'It could not be saved. Please try again.')),
    });
  }
  if (name !== null) {
    return (
      <div className="row spread wrap">
        {isInTable ? (
          <p>
            You are on it as <strong>{name}</strong>. A retake changes nothing here.
          </p>
        ) : (
          <p>
            Your name on it is <strong>{name}</strong>. It appears in the table after your first attempt.
          </p>
        )}
        <Button look="line" disabled={!online || change.isPending} onClick={() => choose(null)}>
          Take Me Off
        </Button>
      </div>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(String(new FormData(event.currentTarget).get('board') ?? '').trim());
  };
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <p>
        You are not on it. With a name, everybody who has this quiz sees that name, your first score and your time. You can leave
        any time. You have one name here, on whatever device: the one that you chose last.
      </p>
      <TextField
        label="Name on the leaderboard"
        name="board"
        autoComplete="nickname"
        maxLength={100}
        defaultValue={displayName}
        disabled={change.isPending}
        error={refusal}
        hint="2 to 24 letters."
      />
      <div>
        <Button type="submit" look="tint" disabled={!online || change.isPending}>
          Put Me On It
        </Button>
        {online ? null : <p className="small muted">This needs the network.</p>}
      </div>
    </form>
  );
}
