// The photos of pages in their order, each with the buttons that move, change or remove it.
import { useEffect, useRef, useState } from 'react';
import type { PhotoRow } from '#device/rows/photoRow';
import { photosTexts } from '#texts/photos';
import { IconButton } from '../../ui/IconButton.tsx';
import { Back, Bin, Pencil } from '../../ui/icons.tsx';

type Props = {
  photos: readonly PhotoRow[];
  isBusy: boolean;
  onMove: (photoId: string, by: -1 | 1) => Promise<void>;
  onEdit: (photoId: string) => void;
  onRemove: (photoId: string, number: number) => Promise<void>;
};

export function PhotoList({ photos, isBusy, onMove, onEdit, onRemove }: Props) {
  /** the button that moved a page, until the page is in its place */
  const mover = useRef<HTMLButtonElement>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const movedTo = photos.findIndex(({ photoId }) => photoId === movedId) + 1;
  useEffect(() => {
    const button = mover.current;
    mover.current = null;
    // It went with its page, which may be at an end now.
    (button?.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button)?.focus();
  }, [photos]);
  const move = (photoId: string, by: -1 | 1, button: HTMLButtonElement) => {
    mover.current = button;
    setMovedId(photoId);
    void onMove(photoId, by).catch((error: unknown) => console.error('A page could not be moved.', error));
  };
  return (
    <>
      <ol className="photos__list" aria-label={photosTexts.list}>
        {photos.map(({ photoId, preview }, at) => (
          <li key={photoId} className="photos__page">
            <img src={preview} alt="" />
            <span className="label">{photosTexts.page(at + 1)}</span>
            <div className="photos__acts">
              <IconButton
                label={photosTexts.earlier(at + 1)}
                className="photos__up"
                disabled={isBusy || at === 0}
                onClick={(event) => move(photoId, -1, event.currentTarget)}
              >
                <Back />
              </IconButton>
              <IconButton
                label={photosTexts.later(at + 1)}
                className="photos__down"
                disabled={isBusy || at === photos.length - 1}
                onClick={(event) => move(photoId, 1, event.currentTarget)}
              >
                <Back />
              </IconButton>
              <IconButton label={photosTexts.edit(at + 1)} disabled={isBusy} onClick={() => onEdit(photoId)}>
                <Pencil />
              </IconButton>
              <IconButton label={photosTexts.remove(at + 1)} disabled={isBusy} onClick={() => void onRemove(photoId, at + 1)}>
                <Bin />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="vh">
        {movedTo > 0 ? photosTexts.moved(movedTo) : null}
      </p>
    </>
  );
}
