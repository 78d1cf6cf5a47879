// Photos of pages on this device: added, moved, changed, removed, and made into one PDF. It draws no screen.
import { useState } from 'react';
import { type PdfPicture, pdfOf } from '#core/document/picturesPdf';
import { changePhoto, dropPhotos, keepPhoto, MAX_PHOTOS, movePhoto, type Picture, photoBytes } from '#device/files/photos';
import { StorageFailure } from '#device/rows/failure';
import { newUuid } from '#device/rows/ids';
import { dateFormat } from '#texts/formats';
import { photosTexts } from '#texts/photos';
import { db } from '../../data/device.ts';
import { liveValue, useLive } from '../../data/live.ts';
import { userIdNow } from '../../data/queries.ts';
import { notify } from '../../shell/notices.tsx';
import { offerUndo } from '../parts/undoing.ts';
import { photosQuery } from './keptPhotos.ts';
import { drawPicture, drawReadable, jpegOf, LONGEST_SIDE, openPicture, WHOLE } from './pagePicture.ts';

const MAX_BYTES = 40 * 1024 * 1024;
const PREVIEW_SIDE = 160;

const noPhotos: never[] = [];

/** A picture as it is stored, after quarter turns and cropped. */
export async function pictureOf(bitmap: ImageBitmap, turns = 0, crop = WHOLE): Promise<Picture> {
  const preview = drawPicture(bitmap, PREVIEW_SIDE, turns, crop).toDataURL('image/jpeg');
  return { bytes: await jpegOf(drawPicture(bitmap, LONGEST_SIDE, turns, crop)), preview };
}

export function usePhotoPages(onFile: (file: File, forgetDraft: () => Promise<void>) => void) {
  const userId = userIdNow();
  const photos = liveValue(useLive(photosQuery(userId)), noPhotos);
  /** what is being done now, in words */
  const [progress, setProgress] = useState<string | null>(null);

  /** Each picture is kept before the next one is opened. */
  async function add(files: readonly File[]): Promise<void> {
    for (const [at, file] of files.entries()) {
      setProgress(photosTexts.adding(at + 1, files.length));
      const problem = await addOne(userId, file);
      if (problem !== null) notify.error(problem.words);
      if (problem?.isLast) break;
    }
    setProgress(null);
  }

  async function change(photoId: string, number: number, picture: Picture | null): Promise<void> {
    try {
      const undo = await changePhoto(db, photoId, picture);
      const words = picture === null ? photosTexts.removed(number) : photosTexts.changed(number);
      offerUndo({ key: `photo ${photoId}`, words, detail: '', undo, failure: photosTexts.undoFailed });
    } catch (error) {
      console.error('A photo could not be changed.', error);
      notify.error(error instanceof StorageFailure && error.isFull ? photosTexts.noRoom : photosTexts.notKept);
    }
  }

  async function makeFile(): Promise<void> {
    try {
      const pictures: PdfPicture[] = [];
      for (const [at, { photoId }] of photos.entries()) {
        setProgress(photosTexts.making(at + 1, photos.length));
        pictures.push(await readablePicture(photoId));
      }
      const date = dateFormat({ day: 'numeric', month: 'short' }).format(new Date());
      const name = photosTexts.filename(date, photos.length);
      onFile(new File(pdfOf(pictures), name, { type: 'application/pdf' }), () => dropPhotos(db, userId));
    } catch (error) {
      console.error('The photos could not be made into a file.', error);
      notify.error(photosTexts.makingFailed);
    } finally {
      setProgress(null);
    }
  }

  return {
    photos,
    progress,
    add,
    makeFile,
    move: (photoId: string, by: -1 | 1) => movePhoto(db, userId, photoId, by),
    remove: (photoId: string, number: number) => change(photoId, number, null),
    change,
  };
}

/** Keeps a picture as the last page. Returns why it could not be, and whether the next ones cannot either. */
async function addOne(userId: number, file: File): Promise<{ words: string; isLast: boolean } | null> {
  if (file.size > MAX_BYTES) return { words: photosTexts.tooLarge(file.name), isLast: false };
  const bitmap = await openPicture(file).catch(() => null);
  if (bitmap === null) return { words: photosTexts.unopenable(file.name), isLast: false };
  try {
    const isKept = await keepPhoto(db, { photoId: newUuid(), userId, ...(await pictureOf(bitmap)) });
    return isKept ? null : { words: photosTexts.tooMany(MAX_PHOTOS), isLast: true };
  } catch (error) {
    console.error('A photo was not kept.', error);
    const isFull = error instanceof StorageFailure && error.isFull;
    return { words: isFull ? photosTexts.noRoom : photosTexts.notKept, isLast: true };
  } finally {
    bitmap.close();
  }
}

/** Opens a photo that is kept here; rejects if it is gone. */
export async function openPhoto(photoId: string): Promise<ImageBitmap> {
  const bytes = await photoBytes(db, photoId);
  if (bytes === undefined) throw new Error('The photo is gone.');
  return openPicture(new Blob([bytes], { type: 'image/jpeg' }));
}

async function readablePicture(photoId: string): Promise<PdfPicture> {
  const bitmap = await openPhoto(photoId);
  try {
    const canvas = drawReadable(bitmap);
    return { jpeg: new Uint8Array(await jpegOf(canvas)), width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}
