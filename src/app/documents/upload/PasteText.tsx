// Makes a file of pasted text. What is typed survives a killed browser until the file is on its way.
import { useState } from 'react';
import * as z from 'zod/mini';
import { textFileOf } from '#core/document/pastedText';
import { dropDraft } from '#device/attempts/drafts';
import { pastedTexts } from '#texts/pasted';
import { db } from '../../data/device.ts';
import { useDraft } from '../../data/draft.ts';
import { userIdNow } from '../../data/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';

const DRAFT = 'pastedText';
const Pasted = z.object({ title: z.string(), text: z.string() });
const NOTHING = { title: '', text: '' };
const LONGEST_TITLE = 120;

type Props = {
  /** `forgetDraft`: to be called once the file needs no draft any more */
  onFile: (file: File, forgetDraft: () => Promise<void>) => void;
  onCancel: () => void;
};

export function PasteText({ onFile, onCancel }: Props) {
  const draft = useDraft(DRAFT, Pasted, NOTHING);
  const { title, text } = draft.value ?? NOTHING;
  const [isMissing, setMissing] = useState(false);
  const use = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    const { name, content } = textFileOf(title, text, pastedTexts.usualName);
    const userId = userIdNow();
    onFile(new File([content], name, { type: 'text/plain' }), () => dropDraft(db, userId, DRAFT));
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <Field label={pastedTexts.text} error={isMissing && text.trim() === '' ? pastedTexts.missing : null}>
        {(ties) => (
          <textarea
            {...ties}
            ref={takeFocus}
            className="input"
            rows={10}
            value={text}
            onChange={(event) => draft.change({ title, text: event.target.value })}
          />
        )}
      </Field>
      <TextField
        label={pastedTexts.title}
        name="title"
        required={false}
        value={title}
        maxLength={LONGEST_TITLE}
        hint={pastedTexts.titleHint}
        onChange={(value) => draft.change({ title: value, text })}
      />
      <div className="ways">
        <Button type="submit">{pastedTexts.use}</Button>
        <Button look="text" onClick={onCancel}>
          {pastedTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
