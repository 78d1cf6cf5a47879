// Asks once more before an account is deleted: for the password, or where there is none for the own address.
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import type { User } from '#core/user';
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
    notify.success('Your account is deleted.');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { secret } = takeFields(event, 'secret');
    setRefused(null);
    remove.mutate(byAddress ? { email: secret } : { password: secret }, {
      onSuccess: () => void leave(),
      onError: (error) => setRefused(sentenceFor(error, 'The account could not be deleted.')),
    });
  }

  return (
    <Dialog
      open
      title="Delete your account?"
      {...(pending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={pending} onClick={onClose}>
            Keep It
          </Button>
          <Button look="danger-main" type="submit" form={form} disabled={pending}>
            {pending ? 'Deleting...' : 'Delete for Good'}
          </Button>
        </>
      }
    >
      {unsent === '' ? null : (
        <Note tone="warn" title="Not on the server yet">
          {unsent} on this device: lost for good with the account.
        </Note>
      )}
      <p>Everything of {user.email} is deleted: documents, quizzes, answers and results. It cannot be undone.</p>
      <form id={form} className="settings__fields" onSubmit={submit}>
        {byAddress ? (
          <TextField label="Your email" name="secret" type="email" autoComplete="off" disabled={pending} error={refused} />
        ) : (
          <PasswordField label="Your password" name="secret" autoComplete="current-password" disabled={pending} error={refused} />
        )}
      </form>
    </Dialog>
  );
}
