// All of one's data as a file.
import { useId } from 'react';
import { settingsTexts } from '#texts/settings';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { Download } from '../ui/icons.tsx';
import { useExport } from './account.ts';

export function DataCard() {
  const id = useId();
  const online = useOnline();
  const download = useExport();
  const start = () =>
    download.mutate(undefined, {
      onSuccess: () => notify.success(settingsTexts.downloaded),
      onError: (error) => notify.error(sentenceFor(error, settingsTexts.downloadFailed)),
    });
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{settingsTexts.data}</h2>
      <p className="muted">{settingsTexts.dataNote}</p>
      <div className="settings__acts">
        <Button
          look="line"
          disabled={!online || download.isPending}
          onClick={start}
          {...(online ? {} : { describedBy: `${id}off` })}
        >
          <Download />
          {download.isPending ? settingsTexts.downloading : settingsTexts.download}
        </Button>
        <OfflineNote id={`${id}off`}>{settingsTexts.needsNetwork}</OfflineNote>
      </div>
    </section>
  );
}
