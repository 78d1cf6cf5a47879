// Setting a new password with the link from the mail.
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { passwordTexts } from '#core/password';
import { useResetPassword } from '../data/accounts.ts';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { useTitle } from '../ui/title.ts';
import { takeFields } from './forms.ts';
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const REDIRECT_AFTER_MS = 3000;

export function ResetPasswordPage() {
  useTitle('Reset Password');
  const { token } = useParams({ from: '/auth/reset-password/{-$token}' });
  const [done, setDone] = useState(false);
  if (!token) return <MissingToken />;
  return done ? <Done /> : <ResetForm token={token} onDone={() => setDone(true)} />;
}

function MissingToken() {
  return (
    <>
      <h1>Reset Password</h1>
      <p role="alert">{passwordTexts.resetTokenMissing}</p>
      <Link className={buttonClass({ full: true, className: 'auth__alone' })} to="/forgot-password">
        Send Reset Link
      </Link>
      <BackToLogin />
    </>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword();
  const { refusal, accept } = useNewPassword();
  const [refused, setRefused] = useState<string | null>(null);
  if (refused !== null) return <Worthless reason={refused} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    const { password, repeated } = takeFields(event, 'password', 'repeated');
    if (!accept(password, repeated)) return;
    prepareNotices();
    reset.mutate(
      { token, new_password: password },
      {
        onSuccess: ({ message }) => {
          notify.success(message || 'Password reset successfully!');
          onDone();
        },
        onError: (error) => {
          const reason = sentenceFor(error, 'Failed to reset password. The link may be invalid or expired.');
          notify.error(reason);
          // The password itself would be refused with a 422.
          setRefused(isApiFailure(error) && error.kind === 'http' && error.status === 400 ? reason : null);
        },
      },
    );
  }

  return (
    <>
      <h1>Reset Password</h1>
      <p className="muted">At least 8 characters.</p>
      <form onSubmit={submit}>
        <NewPasswordFields
          labels={{ password: 'New Password', repeated: 'Confirm New Password' }}
          disabled={reset.isPending}
          refusal={refusal}
        />
        <SubmitButton pending={reset.isPending} label="Reset Password" pendingLabel="Resetting..." />
      </form>
      <BackToLogin />
    </>
  );
}

/** A link that was used, or is too old: only another one helps. */
function Worthless({ reason }: { reason: string }) {
  return (
    <>
      <h1>Reset Password</h1>
      <p>{reason}</p>
      <p className="muted">A link works once, and for 60 minutes.</p>
      <Link className={buttonClass({ full: true, className: 'auth__alone' })} to="/forgot-password">
        Send a New Link
      </Link>
      <BackToLogin />
    </>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login' }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <h1>Password Reset Successful!</h1>
      <p className="muted">You can now log in with your new password.</p>
      <Link className={buttonClass({ full: true, className: 'auth__alone' })} to="/login">
        Go to Login
      </Link>
    </>
  );
}

function BackToLogin() {
  return (
    <p className="auth__foot">
      <Link to="/login">Back to Login</Link>
    </p>
  );
}
