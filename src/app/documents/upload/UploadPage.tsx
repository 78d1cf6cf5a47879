// Uploads a document: choose, set a time limit, send (P6). Offline the file is stored on this device and sent later.
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, startTransition, useState } from 'react';
import { uploadTexts } from '#texts/upload';
import { liveValue, readAhead, readValue, useLive } from '../../data/live.ts';
import { userIdNow } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { Pencil } from '../../ui/icons.tsx';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { Camera } from '../../ui/moreIcons.tsx';
import { Page } from '../../ui/Page.tsx';
import { TaggedText } from '../../ui/TaggedText.tsx';
import { TimeLimitChoice } from '../parts/timeLimit.tsx';
import { UndoPlace } from '../parts/UndoPlace.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { DropZone } from './DropZone.tsx';
import { photosQuery } from './keptPhotos.ts';
import { SameName } from './SameName.tsx';
import { useUploadCard } from './uploadCard.ts';
import '../parts/documents.css';

const UploadWishes = lazyWithRetry(() => import('./UploadWishes.tsx').then((m) => m.UploadWishes));
const PasteText = lazyWithRetry(() => import('./PasteText.tsx').then((m) => m.PasteText));
const Photos = lazyWithRetry(() => import('./Photos.tsx').then((m) => m.Photos));
const SharedFiles = lazyWithRetry(() => import('./SharedFiles.tsx').then((m) => m.SharedFiles));

/** What stands in place of the drop area. */
type Way = 'photos' | 'text' | null;

UploadPage.prepare = async () => {
  const userId = userIdNow();
  await readAhead(photosQuery(userId));
  if (readValue(photosQuery(userId))?.length) await Photos.prepare(userId);
};

export function UploadPage() {
  const card = useUploadCard();
  const { searchStr } = useLocation();
  const userId = useSession().user?.user_id ?? 0;
  const photoCount = liveValue(useLive(photosQuery(userId)), []).length;
  // A phone may have ended the page while its camera was open.
  const [way, setWay] = useState<Way>(readValue(photosQuery(userId))?.length ? 'photos' : null);
  const [closedWay, setClosedWay] = useState<Way>(null);
  const open = (next: Way) => startTransition(() => setWay(next));
  const close = () => {
    setClosedWay(way);
    setWay(null);
  };
  const chooseMade = (file: File, forgetDraft: () => Promise<void>) => card.choose(file, [], forgetDraft);
  return (
    <Page title={uploadTexts.page}>
      <div className="narrow stack">
        {searchStr.includes('shared=') ? (
          <Suspense fallback={null}>
            <SharedFiles search={searchStr} />
          </Suspense>
        ) : null}
        <section className="card">
          <h1>{uploadTexts.page}</h1>
          <p className="muted upload__about">{uploadTexts.about}</p>
          {/* Around all of it, so that what is on screen stays until the code of the next part is there. */}
          <Suspense fallback={null}>
            {card.file ? (
              // Recreated when sending starts or stops, to take the focus of the button that vanished.
              <ChosenFile
                key={card.isSending ? 'sending' : 'chosen'}
                file={card.file}
                percent={card.isSending ? card.percent : null}
                hasFailed={card.hasFailed}
                otherNames={card.others}
                onRemove={card.remove}
              />
            ) : way === 'text' ? (
              <PasteText onFile={chooseMade} onCancel={close} />
            ) : way === 'photos' ? (
              <Photos onFile={chooseMade} onBack={close} />
            ) : (
              <>
                <DropZone disabled={card.isSending} onFile={card.choose} onRejected={notify.error} />
                <div className="ways">
                  <Button look="line" autoFocus={closedWay === 'photos'} onClick={() => open('photos')}>
                    <Camera />
                    {photoCount === 0 ? uploadTexts.takePhotos : uploadTexts.photosWaiting(photoCount)}
                  </Button>
                  <Button look="line" autoFocus={closedWay === 'text'} onClick={() => open('text')}>
                    <Pencil />
                    {uploadTexts.pasteText}
                  </Button>
                </div>
              </>
            )}
          </Suspense>
          {card.file && !card.isSending && !card.hasFailed ? <SameName name={card.file.name} /> : null}
          <TimeLimitChoice limit={card.limit} disabled={card.isSending} error={card.limitError} onChange={card.setLimit} />
          <Suspense fallback={null}>
            <UploadWishes wishes={card.wishes} disabled={card.isSending} onChange={card.setWishes} />
          </Suspense>
          {card.file && !card.isSending ? (
            <Button isFullWidth className="upload__go" onClick={card.send}>
              {card.hasFailed ? uploadTexts.tryAgain : uploadTexts.upload}
            </Button>
          ) : null}
        </section>
        <UndoPlace />
        <p className="small muted upload__note">{uploadTexts.limits}</p>
        <p className="small muted upload__note">
          <TaggedText text={uploadTexts.importInstead} tags={{ link: (words) => <Link to="/dashboard/import">{words}</Link> }} />
        </p>
      </div>
    </Page>
  );
}
