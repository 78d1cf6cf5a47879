// Choosing how long a link lets new people in. `set`: the end that a link has already.
import { shareDialogTexts } from '#texts/shareDialog';
import { dateWords } from '../ui/dateWords.ts';
import { Field } from '../ui/Field.tsx';
import { isLinkEnd, isOver, type LinkEnd, linkEnds } from './linkEnd.ts';

type Props = { linkEnd: LinkEnd; set?: string | null; now: number; disabled?: boolean; onChange: (linkEnd: LinkEnd) => void };

export function LinkEndField({ linkEnd, set = null, now, disabled = false, onChange }: Props) {
  return (
    <Field label={shareDialogTexts.end} hint={shareDialogTexts.endHint}>
      {(ties) => (
        <select
          {...ties}
          className="input"
          value={set === null ? linkEnd : SET}
          disabled={disabled}
          onChange={({ target }) => {
            if (isLinkEnd(target.value)) onChange(target.value);
          }}
        >
          {set === null ? null : (
            <option value={SET}>
              {isOver(set, now) ? shareDialogTexts.ranOut(dateWords(set)) : shareDialogTexts.until(dateWords(set))}
            </option>
          )}
          {linkEnds.map((end) => (
            <option key={end} value={end}>
              {shareDialogTexts.ends[end]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const SET = 'set';
