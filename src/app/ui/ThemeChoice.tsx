// Light, dark, or as the system has it: the student's own choice, for this device.
import { Segments } from './Segments.tsx';
import { type ThemeChoice as Choice, chooseTheme, useThemeChoice } from './themeChoice.ts';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Choice; label: string }[];

/** `shown`: with its legend, among other choices. */
export function ThemeChoice({ shown = false }: { shown?: boolean }) {
  return <Segments legend="Colors" quiet={!shown} value={useThemeChoice()} options={options} onChange={chooseTheme} />;
}
