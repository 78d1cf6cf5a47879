// Stores photos of pages until they become a file, since a phone may end the page while its camera is open. It draws nothing.
import { type OasisDatabase, parseRow, parseRows, withDatabase } from '../rows/db.ts';
import { PhotoBytes, PhotoRow } from '../rows/photoRow.ts';

/** As many pages as the server reads of a file of pictures. */
export const MAX_PHOTOS = 30;

/** A picture of a page: `bytes` is a JPEG, `preview` a data URL. */
export type Picture = { bytes: ArrayBuffer; preview: string };

/** A student's photos without their pictures, in their order. For live queries too. */
export async function photosOf(db: OasisDatabase, userId: number): Promise<PhotoRow[]> {
  const storedRows = await withDatabase(db, () => db.photos.where('userId').equals(userId).toArray());
  return parseRows(PhotoRow, storedRows).rows.sort((a, b) => a.place - b.place);
}

/** The picture of a photo, a JPEG; undefined if it is gone or cannot be read. */
export async function photoBytes(db: OasisDatabase, photoId: string): Promise<ArrayBuffer | undefined> {
  return parseRow(PhotoBytes, await withDatabase(db, () => db.photoBytes.get(photoId)))?.bytes;
}

/**
 * Stores a photo as the last page. Resolves to whether there was a place for it, once it would survive a kill.
 * @throws {StorageFailure} when this device has no room for it
 */
export function keepPhoto(
  db: OasisDatabase,
  { photoId, userId, bytes, preview }: { photoId: string; userId: number } & Picture,
): Promise<boolean> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.photos, db.photoBytes], async () => {
      const rows = await db.photos.where('userId').equals(userId).toArray();
      if (rows.length >= MAX_PHOTOS) return false;
      await db.photos.put({ photoId, userId, place: Math.max(0, ...rows.map(({ place }) => place)) + 1, preview });
      await db.photoBytes.put({ photoId, bytes });
      return true;
    }),
  );
}

/** Moves a photo to the place before (-1) or after (1) it. At either end nothing changes. */
export function movePhoto(db: OasisDatabase, userId: number, photoId: string, by: -1 | 1): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.photos, async () => {
      const rows = await photosOf(db, userId);
      const at = rows.findIndex((row) => row.photoId === photoId);
      const [photo, neighbour] = [rows[at], rows[at + by]];
      if (photo === undefined || neighbour === undefined) return;
      await db.photos.bulkPut([
        { ...photo, place: neighbour.place },
        { ...neighbour, place: photo.place },
      ]);
    }),
  );
}

/**
 * Changes the picture of a photo, or removes the photo (null), when the student asks.
 * @returns a function that undoes it
 * @throws {StorageFailure} when this device has no room for the new picture
 */
export function changePhoto(db: OasisDatabase, photoId: string, picture: Picture | null): Promise<() => Promise<void>> {
  const tables = [db.photos, db.photoBytes];
  return withDatabase(db, () =>
    db.transaction('rw', tables, async () => {
      const [row, bytesRow] = [await db.photos.get(photoId), await db.photoBytes.get(photoId)];
      if (picture === null) {
        await db.photos.delete(photoId);
        await db.photoBytes.delete(photoId);
      } else if (row) {
        await db.photos.put({ ...row, preview: picture.preview });
        await db.photoBytes.put({ photoId, bytes: picture.bytes });
      }
      return () =>
        withDatabase(db, () =>
          db.transaction('rw', tables, async () => {
            if (!row || !bytesRow) return;
            // It may have been moved since.
            const { place } = (await db.photos.get(photoId)) ?? row;
            await db.photos.put({ ...row, place });
            await db.photoBytes.put(bytesRow);
          }),
        );
    }),
  );
}

/** Deletes a student's photos, once they are a file that is on its way. */
export function dropPhotos(db: OasisDatabase, userId: number): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', [db.photos, db.photoBytes], async () => {
      await db.photoBytes.bulkDelete(await db.photos.where('userId').equals(userId).primaryKeys());
      await db.photos.where('userId').equals(userId).delete();
    }),
  );
}
