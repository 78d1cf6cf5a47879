// "Something wrong?" on a question, in feedback and results. What it offers is loaded when it is asked for.
import { Suspense, useState } from 'react';
import { late } from '../ui/lasting.ts';
import type { WrongQuestion } from './WrongQuestionMenu.tsx';
import './somethingWrong.css';

const WrongQuestionMenu = late(() => import('./WrongQuestionMenu.tsx').then((module) => module.WrongQuestionMenu));
const LABEL = 'Something wrong?';

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
        {LABEL}
      </button>
      <Suspense>
        {anchor ? <WrongQuestionMenu {...question} anchor={anchor} label={LABEL} onClose={() => setAnchor(null)} /> : null}
      </Suspense>
    </>
  );
}
