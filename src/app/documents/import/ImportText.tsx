// The text of what is imported, to be typed or mended. That of a file stays folded away until something is wrong in it, and then stays open.
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

/** Marks this line, counted from 1, and brings it into sight. */
export function showLine(field: HTMLTextAreaElement | null, line: number): void {
  if (field === null) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, lineBefore) => sum + lineBefore.length + 1, 0);
  field.setSelectionRange(start, start);
  // A field that gets the focus scrolls to its cursor; one that has it already does not.
  field.blur();
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
