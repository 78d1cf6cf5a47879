// Asks once more before an account is deleted: for the password, or where there is none for the own address.
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import type { User } from '#core/account/user';
import { settingsTexts } from '#texts/settings';
import { takeFields } from '../account/forms.ts';
import { PasswordField } from '../account/PasswordField.tsx';
import { leaveForGood } from '../data/accounts.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Note } from '../ui/Note.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useDeleteAccount } from './account.ts';

type Props = { user: User; unsent: string; onClose: () => void };

export function DeleteDialog({ user, unsent, onClose }: Props) {
  const form = useId();
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const [refused, setRefused] = useState<string | null>(null);
  const byAddress = user.has_password === false;
  // From the answer on there is no account: nothing may be pressed any more.
  const pending = remove.isPending || remove.isSuccess;

  async function leave(): Promise<void> {
    await navigate({ to: '/' });
    await leaveForGood(user.user_id);
    notify.success(settingsTexts.deleted);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { secret } = takeFields(event, 'secret');
    setRefused(null);
    remove.mutate(byAddress ? { email: secret } : { password: secret }, {
      onSuccess: () => void leave(),
      onError: (error) => setRefused(sentenceFor(error, settingsTexts.deleteFailed)),
    });
  }

  return (
    <Dialog
      open
      title={settingsTexts.deleteTitle}
      {...(pending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={pending} onClick={onClose}>
            {settingsTexts.keep}
          </Button>
          <Button look="danger-main" type="submit" form={form} disabled={pending}>
            {pending ? settingsTexts.deleting : settingsTexts.deleteForGood}
          </Button>
        </>
      }
    >
      {unsent === '' ? null : (
        <Note tone="warn" title={settingsTexts.deleteUnsent}>
          {settingsTexts.deleteUnsentNote(unsent)}
        </Note>
      )}
      <p>{settingsTexts.deleteSure(user.email)}</p>
      <form id={form} className="settings__fields" onSubmit={submit}>
        {byAddress ? (
          <TextField
            label={settingsTexts.yourEmail}
            name="secret"
            type="email"
            autoComplete="off"
            disabled={pending}
            error={refused}
          />
        ) : (
          <PasswordField
            label={settingsTexts.yourPassword}
            name="secret"
            autoComplete="current-password"
            disabled={pending}
            error={refused}
          />
        )}
      </form>
    </Dialog>
  );
}
