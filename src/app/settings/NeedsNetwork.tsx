// Says of a thing that it cannot be done now, and why. It stands beside the disabled button.
import { settingsTexts } from '#texts/settings';

export function NeedsNetwork({ id }: { id: string }) {
  return (
    <p className="small muted" id={id}>
      {settingsTexts.needsNetwork}
    </p>
  );
}
