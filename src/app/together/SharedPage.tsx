// What a shared link or code opens (P14.3): what the quiz is, a try without an account, and joining. The page is drawn at build time for
// every code alike; what this one brings comes with the script.
import { useParams } from '@tanstack/react-router';
import { sharedQuizTexts } from '#texts/sharedQuiz';
import { useHydrated } from '../ui/hydrated.ts';
import { Page } from '../ui/Page.tsx';
import { CodeField } from './CodeField.tsx';
import { SharedCard } from './SharedCard.tsx';
import { SharedGone } from './SharedGone.tsx';
import { useSharedLook } from './sharedLook.ts';
import './together.css';

export function SharedPage() {
  const { code: codeParam = '' } = useParams({ strict: false });
  const hydrated = useHydrated();
  const code = hydrated ? codeParam : '';
  const look = useSharedLook(code);
  const title = look.data?.title ?? sharedQuizTexts.page;
  return (
    <Page title={title} className="narrow stack">
      <div>
        <p className="muted">
          {look.data?.owner_name ? sharedQuizTexts.owner(look.data.owner_name) : sharedQuizTexts.ownerUnknown}
        </p>
        <h1>{title}</h1>
      </div>
      <Content code={code} isKnown={hydrated} look={look} />
    </Page>
  );
}

/** `isKnown`: which code it is. */
type Props = { code: string; isKnown: boolean; look: ReturnType<typeof useSharedLook> };

function Content({ code, isKnown, look }: Props) {
  if (look.data) return <SharedCard code={code} shared={look.data} />;
  if (look.isError) return <SharedGone to="quiz" code={code} error={look.error} onAgain={() => void look.refetch()} />;
  if (isKnown && code === '') return <CodeField to="quiz" />;
  return <SharedWaiting />;
}

function SharedWaiting() {
  return (
    <section className="card stack">
      <p>{sharedQuizTexts.intro}</p>
      <div className="blank blank--line" aria-hidden="true" />
      <div className="blank blank--line" aria-hidden="true" />
    </section>
  );
}
