// "Verify Your Email": a box when first shown (P5.2), then a single line that can be expanded, or hidden until the next visit.
// Hidden offline, since nothing can be done.
import { useEffect, useState } from 'react';
import type { User } from '#core/account/user';
import { documentsTexts } from '#texts/documents';
import { refreshUser, useResendVerification } from '../../data/accounts.ts';
import { useOnline } from '../../data/online.ts';
import { serverSentence } from '../../data/queryClient.ts';
import { useSession } from '../../data/session.ts';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cross, Envelope } from '../../ui/icons.tsx';
import { Note } from '../../ui/Note.tsx';
import { putAwayVerify, rememberVerify, type VerifyShape, verifyShape } from './verifyShape.ts';

export function VerifyBanner() {
  const { user } = useSession();
  const isUnverified = user !== null && !user.is_verified;
  const online = useOnline();
  useVerifiedElsewhere(isUnverified);
  return isUnverified && online ? <Verify key={user.user_id} user={user} /> : null;
}

function Verify({ user }: { user: User }) {
  const [shape, setShape] = useState<VerifyShape>(() => verifyShape(user.user_id));
  useEffect(() => rememberVerify(user.user_id), [user.user_id]);
  const resend = useResendVerification();
  if (shape === 'away') return null;
  if (shape === 'line') {
    const putAway = () => {
      putAwayVerify();
      setShape('away');
    };
    return (
      <section className="verifyline" aria-label={documentsTexts.yourEmail}>
        <Envelope />
        <Button look="text" onClick={() => setShape('box')}>
          {documentsTexts.verifyEmail}
        </Button>
        <IconButton label={documentsTexts.notNow} onClick={putAway}>
          <Cross />
        </IconButton>
      </section>
    );
  }
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message || documentsTexts.emailSent),
      onError: (error) => notify.error(serverSentence(error) || documentsTexts.emailFailed),
    });
  return (
    <Note
      tone="err"
      icon={<Envelope />}
      title={documentsTexts.verifyEmail}
      action={
        <Button look="danger-line" disabled={resend.isPending} onClick={send}>
          {documentsTexts.resend}
        </Button>
      }
    >
      {documentsTexts.linkSent(user.email)}
    </Note>
  );
}

/** The link may have been opened on another device, so the user is fetched again when this screen becomes visible. */
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
