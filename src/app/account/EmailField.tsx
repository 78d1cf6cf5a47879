// The address, wherever it is asked for.
import { TextField } from '../ui/TextField.tsx';

export function EmailField({ disabled }: { disabled: boolean }) {
  return <TextField label="Email" name="email" type="email" autoComplete="email" inputMode="email" disabled={disabled} />;
}
