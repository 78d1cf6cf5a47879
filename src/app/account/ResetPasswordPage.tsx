// Sets a new password with the link from a mail.
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountTexts } from '#texts/account';
import { buttonClass } from '../ui/buttonClass.ts';
import { useTitle } from '../ui/title.ts';
import { ResetForm } from './ResetForm.tsx';
import { MissingToken } from './ResetVerdicts.tsx';

const REDIRECT_AFTER_MS = 3000;

/** After the password was set: a link to the login, which also opens by itself. */
function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login' }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <h1>{accountTexts.resetDone}</h1>
      <p className="muted">{accountTexts.resetDoneNote}</p>
      <Link className={buttonClass({ isFullWidth: true, className: 'auth__alone' })} to="/login">
        {accountTexts.goToLogin}
      </Link>
    </>
  );
}

export function ResetPasswordPage() {
  useTitle(accountTexts.reset);
  const { token } = useParams({ from: '/auth/reset-password/{-$token}' });
  const [isDone, setDone] = useState(false);
  if (!token) return <MissingToken />;
  return isDone ? <ResetDone /> : <ResetForm token={token} onDone={() => setDone(true)} />;
}
