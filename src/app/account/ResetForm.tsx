// The two fields of a new password.
import { type FormEvent, useState } from 'react';
import { accountTexts } from '#texts/account';
import { useResetPassword } from '../data/accounts.ts';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { takeFields } from './forms.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { WorthlessLink } from './ResetVerdicts.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useNewPassword } from './useNewPassword.ts';

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword();
  const { refusal, accept } = useNewPassword();
  const [refused, setRefused] = useState<string | null>(null);
  if (refused !== null) return <WorthlessLink reason={refused} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    const { password, repeated } = takeFields(event, 'password', 'repeated');
    if (!accept(password, repeated)) return;
    prepareNotices();
    reset.mutate(
      { token, new_password: password },
      {
        onSuccess: ({ message }) => {
          notify.success(message || accountTexts.resetSuccess);
          onDone();
        },
        onError: (error) => {
          const reason = sentenceFor(error, accountTexts.resetFailed);
          notify.error(reason);
          // A 422 refuses the password itself.
          setRefused(isApiFailure(error) && error.kind === 'http' && error.status === 400 ? reason : null);
        },
      },
    );
  }

  return (
    <>
      <h1>{accountTexts.reset}</h1>
      <p className="muted">{accountTexts.resetAbout}</p>
      <form onSubmit={submit}>
        <NewPasswordFields
          labels={{ password: accountTexts.newPassword, repeated: accountTexts.repeatNewPassword }}
          disabled={reset.isPending}
          refusal={refusal}
        />
        <SubmitButton pending={reset.isPending} label={accountTexts.reset} pendingLabel={accountTexts.resetting} />
      </form>
      <BackToLogin />
    </>
  );
}
