// "Verify Your Email": stands on the dashboard until the address is confirmed (specification, section 2).
import { useEffect } from 'react';
import { refreshUser, useResendVerification } from '../accounts.ts';
import { notify } from '../notices.tsx';
import { isApiFailure } from '../queryClient.ts';
import { useSession } from '../session.ts';
import { Button } from '../ui/Button.tsx';
import { Envelope } from '../ui/icons.tsx';
import { Note } from '../ui/Note.tsx';
import { useOnline } from '../ui/online.ts';

export function VerifyBanner() {
  const { user } = useSession();
  const resend = useResendVerification();
  const online = useOnline();
  const isUnverified = user !== null && !user.is_verified;
  useVerifiedElsewhere(isUnverified);
  if (!isUnverified) return null;
  const send = () => {
    if (!online) {
      notify.info('Sending the mail needs the network. Try again when you are online.');
      return;
    }
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message || 'Verification email sent.'),
      onError: (error) => notify.error((isApiFailure(error) && error.detail) || 'Failed to send verification email.'),
    });
  };
  return (
    <Note
      tone="err"
      icon={<Envelope />}
      title="Verify Your Email"
      action={
        <Button look="danger-line" disabled={resend.isPending} onClick={send}>
          Resend Email
        </Button>
      }
    >
      We sent a link to {user.email}. Open it to confirm the address is yours.
    </Note>
  );
}

/** The link may have been opened on another device: who comes back to this screen should not find an old banner. */
function useVerifiedElsewhere(isUnverified: boolean): void {
  useEffect(() => {
    if (!isUnverified) return;
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshUser().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnverified]);
}
