// Requests a reset mail. The answer is the same whether the account exists or not.
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { accountTexts } from '#texts/account';
import { useForgotPassword } from '../data/accounts.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { useTitle } from '../ui/title.ts';
import { EmailField } from './EmailField.tsx';
import { takeFields } from './forms.ts';
import { SubmitButton } from './SubmitButton.tsx';

export function ForgotPasswordPage() {
  useTitle(accountTexts.forgot);
  const forgot = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { email } = takeFields(event, 'email');
    prepareNotices();
    forgot.mutate(
      { email },
      {
        onSuccess: ({ message }) => {
          notify.success(message || accountTexts.linkSent);
          setSentTo(email);
        },
        onError: (error) => notify.error(sentenceFor(error, accountTexts.linkFailed)),
      },
    );
  }

  return (
    <>
      <h1>{accountTexts.forgot}</h1>
      <div role="status">
        {sentTo === null ? <p className="muted">{accountTexts.forgotAbout}</p> : <p>{accountTexts.linkSentTo(sentTo)}</p>}
      </div>
      {sentTo === null ? (
        <form onSubmit={submit}>
          <EmailField disabled={forgot.isPending} isFirst />
          <SubmitButton pending={forgot.isPending} label={accountTexts.sendLink} pendingLabel={accountTexts.sending} />
        </form>
      ) : null}
      <p className="auth__foot">
        <Link to="/login">{accountTexts.backToLogin}</Link>
      </p>
    </>
  );
}
