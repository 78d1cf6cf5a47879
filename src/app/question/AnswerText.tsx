// An answer as it is shown: for multiple choice the letter and the option's text, else the text itself.

import type { Question } from '#core/quiz/quiz';
import { plainClass } from '../ui/plainClass.ts';
import { RichText } from '../ui/RichText.tsx';
import { optionOf } from './verdict.ts';

/** `strong`: the letter stands out. `rich`: the text may hold mathematics; a student's own text is shown as it was typed. */
export function AnswerText({
  question,
  answer,
  strong,
  rich,
}: {
  question: Question | undefined;
  answer: string;
  strong?: boolean;
  rich?: boolean;
}) {
  const option = question ? optionOf(question, answer) : null;
  if (option) {
    return (
      <span lang={question?.language}>
        {strong ? <b>{option.letter}.</b> : `${option.letter}.`} <RichText text={option.text} />
      </span>
    );
  }
  return rich ? (
    <span lang={question?.language}>
      <RichText text={answer} />
    </span>
  ) : (
    <span className={plainClass(answer)} lang={question?.language}>
      {answer}
    </span>
  );
}
