// Said loudly when this device cannot store: what it means, what to do, and a way to take the answers out (trap 27).
import { useEffect } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { quizTexts } from '#texts/quiz';
import { answersFilename, answersText } from '../question/answersText.ts';
import { Button } from '../ui/Button.tsx';
import { Warning } from '../ui/icons.tsx';
import { Note } from '../ui/Note.tsx';
import { saveText } from '../ui/saveText.ts';

export function StorageBanner({ attempt, drafts }: { attempt: Attempt; drafts: Readonly<Record<string, string>> }) {
  // Leaving would lose what is only in memory: the browser asks first.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Note
      tone="err"
      role="alert"
      icon={<Warning />}
      title={quizTexts.storageFailed}
      action={
        <Button look="danger-line" onClick={() => saveText(answersFilename(attempt.quiz.title), answersText(attempt, drafts))}>
          {quizTexts.downloadAnswers}
        </Button>
      }
    >
      {quizTexts.keepOpen}
    </Note>
  );
}
