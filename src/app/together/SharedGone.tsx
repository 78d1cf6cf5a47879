// A code that opens nothing: one sentence, whether it never did or was turned off. It may be of the other kind, which looks the same.
// Where only the network is missing, it can be tried again.
import { Link } from '@tanstack/react-router';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { CodeField } from './CodeField.tsx';
import { type CodeTarget, codeRoutes } from './codeRoutes.ts';

const words = {
  quiz: { failed: 'Failed to load the shared quiz', gone: 'This code opens nothing', other: 'It is the code of a group' },
  group: { failed: 'Failed to load the invitation', gone: 'This invitation opens nothing', other: 'It is the code of a quiz' },
};

type Props = { to: CodeTarget; code: string; error: unknown; onAgain: () => void };

export function SharedGone({ to, code, error, onAgain }: Props) {
  const { failed, gone: goneTitle, other: otherLabel } = words[to];
  const isGone = isApiFailure(error) && error.kind === 'http' && error.status === 404;
  if (!isGone) {
    return <LoadFailed title={failed} message={sentenceFor(error, 'An unknown error occurred')} onAgain={onAgain} />;
  }
  return (
    <>
      <ErrorNote title={goneTitle} message={sentenceFor(error, 'Ask whoever gave it to you for a new one.')} />
      <CodeField to={to} />
      <Link className={buttonClass({ look: 'text' })} to={codeRoutes[to === 'quiz' ? 'group' : 'quiz']} params={{ code }}>
        {otherLabel}
      </Link>
    </>
  );
}
