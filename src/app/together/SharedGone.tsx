// A code that opens nothing: one sentence, whether it never did or was turned off. Where only the network is missing, it can be tried again.
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { CodeField } from './CodeField.tsx';

export function SharedGone({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const isGone = isApiFailure(error) && error.kind === 'http' && error.status === 404;
  if (!isGone) {
    return (
      <ErrorNote
        title="Failed to load the shared quiz"
        message={sentenceFor(error, 'An unknown error occurred')}
        action={
          <Button look="danger-line" onClick={onAgain}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ErrorNote title="This code opens nothing" message={sentenceFor(error, 'Ask whoever shared it for a new link.')} />
      <CodeField />
    </>
  );
}
