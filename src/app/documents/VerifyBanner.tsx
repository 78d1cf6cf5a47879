// "Verify Your Email": stands on the dashboard until the address is confirmed (specification, section 2).
import { useResendVerification } from '../accounts.ts';
import { notify } from '../notices.tsx';
import { sentenceFor } from '../queryClient.ts';
import { useSession } from '../session.ts';
import { Button } from '../ui/Button.tsx';
import { Envelope } from '../ui/icons.tsx';
import { Note } from '../ui/Note.tsx';
import { useOnline } from '../ui/online.ts';

export function VerifyBanner() {
  const { user } = useSession();
  const resend = useResendVerification();
  const online = useOnline();
  if (!user || user.is_verified) return null;
  const send = () => {
    if (!online) {
      notify.info('Sending the mail needs the network. Try again when you are online.');
      return;
    }
    resend.mutate(undefined, {
      onSuccess: ({ message }) => notify.success(message || 'Verification email sent.'),
      onError: (error) => notify.error(sentenceFor(error, 'Failed to send verification email.')),
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
