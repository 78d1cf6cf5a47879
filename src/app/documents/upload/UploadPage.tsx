// Uploads a document: choose, set a time limit, send (P6). Offline the file is stored on this device and sent later.
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, startTransition, useState } from 'react';
import { uploadTexts } from '#texts/upload';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { Pencil } from '../../ui/icons.tsx';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { Page } from '../../ui/Page.tsx';
import { TaggedText } from '../../ui/TaggedText.tsx';
import { TimeLimitChoice } from '../parts/timeLimit.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { DropZone } from './DropZone.tsx';
import { SameName } from './SameName.tsx';
import { useUploadCard } from './uploadCard.ts';
import '../parts/documents.css';

const UploadWishes = lazyWithRetry(() => import('./UploadWishes.tsx').then((m) => m.UploadWishes));
const PasteText = lazyWithRetry(() => import('./PasteText.tsx').then((m) => m.PasteText));
const SharedFiles = lazyWithRetry(() => import('./SharedFiles.tsx').then((m) => m.SharedFiles));

export function UploadPage() {
  const card = useUploadCard();
  const { searchStr } = useLocation();
  const [way, setWay] = useState<'file' | 'text' | 'text-closed'>('file');
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
              <PasteText
                onFile={(file, forgetDraft) => card.choose(file, [], forgetDraft)}
                onCancel={() => setWay('text-closed')}
              />
            ) : (
              <>
                <DropZone disabled={card.isSending} onFile={card.choose} onRejected={notify.error} />
                <div className="ways">
                  <Button look="line" autoFocus={way === 'text-closed'} onClick={() => startTransition(() => setWay('text'))}>
                    <Pencil />
                    {uploadTexts.pasteText}
                  </Button>
                </div>
              </>
            )}
          </Suspense>
          {card.file && !card.isSending ? <SameName name={card.file.name} /> : null}
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
        <p className="small muted upload__note">{uploadTexts.limits}</p>
        <p className="small muted upload__note">
          <TaggedText text={uploadTexts.importInstead} tags={{ link: (words) => <Link to="/dashboard/import">{words}</Link> }} />
        </p>
      </div>
    </Page>
  );
}
