// Light, dark, or as the system has it: the student's own choice, for this device.
import { uiTexts } from '#texts/ui';
import { Segments } from './Segments.tsx';
import { type ThemeChoice as Choice, chooseTheme, useThemeChoice } from './themeChoice.ts';

const choices: readonly Choice[] = ['system', 'light', 'dark'];

/** `shown`: with its legend, among other choices. */
export function ThemeChoice({ shown = false }: { shown?: boolean }) {
  const options = choices.map((value) => ({ value, label: uiTexts.themes[value] }));
  return <Segments legend={uiTexts.colors} quiet={!shown} value={useThemeChoice()} options={options} onChange={chooseTheme} />;
}
