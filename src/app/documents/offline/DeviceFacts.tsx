// Facts about this device as the browser reports them: storage space, whether it may be cleared, how Oasis was opened, and when
// the list of documents was last fetched.
import { useCallback, useEffect, useState } from 'react';
import { studyOfflineTexts } from '#texts/studyOffline';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { dateWords, sizeWords } from '../../ui/dateWords.ts';
import { CircleInfo, Warning } from '../../ui/icons.tsx';
import { useMediaQuery } from '../../ui/mediaQuery.ts';
import { Refresh, Shield } from '../../ui/moreIcons.tsx';
import { TaggedText } from '../../ui/TaggedText.tsx';
import { readStorage, type Storage } from './health.ts';

const LOOK_EVERY_MS = 5_000;
let lastStorage: Storage = { usedBytes: null, freeBytes: null, persistent: null };

/** Asks the browser before the screen is drawn, since the answer takes space. */
export async function prepareStorage(): Promise<Storage> {
  lastStorage = await readStorage(navigator.storage);
  return lastStorage;
}

/** `listedAt`: when the list of documents last came from the server, ms since 1970; 0: never. */
export function DeviceFacts({ keptBytes, listedAt }: { keptBytes: number; listedAt: number }) {
  const [storage, setStorage] = useState(lastStorage);
  const look = useCallback(() => void prepareStorage().then(setStorage, () => undefined), []);
  useEffect(() => {
    look();
    const looking = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [look]);
  const { usedBytes, freeBytes } = storage;
  return (
    <>
      <div className="row spread label num offline__space">
        <span>
          <TaggedText
            text={studyOfflineTexts.usedSpace(sizeWords(usedBytes ?? keptBytes))}
            tags={{ b: (size) => <b>{size}</b> }}
          />
        </span>
        {freeBytes === null ? null : <span className="muted">{studyOfflineTexts.freeSpace(sizeWords(freeBytes))}</span>}
      </div>
      {usedBytes === null || freeBytes === null ? null : (
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${(100 * usedBytes) / (usedBytes + freeBytes)}%` }} />
        </div>
      )}
      <Protection persistent={storage.persistent} onAsked={look} />
      <Installation />
      {listedAt > 0 ? (
        <p className="row small muted offline__fact">
          <Refresh size="s" />
          {studyOfflineTexts.listUpdated(dateWords(listedAt))}
        </p>
      ) : null}
    </>
  );
}

function Protection({ persistent, onAsked }: { persistent: boolean | null; onAsked: () => void }) {
  if (persistent === null) return null;
  if (persistent) {
    return (
      <p className="row small offline__fact offline__guard check--ok">
        <Shield size="s" />
        {studyOfflineTexts.isProtected}
      </p>
    );
  }
  const ask = async () => {
    const granted = await navigator.storage.persist();
    onAsked();
    if (!granted) notify.info(studyOfflineTexts.notProtected);
  };
  return (
    <div className="row spread wrap">
      <p className="row small offline__fact offline__guard check--no">
        <Warning size="s" />
        {studyOfflineTexts.mayBeCleared}
      </p>
      <Button look="line" className="offline__ask" onClick={() => void ask()}>
        {studyOfflineTexts.protect}
      </Button>
    </div>
  );
}

/** Safari's own property for an installed app. */
type WithStandalone = Navigator & { standalone?: boolean };

/** Only WebKit has this event: Safari, and every browser on an iPhone. */
const isWebKit = () => 'GestureEvent' in globalThis;

function Installation() {
  const isStandalone = useMediaQuery('(display-mode: standalone)') || (navigator as WithStandalone).standalone === true;
  if (globalThis.isSecureContext === false) return <Advice text={studyOfflineTexts.plainHttp} />;
  // docs/browsers.md: a site's storage is deleted after seven days of browser use without a visit.
  if (isWebKit() && !isStandalone) return <Advice text={studyOfflineTexts.clearedSoon} />;
  return (
    <p className="row small muted offline__fact">
      <CircleInfo size="s" />
      {isStandalone ? studyOfflineTexts.isInstalled : studyOfflineTexts.isInBrowser}
    </p>
  );
}

function Advice({ text }: { text: string }) {
  return (
    <p className="row small offline__fact offline__guard check--no">
      <Warning size="s" />
      {text}
    </p>
  );
}
