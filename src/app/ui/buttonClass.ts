// The classes of a button, for MUI's Button and for links that look like one.
export type ButtonLook = 'main' | 'tint' | 'line' | 'text' | 'danger' | 'danger-line' | 'danger-main';
export type ButtonShape = { look?: ButtonLook; isFullWidth?: boolean; big?: boolean; className?: string | undefined };

const lookClass = {
  main: 'btn--main',
  tint: 'btn--tint',
  line: 'btn--line',
  text: 'btn--text',
  danger: 'btn--text btn--danger',
  'danger-line': 'btn--line btn--danger',
  'danger-main': 'btn--danger-main',
} as const;

export function buttonClass({ look = 'main', isFullWidth, big, className }: ButtonShape = {}): string {
  return ['btn', lookClass[look], isFullWidth && 'btn--full', big && 'btn--big', className].filter(Boolean).join(' ');
}
