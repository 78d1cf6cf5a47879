// The text to import, to be typed or fixed. A file's text stays folded until it has a problem, and then stays open.
import { type RefObject, useEffect, useState } from 'react';
import { quizImportTexts } from '#texts/quizImport';
import { Field } from '../../ui/Field.tsx';

type Props = {
  text: string;
  isFile: boolean;
  isWrong: boolean;
  place: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
};

export function ImportText({ text, isFile, isWrong, place, onChange }: Props) {
  const [isOpen, setOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const field = (
    <Field label={isFile ? quizImportTexts.fileQuestions : quizImportTexts.pasteQuestions}>
      {(ties) => (
        <textarea
          {...ties}
          ref={place}
          className="input import__text"
          rows={10}
          spellCheck={false}
          placeholder={quizImportTexts.example}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
  if (!isFile) return field;
  return (
    <details className="more" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{quizImportTexts.fileText}</summary>
      {field}
    </details>
  );
}

/** Selects this line, counted from 1, and scrolls to it. */
export function showLine(field: HTMLTextAreaElement | null, line: number): void {
  if (field === null) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, lineBefore) => sum + lineBefore.length + 1, 0);
  field.setSelectionRange(start, start);
  // Only a field that gains the focus scrolls to its cursor.
  field.blur();
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
