// The terms of an assignment in its dialog, beginning with those that are set already.
import { useState } from 'react';
import type { Assignment } from '#core/group';
import { nowByServer } from '../data/serverClock.ts';
import { Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import { localOf } from './assignWish.ts';
import { TimeField } from './TimeField.tsx';

/** `answersKnown`: how many members have the quiz with its answers */
type Props = { currentAssignment: Assignment | undefined; answersKnown: number; refusal: string | null };

export function AssignTerms({ currentAssignment: before, answersKnown, refusal }: Props) {
  const [isClosed, setIsClosed] = useState(() => isPast(localOf(before?.closes_at ?? null)));
  return (
    <>
      <TimeField label="Opens (empty: at once)" name="opens" start={localOf(before?.opens_at ?? null)} />
      <TimeField
        label="Closes (empty: never)"
        name="closes"
        start={localOf(before?.closes_at ?? null)}
        hint={isClosed ? closedHint : closingHint}
        onChange={(local) => setIsClosed(isPast(local))}
      />
      <Field label="Answers" hint={answersHint(answersKnown)}>
        {(ties) => (
          <select {...ties} className="input" name="answers" defaultValue={before?.answers ?? 'at_once'}>
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
        defaultValue={before?.attempts_allowed?.toString() ?? ''}
        error={refusal}
        hint="What comes late, or beyond these, still arrives. Late is marked; what is beyond does not count."
      />
    </>
  );
}

const closingHint = 'Once open, it can be moved to a later time, not to an earlier one: who works offline would not hear of it.';
const closedHint = 'This time is over already: it closes at once, and all that is handed in is late.';

const isPast = (local: string) => local !== '' && Date.parse(local) <= nowByServer();

function answersHint(members: number): string {
  const hint = 'After the closing needs a closing time. Until then no member sees answers or a score.';
  if (members === 0) return hint;
  return `${hint} ${members === 1 ? '1 member already has' : `${members} members already have`} this quiz with its answers.`;
}
