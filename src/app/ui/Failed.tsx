// Shown instead of a screen that failed to load or to render. It offers another try and the way back.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { StorageFailure } from '#device/failure';
import { ErrorNote } from './Note.tsx';

const UNREADABLE =
  'Oasis could not read what it keeps on this device. Nothing is lost. Try again; if that does not help, close other Oasis tabs and reload.';

export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    // A route guard may have failed, and guards run again only with their route.
    void router.invalidate();
  };
  return (
    <main id="main" className="page stack">
      <h1 className="vh">Error</h1>
      <ErrorNote
        {...(error instanceof StorageFailure ? { message: UNREADABLE } : {})}
        action={
          <button type="button" className="btn btn--line btn--danger" onClick={tryAgain}>
            Try Again
          </button>
        }
      />
      <p>
        <a href="/dashboard">Back to Dashboard</a>
      </p>
    </main>
  );
}
