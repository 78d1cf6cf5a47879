// Messages shown instead of the form for a new password.
import { Link } from '@tanstack/react-router';
import { accountTexts } from '#texts/account';
import { passwordTexts } from '#texts/password';
import { buttonClass } from '../ui/buttonClass.ts';
import { BackToLogin } from './BackToLogin.tsx';

export function MissingToken() {
  return (
    <>
      <h1>{accountTexts.reset}</h1>
      <p role="alert">{passwordTexts.resetTokenMissing}</p>
      <Link className={buttonClass({ isFullWidth: true, className: 'auth__alone' })} to="/forgot-password">
        {accountTexts.sendLink}
      </Link>
      <BackToLogin />
    </>
  );
}

/** The link was used or is too old: only a new one helps. */
export function WorthlessLink({ reason }: { reason: string }) {
  return (
    <>
      <h1>{accountTexts.reset}</h1>
      <p>{reason}</p>
      <p className="muted">{accountTexts.linkNote}</p>
      <Link className={buttonClass({ isFullWidth: true, className: 'auth__alone' })} to="/forgot-password">
        {accountTexts.sendNewLink}
      </Link>
      <BackToLogin />
    </>
  );
}
