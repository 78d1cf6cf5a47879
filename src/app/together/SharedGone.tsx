// A code that opens nothing: one sentence, whether it never did or was turned off. It may be of the other kind, which looks the same.
// Where only the network is missing, it can be tried again.
import { Link } from '@tanstack/react-router';
import { joinTexts } from '#texts/join';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { CodeField } from './CodeField.tsx';
import { type CodeTarget, codeRoutes } from './codeRoutes.ts';

type Props = { to: CodeTarget; code: string; error: unknown; onAgain: () => void };

export function SharedGone({ to, code, error, onAgain }: Props) {
  const isGone = isApiFailure(error) && error.kind === 'http' && error.status === 404;
  if (!isGone) {
    return <LoadFailed title={joinTexts.loadFailed[to]} message={sentenceFor(error, joinTexts.unknownError)} onAgain={onAgain} />;
  }
  return (
    <>
      <ErrorNote title={joinTexts.opensNothing[to]} message={sentenceFor(error, joinTexts.askForNew)} />
      <CodeField to={to} />
      <Link className={buttonClass({ look: 'text' })} to={codeRoutes[to === 'quiz' ? 'group' : 'quiz']} params={{ code }}>
        {joinTexts.isOfOther[to]}
      </Link>
    </>
  );
}
