// Opened by the link in the verification mail. Verifies at once and shows the result.
import { Link, useParams } from '@tanstack/react-router';
import { emailLinkTexts } from '#texts/emailLink';
import { useVerifyEmail } from '../data/verification.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { CircleTick, Warning } from '../ui/icons.tsx';
import { useTitle } from '../ui/title.ts';

export function VerifyEmailPage() {
  useTitle(emailLinkTexts.page);
  const { token } = useParams({ from: '/auth/verify-email/{-$token}' });
  const { state, message } = useVerifyEmail(token);
  return (
    <div className="verdict">
      <div role="status">
        {state === 'loading' ? <Loading /> : null}
        {state === 'success' ? <Verified /> : null}
        {state === 'error' ? <Refused message={message} /> : null}
      </div>
      {state === 'loading' ? null : (
        <Link className={buttonClass({ isFullWidth: true, className: 'auth__alone' })} to="/login">
          {emailLinkTexts.goToLogin}
        </Link>
      )}
    </div>
  );
}

function Loading() {
  return (
    <>
      <h1>{emailLinkTexts.page}</h1>
      <p className="muted">{emailLinkTexts.verifying}</p>
    </>
  );
}

function Verified() {
  return (
    <>
      <CircleTick size="l" className="verdict__ok" />
      <h1>{emailLinkTexts.verified}</h1>
      <p>{emailLinkTexts.verifiedNote}</p>
    </>
  );
}

function Refused({ message }: { message: string | null }) {
  return (
    <>
      <Warning size="l" className="verdict__error" />
      <h1>{emailLinkTexts.failed}</h1>
      <p>{message}</p>
    </>
  );
}
