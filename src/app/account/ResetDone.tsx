// The new password is set: the way to the login, which opens by itself.
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountTexts } from '#texts/account';
import { buttonClass } from '../ui/buttonClass.ts';

const REDIRECT_AFTER_MS = 3000;

export function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login' }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <h1>{accountTexts.resetDone}</h1>
      <p className="muted">{accountTexts.resetDoneNote}</p>
      <Link className={buttonClass({ full: true, className: 'auth__alone' })} to="/login">
        {accountTexts.goToLogin}
      </Link>
    </>
  );
}
