// Shown instead of a screen that failed to load or to render. It offers another try and the way back.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { StorageFailure } from '#device/rows/failure';
import { uiTexts } from '#texts/ui';
import { ErrorNote } from './Note.tsx';

export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    // A route guard may have failed, and guards run again only with their route.
    void router.invalidate();
  };
  return (
    <main id="main" className="page stack">
      <h1 className="vh">{uiTexts.error}</h1>
      <ErrorNote
        {...(error instanceof StorageFailure ? { message: uiTexts.unreadable } : {})}
        action={
          <button type="button" className="btn btn--line btn--danger" onClick={tryAgain}>
            {uiTexts.tryAgain}
          </button>
        }
      />
      <p>
        <a href="/dashboard">{uiTexts.backToDashboard}</a>
      </p>
    </main>
  );
}
