// The quiz as a Word file at one press, and a menu of the other formats and paper.
import { Suspense, useState } from 'react';
import { wordFormat as format } from '#core/formats/exportFormat';
import { quizTexts } from '#texts/quiz';
import { IconButton } from '../ui/IconButton.tsx';
import { Download, More } from '../ui/icons.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { Tip } from '../ui/Tip.tsx';

const FormatsMenu = lazyWithRetry(() => import('../shell/FormatsMenu.tsx').then((m) => m.FormatsMenu));

export function ExportButtons({ quizId, title }: { quizId: number; title: string }) {
  const [busy, setBusy] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tip text={quizTexts.download(format.name)}>
        <IconButton
          label={quizTexts.download(format.name)}
          onClick={() => {
            if (busy) return;
            setBusy(true);
            void import('../shell/exportQuiz.ts')
              .then(({ exportQuiz }) => exportQuiz(format, quizId, title))
              .finally(() => setBusy(false));
          }}
        >
          <Download size="l" />
        </IconButton>
      </Tip>
      <IconButton
        className="quiz__formats"
        label={quizTexts.moreFormats}
        hasMenu
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <More size="l" />
      </IconButton>
      <Suspense>
        {anchor ? <FormatsMenu anchor={anchor} quizId={quizId} title={title} onClose={() => setAnchor(null)} /> : null}
      </Suspense>
    </>
  );
}
