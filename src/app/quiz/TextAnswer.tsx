// A written answer. What is on screen is what was typed here; the store is followed only while nothing is typed.
import { useLayoutEffect, useState } from 'react';
import type { QuestionType } from '#core/quiz';
import { MAX_ANSWER_LENGTH } from '#core/submission';

type Props = {
  type: QuestionType;
  stored: string;
  isDirty: boolean;
  locked: boolean;
  labelledBy: string;
  onType: (text: string) => void;
};

const SHORT_ROWS = 3;
const LONG_ROWS = 5;

export function TextAnswer({ type, stored, isDirty, locked, labelledBy, onType }: Props) {
  const [text, setText] = useState(stored);
  useLayoutEffect(() => {
    if (!isDirty) setText(stored);
  }, [isDirty, stored]);
  return (
    <textarea
      className="input qwrite"
      rows={type === 'essay' || type === 'diagram' ? LONG_ROWS : SHORT_ROWS}
      placeholder="Your answer..."
      maxLength={MAX_ANSWER_LENGTH}
      readOnly={locked}
      aria-labelledby={labelledBy}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onType(event.target.value);
      }}
    />
  );
}
