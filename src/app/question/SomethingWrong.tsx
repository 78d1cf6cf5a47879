// "Something wrong?" on a question, in feedback and results. What it offers is loaded when it is asked for.
import { Suspense, useState } from 'react';
import { questionTexts } from '#texts/question';
import { lazyWithRetry } from '../ui/lasting.ts';
import type { WrongQuestion } from './WrongQuestionMenu.tsx';
import './somethingWrong.css';

const WrongQuestionMenu = lazyWithRetry(() => import('./WrongQuestionMenu.tsx').then((module) => module.WrongQuestionMenu));

export function SomethingWrong(question: WrongQuestion) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="btn btn--text wrong__ask"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {questionTexts.somethingWrong}
      </button>
      <Suspense>
        {anchor ? (
          <WrongQuestionMenu {...question} anchor={anchor} label={questionTexts.somethingWrong} onClose={() => setAnchor(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
