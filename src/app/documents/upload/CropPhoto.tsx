// Turns and crops one photo of a page: by dragging an edge of the picture, or with a slider for each side.
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '#device/files/photos';
import { photosTexts } from '#texts/photos';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { Refresh } from '../../ui/moreIcons.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';
import { type Crop, drawPicture, WHOLE } from './pagePicture.ts';
import { openPhoto, pictureOf } from './photoPages.ts';

type Side = keyof Crop;
const sides: readonly Side[] = ['top', 'bottom', 'left', 'right'];
const opposite: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
/** As much of the page stays, as a share of each side. */
const LEAST = 0.1;
const PREVIEW_SIDE = 900;

type Props = {
  photoId: string;
  number: number;
  onSave: (picture: Picture) => Promise<void>;
  onCancel: () => void;
};

export function CropPhoto({ photoId, number, onSave, onCancel }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = useBitmap(photoId, onCancel);
  const [turns, setTurns] = useState(0);
  const [crop, setCrop] = useState(WHOLE);
  const [isSaving, setSaving] = useState(false);
  const dragged = useRef<Side | null>(null);
  useEffect(() => {
    if (bitmap && canvas.current) drawPicture(bitmap, PREVIEW_SIDE, turns, WHOLE, canvas.current);
  }, [bitmap, turns]);

  const cut = (side: Side, share: number) =>
    setCrop((last) => ({ ...last, [side]: Math.max(0, Math.min(share, 1 - LEAST - last[opposite[side]])) }));

  function drag(event: PointerEvent<HTMLElement>, isStart: boolean): void {
    if (isStart) event.currentTarget.setPointerCapture(event.pointerId);
    else if (dragged.current === null) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [across, down] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const place: Crop = { left: across, top: down, right: 1 - across, bottom: 1 - down };
    const distance = (side: Side) => Math.abs(place[side] - crop[side]);
    if (isStart) dragged.current = sides.reduce((near, side) => (distance(side) < distance(near) ? side : near));
    if (dragged.current) cut(dragged.current, place[dragged.current]);
  }

  async function save(): Promise<void> {
    if (bitmap === null) return;
    setSaving(true);
    await onSave(await pictureOf(bitmap, turns, crop)).finally(() => setSaving(false));
  }

  return (
    <section className="stack photos" aria-labelledby="photo-editing">
      <h2 id="photo-editing" tabIndex={-1} ref={takeFocus}>
        {photosTexts.editing(number)}
      </h2>
      <div
        className="photos__frame"
        onPointerDown={(event) => drag(event, true)}
        onPointerMove={(event) => drag(event, false)}
        onPointerUp={() => {
          dragged.current = null;
        }}
      >
        <canvas ref={canvas} role="img" aria-label={photosTexts.preview} />
        <div
          className="photos__kept"
          style={{ inset: sidesInOrder.map((side) => `${crop[side] * 100}%`).join(' ') }}
          aria-hidden="true"
        />
      </div>
      <div className="photos__cuts">
        {sides.map((side) => (
          <label key={side} className="field">
            <span>{photosTexts.cut[side]}</span>
            <input
              type="range"
              min={0}
              max={100 * (1 - LEAST)}
              value={Math.round(crop[side] * 100)}
              onChange={(event) => cut(side, Number(event.target.value) / 100)}
            />
          </label>
        ))}
      </div>
      <Button
        look="line"
        onClick={() => {
          setTurns((turns + 1) % 4);
          setCrop({ top: crop.left, right: crop.top, bottom: crop.right, left: crop.bottom });
        }}
      >
        <Refresh />
        {photosTexts.turn}
      </Button>
      <div className="ways">
        <Button disabled={bitmap === null || isSaving} onClick={() => void save()}>
          {photosTexts.save}
        </Button>
        <Button look="text" onClick={onCancel}>
          {photosTexts.cancel}
        </Button>
      </div>
    </section>
  );
}

/** As CSS counts them. */
const sidesInOrder: readonly Side[] = ['top', 'right', 'bottom', 'left'];

function useBitmap(photoId: string, onFail: () => void): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    let isOver = false;
    const opening = openPhoto(photoId);
    opening.then(
      (picture) => isOver || setBitmap(picture),
      (error: unknown) => {
        console.error('A photo could not be opened.', error);
        if (isOver) return;
        notify.error(photosTexts.unreadable);
        fail.current();
      },
    );
    return () => {
      isOver = true;
      opening.then(
        (picture) => picture.close(),
        () => undefined,
      );
    };
  }, [photoId]);
  return bitmap;
}
