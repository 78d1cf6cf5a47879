// Light, dark, or as the system has it: the student's own choice, for this device.
import { uiTexts } from '#texts/ui';
import { Segments } from './Segments.tsx';
import { type ThemeChoice as Choice, chooseTheme, useThemeChoice } from './themeChoice.ts';

const choices: readonly Choice[] = ['system', 'light', 'dark'];

/** `hasLegend`: it stands among other choices. */
export function ThemeChoice({ hasLegend = false }: { hasLegend?: boolean }) {
  const options = choices.map((value) => ({ value, label: uiTexts.themes[value] }));
  return (
    <Segments legend={uiTexts.colors} quiet={!hasLegend} value={useThemeChoice()} options={options} onChange={chooseTheme} />
  );
}
