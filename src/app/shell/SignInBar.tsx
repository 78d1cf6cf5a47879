// The server no longer takes this login. The attempt goes on; this only says that sending needs a new one (D3.10).
import { useNavigate } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { endSession } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';

/** `flush` stores what is typed before the screen is left. `needed`: something waits for a login, whatever this page has heard. */
export function SignInBar({ flush, needed = false }: { flush: () => Promise<void>; needed?: boolean }) {
  const navigate = useNavigate();
  const { expired, token } = useSession();
  if ((!expired && !needed) || token === null) return null;
  const leave = async () => {
    await flush();
    await endSession(token);
    await navigate({ to: '/login' });
  };
  return (
    <Note
      tone="info"
      role="status"
      title={frameTexts.signInToSend}
      action={
        <Button look="line" onClick={() => void leave()}>
          {frameTexts.signIn}
        </Button>
      }
    >
      {frameTexts.canGoOn}
    </Note>
  );
}
