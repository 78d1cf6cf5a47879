// Some of several: a list of boxes, of which none ticked means all. Many are scrolled within the list.
import { uiTexts } from '#texts/ui';
import './tickList.css';

/** `depth`: how far it stands below others, from 0 */
type Option = { key: string; label: string; note?: string; depth?: number };
type Props = {
  legend: string;
  /** what no tick means */
  none: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export function TickList({ legend, none, options, chosen, onChange }: Props) {
  const ticked = options.filter(({ key }) => chosen.includes(key));
  return (
    <fieldset className="ticks">
      <legend className="segs__legend">
        {legend} <span className="muted">{ticked.length === 0 ? none : uiTexts.chosenOf(ticked.length, options.length)}</span>
      </legend>
      <ul>
        {options.map(({ key, label, note, depth = 0 }) => (
          <li key={key} style={{ paddingInlineStart: `${1.5 * depth}rem` }}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...ticked.map((one) => one.key), key] : chosen.filter((one) => one !== key))
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
