// What is this device's own: the language, colours, the size of the text, and whether single keys do something in a quiz.

import { languageNow } from '#texts/catalogue';
import { wholePercentText } from '#texts/formats';
import { languageNames, type WrittenLanguage } from '#texts/languages';
import { settingsTexts } from '#texts/settings';
import { changeLanguage } from '../shell/changeLanguage.ts';
import { Segments } from '../ui/Segments.tsx';
import { useSingleKeys } from '../ui/singleKeys.ts';
import { ThemeChoice } from '../ui/ThemeChoice.tsx';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '../ui/textSize.ts';

export function LookCard() {
  const size = useTextSize();
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  return (
    <section className="card" aria-labelledby="settings-look">
      <h2 id="settings-look">{settingsTexts.look}</h2>
      <div className="settings__fields">
        <Segments
          legend={settingsTexts.language}
          value={languageNow()}
          options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          onChange={(code) => void changeLanguage(code as WrittenLanguage)}
        />
        <ThemeChoice hasLegend />
        <Segments
          legend={settingsTexts.textSize}
          value={String(size)}
          options={TEXT_SIZES.map((textSize) => ({ value: String(textSize), label: wholePercentText(textSize) }))}
          onChange={(choice) => chooseTextSize(TEXT_SIZES.find((textSize) => String(textSize) === choice) ?? 100)}
        />
        <div>
          <Segments
            legend={settingsTexts.singleKeys}
            value={singleKeys ? 'on' : 'off'}
            options={[
              { value: 'on', label: settingsTexts.on },
              { value: 'off', label: settingsTexts.off },
            ]}
            onChange={(choice) => chooseSingleKeys(choice === 'on')}
          />
          <p className="field__hint">{settingsTexts.singleKeysHint}</p>
        </div>
      </div>
    </section>
  );
}
