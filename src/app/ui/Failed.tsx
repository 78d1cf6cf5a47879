// What stands where a screen should, when the screen itself failed. It says so and offers the way back.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorNote } from './Note.tsx';

export function FailedPage({ reset }: ErrorComponentProps) {
  return (
    <main id="main" className="page stack">
      <h1 className="vh">Error</h1>
      <ErrorNote
        action={
          <button type="button" className="btn btn--line btn--danger" onClick={reset}>
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
