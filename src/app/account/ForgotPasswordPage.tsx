// Requests a reset mail. The answer is the same whether the account exists or not.
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useForgotPassword } from '../data/accounts.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { useTitle } from '../ui/title.ts';
import { EmailField } from './EmailField.tsx';
import { takeFields } from './forms.ts';
import { SubmitButton } from './SubmitButton.tsx';

export function ForgotPasswordPage() {
  useTitle('Forgot your password?');
  const forgot = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { email } = takeFields(event, 'email');
    prepareNotices();
    forgot.mutate(
      { email },
      {
        onSuccess: ({ message }) => {
          notify.success(message || 'Password reset instructions sent if account exists.');
          setSentTo(email);
        },
        onError: (error) => notify.error(sentenceFor(error, 'Failed to send reset instructions.')),
      },
    );
  }

  return (
    <>
      <h1>Forgot your password?</h1>
      <div role="status">
        {sentTo === null ? (
          <p className="muted">Enter your email, and we send you a link to set a new one.</p>
        ) : (
          <p>If an account exists for {sentTo}, you will receive an email with reset instructions shortly.</p>
        )}
      </div>
      {sentTo === null ? (
        <form onSubmit={submit}>
          <EmailField disabled={forgot.isPending} isFirst />
          <SubmitButton pending={forgot.isPending} label="Send Reset Link" pendingLabel="Sending..." />
        </form>
      ) : null}
      <p className="auth__foot">
        <Link to="/login">Back to Login</Link>
      </p>
    </>
  );
}
