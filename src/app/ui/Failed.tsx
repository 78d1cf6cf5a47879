// What stands where a screen should, when the screen itself failed. It says so and offers the way back.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorNote } from './Note.tsx';

const UNREADABLE =
  'Oasis could not read what it keeps on this device. Nothing is lost. Try again; if that does not help, close other Oasis tabs and reload.';

export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    // What failed may have been a guard, which only runs again with its route.
    void router.invalidate();
  };
  return (
    <main id="main" className="page stack">
      <h1 className="vh">Error</h1>
      <ErrorNote
        {...(error instanceof Error && error.name === 'StorageFailure' ? { message: UNREADABLE } : {})}
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
