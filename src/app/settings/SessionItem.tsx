// One place where the student is signed in, with the way to end it.
import type { SessionRow } from '#core/account/user';
import { settingsTexts } from '#texts/settings';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { dateWords } from '../ui/dateWords.ts';

export function SessionItem({ row, busy, onEnd }: { row: SessionRow; busy: boolean; onEnd: () => void }) {
  const device = row.device ?? settingsTexts.unknownDevice;
  return (
    <li className="item item--wide">
      <div>
        <p className="name">{device}</p>
        <p className="small muted num">{settingsTexts.lastUsed(dateWords(Date.parse(row.last_used_at)))}</p>
      </div>
      {row.is_current ? (
        <Chip tone="ok">{settingsTexts.thisDevice}</Chip>
      ) : (
        <Button look="line" disabled={busy} label={settingsTexts.logOutDevice(device)} onClick={onEnd}>
          {settingsTexts.logOut}
        </Button>
      )}
    </li>
  );
}
