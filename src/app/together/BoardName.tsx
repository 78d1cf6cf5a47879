// The name under which one is on a leaderboard, or not being on it: what is shown is said before.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refuseShownName } from '#core/account/shownName';
import { boardTexts } from '#texts/board';
import { nameText } from '#texts/names';
import { useOnline } from '../data/online.ts';
import { call, userIdNow } from '../data/queries.ts';
import { queryClient, sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';
import { TextField } from '../ui/TextField.tsx';
import { boardKey } from './useBoard.ts';

function useBoardName(quizId: number) {
  return useMutation<unknown, Error, string | null>({
    mutationFn: (name) => call('setBoardName', { params: { id: quizId }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: boardKey(userIdNow(), quizId) }),
  });
}

type Props = { quizId: number; name: string | null; isInTable: boolean };

/** `isInTable`: an attempt was handed in, so the name stands in the table */
export function BoardName({ quizId, name, isInTable }: Props) {
  const online = useOnline();
  const change = useBoardName(quizId);
  const displayName = useSession().user?.display_name ?? '';
  const [refusal, setRefusal] = useState<string | null>(null);

  function savedWords(nextName: string | null): string {
    if (nextName === null) return boardTexts.isOff;
    return isInTable ? boardTexts.isOn : boardTexts.isOnLater;
  }
  function choose(next: string | null): void {
    const reason = nameText(next === null ? null : refuseShownName(next));
    setRefusal(reason);
    if (reason !== null) return;
    change.mutate(next, {
      onSuccess: () => notify.success(savedWords(next)),
      onError: (error) => setRefusal(sentenceFor(error, boardTexts.saveFailed)),
    });
  }
  if (name !== null) {
    return (
      <div className="row spread wrap">
        <p>
          <TaggedText
            text={isInTable ? boardTexts.ownName(name) : boardTexts.ownNameLater(name)}
            tags={{ b: (words) => <strong>{words}</strong> }}
          />
        </p>
        <Button look="line" disabled={!online || change.isPending} onClick={() => choose(null)}>
          {boardTexts.takeOff}
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
      <p>{boardTexts.notOnIt}</p>
      <TextField
        label={boardTexts.nameField}
        name="board"
        autoComplete="nickname"
        maxLength={100}
        defaultValue={displayName}
        disabled={change.isPending}
        error={refusal}
        hint={boardTexts.nameHint}
      />
      <div>
        <Button type="submit" look="tint" disabled={!online || change.isPending}>
          {boardTexts.putOn}
        </Button>
        <OfflineNote>{boardTexts.needsNetwork}</OfflineNote>
      </div>
    </form>
  );
}
