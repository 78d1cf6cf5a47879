// "Verify Your Email": a box when first shown (P5.2), then a single line.
import { useEffect, useState } from 'react';
import type { User } from '#core/account/user';
import { documentsTexts } from '#texts/documents';
import { refreshUser, useResendVerification } from '../../data/accounts.ts';
import { useOnline } from '../../data/online.ts';
import { serverSentence } from '../../data/queryClient.ts';
import { useSession } from '../../data/session.ts';
import { notify } from '../../shell/notices.tsx';
import { useAtDrawing } from '../../ui/atDrawing.ts';
import { Button } from '../../ui/Button.tsx';
import { Envelope } from '../../ui/moreIcons.tsx';
import { Note } from '../../ui/Note.tsx';
import { isFirstVerify, rememberVerify } from './firstVerify.ts';

export function VerifyBanner() {
  const { user } = useSession();
  const isUnverified = user !== null && !user.is_verified;
  useVerifiedElsewhere(isUnverified);
  const hasRoom = useAtDrawing(user !== null, isUnverified, user?.user_id);
  return hasRoom && user ? <Verify key={user.user_id} user={user} /> : null;
}

/** Keeps its room when the address is verified meanwhile. */
function Verify({ user }: { user: User }) {
  const [isFirst] = useState(() => isFirstVerify(user.user_id));
  useEffect(() => rememberVerify(user.user_id), [user.user_id]);
  const online = useOnline();
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message || documentsTexts.emailSent),
      onError: (error) => notify.error(serverSentence(error) || documentsTexts.emailFailed),
    });
  const button = (
    <Button look={isFirst ? 'danger-line' : 'text'} disabled={resend.isPending || !online || user.is_verified} onClick={send}>
      {documentsTexts.resend}
    </Button>
  );
  const title = user.is_verified ? documentsTexts.isVerified : documentsTexts.verifyEmail;
  if (!isFirst) {
    return (
      <section className="verifyline">
        <Envelope />
        <h2>{title}</h2>
        {button}
      </section>
    );
  }
  return (
    <Note tone="err" icon={<Envelope />} title={title} action={button}>
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
