// Opens the document's text at a quote. It stands only where the text is here or can be fetched.
import { Suspense, useCallback, useState } from 'react';
import type { Source } from '#core/quiz/quiz';
import { citedText } from '#device/files/texts';
import { questionTexts } from '#texts/question';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';
import { useOnline } from '../data/online.ts';
import { useSession } from '../data/session.ts';
import { Button } from '../ui/Button.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';

const TextDialog = lazyWithRetry(() => import('./TextDialog.tsx').then((module) => module.TextDialog));

export function ShowInDocument({ quizId, source }: { quizId: number; source: Source }) {
  const userId = useSession().user?.user_id ?? 0;
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const { document } = source;
  const find = useCallback(
    async () => (userId === 0 ? null : await citedText(db, userId, quizId, document)),
    [userId, quizId, document],
  );
  const text = liveValue(useLive(find), null);
  if (text === null || !(text.isKept || isOnline)) return null;
  return (
    <>
      <Button look="text" className="cite__show" onClick={() => setOpen(true)}>
        {questionTexts.showInDocument}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TextDialog userId={userId} text={text} source={source} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
