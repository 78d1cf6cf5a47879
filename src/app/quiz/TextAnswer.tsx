// A written answer. What is on screen is what was typed here; the store is followed only while nothing is typed.
import { useLayoutEffect, useState } from 'react';
import type { TypeRow } from '#core/quiz/questionTypes';
import { MAX_ANSWER_LENGTH } from '#core/submission/submission';
import { quizTexts } from '#texts/quiz';
import { isComposing } from '../ui/isComposing.ts';

type Props = {
  input: TypeRow['input'];
  storedText: string;
  isDirty: boolean;
  locked: boolean;
  labelledBy: string;
  /** in which it is written, where that is known (BCP 47): spelling is checked by it */
  language?: string | undefined;
  onType: (text: string) => void;
  /** Enter, where an answer is one line */
  onEnter: () => void;
};

/** More than one line is written, so Enter ends no answer. A new way of answering does not compile without its line. */
const isLongInput: Record<TypeRow['input'], boolean> = { options: false, line: false, text: true };
const SHORT_ROWS = 3;
const LONG_ROWS = 5;

export function TextAnswer({ input, storedText: stored, isDirty, locked, labelledBy, language, onType, onEnter }: Props) {
  const isLong = isLongInput[input];
  const [text, setText] = useState(stored);
  useLayoutEffect(() => {
    if (!isDirty) setText(stored);
  }, [isDirty, stored]);
  // A phone's keyboard has one key for it, and says what it does; not every one tells it as a key.
  const enter = isLong || locked ? null : onEnter;
  return (
    <textarea
      className={isLong ? 'input qwrite qwrite--long' : 'input qwrite'}
      rows={isLong ? LONG_ROWS : SHORT_ROWS}
      placeholder={quizTexts.writeHere}
      maxLength={MAX_ANSWER_LENGTH}
      readOnly={locked}
      aria-labelledby={labelledBy}
      lang={language}
      {...(isLong
        ? {}
        : { enterKeyHint: 'done', autoCapitalize: 'off', autoCorrect: 'off', autoComplete: 'off', spellCheck: false })}
      value={text}
      onKeyDown={(event) => {
        if (!enter || event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        if (!event.repeat) enter();
      }}
      onChange={(event) => {
        const { inputType } = event.nativeEvent as InputEvent;
        if (enter && (inputType === 'insertLineBreak' || inputType === 'insertParagraph')) return enter();
        setText(event.target.value);
        onType(event.target.value);
      }}
    />
  );
}
