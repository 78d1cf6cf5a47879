// What there is to say instead of the form for a new password.
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { passwordTexts } from '#core/password';
import { buttonClass } from '../ui/buttonClass.ts';

const REDIRECT_AFTER_MS = 3000;

export function MissingToken() {
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

/** A link that was used, or is too old: only another one helps. */
export function WorthlessLink({ reason }: { reason: string }) {
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

export function ResetDone() {
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

export function BackToLogin() {
  return (
    <p className="auth__foot">
      <Link to="/login">Back to Login</Link>
    </p>
  );
}
