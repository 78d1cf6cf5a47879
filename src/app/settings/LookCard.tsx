// What is this device's own: colours, the size of the text, and whether single keys do something in a quiz.

import { Segments } from '../ui/Segments.tsx';
import { useSingleKeys } from '../ui/singleKeys.ts';
import { ThemeChoice } from '../ui/ThemeChoice.tsx';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '../ui/textSize.ts';

export function LookCard() {
  const size = useTextSize();
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  return (
    <section className="card" aria-labelledby="settings-look">
      <h2 id="settings-look">On this device</h2>
      <div className="settings__fields">
        <ThemeChoice shown />
        <Segments
          legend="Text size"
          value={String(size)}
          options={TEXT_SIZES.map((textSize) => ({ value: String(textSize), label: `${textSize}%` }))}
          onChange={(choice) => chooseTextSize(TEXT_SIZES.find((textSize) => String(textSize) === choice) ?? 100)}
        />
        <div>
          <Segments
            legend="Single keys in a quiz"
            value={singleKeys ? 'on' : 'off'}
            options={[
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
            onChange={(choice) => chooseSingleKeys(choice === 'on')}
          />
          <p className="field__hint">
            1 to 4 or A to D choose an option, F flags, ? shows all keys. Speech input may press them by accident.
          </p>
        </div>
      </div>
    </section>
  );
}
