// Changes the password, which logs out every other device.
import { type FormEvent, useId, useRef, useState } from 'react';
import type { User } from '#core/account/user';
import { settingsTexts } from '#texts/settings';
import { takeFields } from '../account/forms.ts';
import { NewPasswordFields } from '../account/NewPasswordFields.tsx';
import { PasswordField } from '../account/PasswordField.tsx';
import { useNewPassword } from '../account/useNewPassword.ts';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { useChangePassword } from './account.ts';

export function PasswordCard({ user }: { user: User }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{settingsTexts.password}</h2>
      {user.has_password === false ? <p className="muted">{settingsTexts.noPassword}</p> : <PasswordForm user={user} />}
    </section>
  );
}

function PasswordForm({ user }: { user: User }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const online = useOnline();
  const change = useChangePassword(user.user_id);
  const { refusal, accept } = useNewPassword();
  const [refused, setRefused] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { current, password, repeated } = takeFields(event, 'current', 'password', 'repeated');
    setRefused(null);
    if (!accept(password, repeated)) return;
    change.mutate(
      { current_password: current, new_password: password },
      {
        onSuccess: () => {
          form.current?.reset();
          notify.success(settingsTexts.passwordChanged);
        },
        onError: (error) => setRefused(sentenceFor(error, settingsTexts.passwordFailed)),
      },
    );
  }

  return (
    <form ref={form} className="settings__fields" onSubmit={submit}>
      {/* For the password manager: whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        label={settingsTexts.currentPassword}
        name="current"
        autoComplete="current-password"
        disabled={change.isPending}
        error={refused}
      />
      <NewPasswordFields
        labels={{ password: settingsTexts.newPassword, repeated: settingsTexts.confirmNewPassword }}
        disabled={change.isPending}
        refusal={refusal}
      />
      <div className="settings__acts">
        <Button type="submit" look="tint" disabled={!online || change.isPending} {...(online ? {} : { describedBy: `${id}off` })}>
          {change.isPending ? settingsTexts.saving : settingsTexts.changePassword}
        </Button>
        <OfflineNote id={`${id}off`}>{settingsTexts.needsNetwork}</OfflineNote>
      </div>
    </form>
  );
}
