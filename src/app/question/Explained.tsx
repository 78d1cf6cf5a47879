// The list that feedback and results share: its rows, then the explanation, then the citation.

import type { ReactNode } from 'react';
import { behindCitation } from '#core/document/citation';
import type { Question } from '#core/quiz/quiz';
import { questionTexts } from '#texts/question';
import { RichText } from '../ui/RichText.tsx';
import { Citation, type Cited } from './Citation.tsx';

type Props = { explanation: string | null | undefined; question: Question | undefined; quiz: Cited; children: ReactNode };

export function Explained({ explanation, question, quiz, children }: Props) {
  const slip = question ? <Citation question={question} quiz={quiz} /> : null;
  const moreText = slip && behindCitation(explanation ?? '', question?.source);
  const isSlip = moreText !== null;
  return (
    <>
      <dl>
        {children}
        {explanation ? (
          <div>
            <dt>{questionTexts.explanation}</dt>
            <dd>
              {isSlip ? slip : <RichText text={explanation} />}
              {moreText ? (
                <div className="cite__more">
                  <RichText text={moreText} />
                </div>
              ) : null}
            </dd>
          </div>
        ) : null}
      </dl>
      {isSlip ? null : slip}
    </>
  );
}
