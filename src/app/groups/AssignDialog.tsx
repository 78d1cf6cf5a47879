// Assigning a quiz of one's own to a group: when it opens and closes, and how often it may be taken, and when its answers are shown.
import { type FormEvent, useId, useState } from 'react';
import { isReady } from '#core/document';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { useDocuments } from '../sync/documentList.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import { wishIn } from './assignWish.ts';
import { useGroupChange } from './groupChange.ts';
import { TimeField } from './TimeField.tsx';

export function AssignDialog({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const form = useId();
  const change = useGroupChange();
  const [refusal, setRefusal] = useState<string | null>(null);
  const ready = (useDocuments().data ?? []).filter((row) => isReady(row) && (row.generated_quiz_id ?? 0) > 0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { quizId, body } = wishIn(new FormData(event.currentTarget));
    change.mutate(() => call('assign', { params: { group_id: groupId, quiz_id: quizId }, body }), {
      onSuccess: () => {
        notify.success('The quiz is assigned.');
        onClose();
      },
      onError: (error) => setRefusal(sentenceFor(error, 'It could not be assigned. Please try again.')),
    });
  }
  return (
    <Dialog
      open
      title="Assign a quiz"
      {...(change.isPending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={change.isPending || ready.length === 0}>
            {change.isPending ? 'Assigning...' : 'Assign'}
          </Button>
        </>
      }
    >
      <form id={form} className="share__in" onSubmit={submit}>
        <Field label="Quiz" {...(ready.length === 0 ? { hint: 'There is none yet: upload a document first.' } : {})}>
          {(ties) => (
            <select {...ties} className="input" name="quiz">
              {ready.map((row) => (
                <option key={row.doc_id} value={row.generated_quiz_id ?? 0}>
                  {row.filename}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TimeField label="Opens (empty: at once)" name="opens" />
        <TimeField
          label="Closes (empty: never)"
          name="closes"
          hint="Once open, it can be moved to a later time, not to an earlier one: who works offline would not hear of it."
        />
        <Field label="Answers" hint="After the closing needs a closing time. Until then no member sees answers or a score.">
          {(ties) => (
            <select {...ties} className="input" name="answers">
              <option value="at_once">At once</option>
              <option value="after_closing">After the closing</option>
            </select>
          )}
        </Field>
        <TextField
          label="Attempts that count (empty: any number)"
          name="attempts"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          required={false}
          error={refusal}
          hint="What comes late, or beyond these, still arrives. Late is marked; what is beyond does not count."
        />
      </form>
    </Dialog>
  );
}
