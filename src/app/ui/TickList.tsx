// Some of several: a list of boxes, of which none ticked means all. Many are scrolled within the list.
import { uiTexts } from '#texts/ui';
import './tickList.css';

/** `depth`: how far it stands below others, from 0 */
type Option = { key: string; label: string; note?: string; depth?: number };
type Props = {
  legend: string;
  /** what no tick means */
  emptyLabel: string;
  options: readonly Option[];
  chosenKeys: readonly string[];
  onChange: (chosenKeys: string[]) => void;
};

export function TickList({ legend, emptyLabel, options, chosenKeys, onChange }: Props) {
  const ticked = options.filter(({ key }) => chosenKeys.includes(key));
  return (
    <fieldset className="ticks">
      <legend className="segs__legend">
        {legend}{' '}
        <span className="muted">{ticked.length === 0 ? emptyLabel : uiTexts.chosenOf(ticked.length, options.length)}</span>
      </legend>
      <ul>
        {options.map(({ key, label, note, depth = 0 }) => (
          <li key={key} style={{ paddingInlineStart: `${1.5 * depth}rem` }}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosenKeys.includes(key)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...ticked.map((option) => option.key), key]
                      : chosenKeys.filter((chosenKey) => chosenKey !== key),
                  )
                }
              />
              <span>
                {label}
                {note === undefined ? null : <small className="muted num">{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
