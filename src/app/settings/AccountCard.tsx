// Whose account this is, and what the student wants to be called.
import { type FormEvent, useId, useState } from 'react';
import { refuseShownName } from '#core/account/shownName';
import type { User } from '#core/account/user';
import { nameText } from '#texts/names';
import { settingsTexts } from '#texts/settings';
import { takeFields } from '../account/forms.ts';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Tick } from '../ui/icons.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useChangeProfile } from './account.ts';

export function AccountCard({ user }: { user: User }) {
  const id = useId();
  const online = useOnline();
  const change = useChangeProfile();
  const [refusal, setRefusal] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    const name = takeFields(event, 'name').name.trim();
    const reason = nameText(name === '' ? null : refuseShownName(name));
    setRefusal(reason);
    if (reason !== null) return;
    change.mutate(name === '' ? null : name, {
      onSuccess: () => notify.success(name === '' ? settingsTexts.nameTakenAway : settingsTexts.nameSaved),
      onError: (error) => setRefusal(sentenceFor(error, settingsTexts.nameFailed)),
    });
  }

  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{settingsTexts.account}</h2>
      <p className="settings__mail">
        {user.email}
        {user.is_verified ? (
          <Chip tone="ok" icon={<Tick />}>
            {settingsTexts.verified}
          </Chip>
        ) : (
          <Chip tone="warn">{settingsTexts.notVerified}</Chip>
        )}
      </p>
      <form className="settings__fields" onSubmit={submit}>
        <TextField
          label={settingsTexts.displayName}
          name="name"
          autoComplete="nickname"
          required={false}
          maxLength={100}
          defaultValue={user.display_name ?? ''}
          disabled={change.isPending}
          error={refusal}
          hint={settingsTexts.displayNameHint}
        />
        <div className="settings__acts">
          <Button
            type="submit"
            look="tint"
            disabled={!online || change.isPending}
            {...(online ? {} : { describedBy: `${id}off` })}
          >
            {change.isPending ? settingsTexts.saving : settingsTexts.saveName}
          </Button>
          <OfflineNote id={`${id}off`}>{settingsTexts.needsNetwork}</OfflineNote>
        </div>
      </form>
    </section>
  );
}
