// Photos of pages: taken or chosen, put in order, turned, cropped, removed, and used as one file. What is added stays on the device.
import { type ReactNode, useState } from 'react';
import { photosTexts } from '#texts/photos';
import { Button } from '../../ui/Button.tsx';
import { Camera } from '../../ui/moreIcons.tsx';
import { Note } from '../../ui/Note.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';
import { CropPhoto } from './CropPhoto.tsx';
import { PhotoList } from './PhotoList.tsx';
import { usePhotoPages } from './photoPages.ts';
import './photos.css';

type Props = {
  /** `forgetDraft`: to be called once the file needs no photos any more */
  onFile: (file: File, forgetDraft: () => Promise<void>) => void;
  onBack: () => void;
};

export function Photos({ onFile, onBack }: Props) {
  const { photos, progress, ...pages } = usePhotoPages(onFile);
  const [editedId, setEditedId] = useState<string | null>(null);
  const isBusy = progress !== null;
  const editedAt = photos.findIndex(({ photoId }) => photoId === editedId);
  if (editedId !== null && editedAt >= 0) {
    return (
      <CropPhoto
        photoId={editedId}
        number={editedAt + 1}
        onSave={async (picture) => {
          await pages.change(editedId, editedAt + 1, picture);
          setEditedId(null);
        }}
        onCancel={() => setEditedId(null)}
      />
    );
  }
  return (
    <section className="stack photos" aria-label={photosTexts.title} tabIndex={-1} ref={takeFocus}>
      <Note tone="info" title={photosTexts.printedOnly}>
        {photosTexts.how}
      </Note>
      <div className="ways">
        <PictureInput isCamera isDisabled={isBusy} onFiles={pages.add}>
          <Camera />
          {photos.length === 0 ? photosTexts.take : photosTexts.takeNext}
        </PictureInput>
        <PictureInput isDisabled={isBusy} onFiles={pages.add}>
          {photosTexts.choose}
        </PictureInput>
      </div>
      {photos.length > 0 ? (
        <>
          <PhotoList photos={photos} isBusy={isBusy} onMove={pages.move} onEdit={setEditedId} onRemove={pages.remove} />
          <p className="small muted">{photosTexts.kept}</p>
        </>
      ) : null}
      <p role="status" className="label">
        {progress}
      </p>
      <div className="ways">
        {photos.length > 0 ? (
          <Button disabled={isBusy} onClick={() => void pages.makeFile()}>
            {photosTexts.use(photos.length)}
          </Button>
        ) : null}
        <Button look="text" disabled={isBusy} onClick={onBack}>
          {photosTexts.back}
        </Button>
      </div>
    </section>
  );
}

type InputProps = {
  isCamera?: boolean;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => Promise<void>;
  children: ReactNode;
};

/** Of pictures that a browser may open; whether it does is seen then. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

function PictureInput({ isCamera = false, isDisabled, onFiles, children }: InputProps) {
  return (
    <label className={`btn btn--line photos__input${isCamera ? ' photos__camera' : ''}`} aria-disabled={isDisabled || undefined}>
      <input
        className="vh"
        type="file"
        accept={isCamera ? 'image/*' : PICTURES}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        disabled={isDisabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same picture may be chosen again.
          event.target.value = '';
          void onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
