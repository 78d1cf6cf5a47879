// What a check says: its head, the right answer, the explanation and where it stands in the document. It comes into view when
// the check is made here, and never takes the focus.
import { useEffect, useRef } from 'react';
import type { Question } from '#core/quiz';
import { CircleCross, CircleInfo, CircleTick } from '../ui/icons.tsx';
import { AnswerText } from './AnswerText.tsx';
import type { Cited } from './Citation.tsx';
import { Explained } from './Explained.tsx';
import { Points } from './Points.tsx';
import { type Verdict, verdictOf } from './verdict.ts';

type Props = { question: Question; answer: string; result: 'correct' | 'incorrect' | null; quiz: Cited };

const icons = { right: <CircleTick size="l" />, wrong: <CircleCross size="l" />, sent: <CircleInfo size="l" /> };

export function Feedback({ question, answer, result, quiz }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(result);
  useEffect(() => {
    const isNew = before.current === null && result !== null;
    before.current = result;
    if (!isNew) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [result]);
  // The live region stands before there is something to say.
  return (
    <div ref={place} className="feedplace" aria-live="polite">
      {result === null ? null : <Panel question={question} verdict={verdictOf(question, answer, result)} quiz={quiz} />}
    </div>
  );
}

function Panel({ question, verdict, quiz }: { question: Question; verdict: Verdict; quiz: Cited }) {
  const { tone, head, points, explanation } = verdict;
  return (
    <section className={`feed feed--${tone}`}>
      <p className="feed__h">
        {icons[tone]}
        {head}
      </p>
      <div className="feed__b">
        <Explained explanation={explanation} question={question} quiz={quiz}>
          {points.length > 0 ? <Points points={points} /> : null}
          <div>
            <dt>{tone === 'sent' ? 'Model answer' : 'Correct answer'}</dt>
            <dd>
              <AnswerText question={question} answer={question.correct_answer} strong rich />
            </dd>
          </div>
        </Explained>
      </div>
    </section>
  );
}
