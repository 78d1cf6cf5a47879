// Photos of pages: kept in their order, at most thirty of one student, and brought back as they were.
import { expect, test } from 'vitest';
import { changePhoto, dropPhotos, keepPhoto, MAX_PHOTOS, movePhoto, photoBytes, photosOf } from '#device/files/photos';
import { testDatabase } from '../support/testDatabase.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const textOf = (bytes: ArrayBuffer | undefined) => new TextDecoder().decode(bytes);

async function threePhotos() {
  const db = testDatabase();
  for (const photoId of ['a', 'b', 'c']) await keepPhoto(db, { photoId, userId: 1, bytes: bytesOf(photoId), preview: photoId });
  await keepPhoto(db, { photoId: 'other', userId: 2, bytes: bytesOf('other'), preview: '' });
  return { db, order: async () => (await photosOf(db, 1)).map(({ photoId }) => photoId).join('') };
}

test('photos stand in the order in which they were taken, each moves, and one at an end stays', async () => {
  const { db, order } = await threePhotos();
  expect(await order()).toBe('abc');
  await movePhoto(db, 1, 'c', -1);
  expect(await order()).toBe('acb');
  await movePhoto(db, 1, 'a', -1);
  await movePhoto(db, 1, 'b', 1);
  expect(await order()).toBe('acb');
  await movePhoto(db, 1, 'a', 1);
  expect(await order()).toBe('cab');
});

test('a removed photo comes back in its place, with its picture', async () => {
  const { db, order } = await threePhotos();
  const undo = await changePhoto(db, 'b', null);
  expect(await order()).toBe('ac');
  expect(await photoBytes(db, 'b')).toBeUndefined();
  await undo();
  expect(await order()).toBe('abc');
  expect(textOf(await photoBytes(db, 'b'))).toBe('b');
});

test('a changed picture takes the place of the first, which comes back where the photo is then', async () => {
  const { db, order } = await threePhotos();
  const undo = await changePhoto(db, 'a', { bytes: bytesOf('turned'), preview: 'turned' });
  expect(textOf(await photoBytes(db, 'a'))).toBe('turned');
  await movePhoto(db, 1, 'a', 1);
  await undo();
  expect(await order()).toBe('bac');
  expect(textOf(await photoBytes(db, 'a'))).toBe('a');
  expect((await photosOf(db, 1))[1]?.preview).toBe('a');
});

test('after the thirtieth no photo is taken, and other students are not counted', async () => {
  const { db } = await threePhotos();
  const keep = (photoId: string) => keepPhoto(db, { photoId, userId: 1, bytes: bytesOf(photoId), preview: '' });
  for (let n = 4; n <= MAX_PHOTOS; n += 1) expect(await keep(`${n}`)).toBe(true);
  expect(await keep('one more')).toBe(false);
  expect(await photoBytes(db, 'one more')).toBeUndefined();
});

test('photos that became a file are deleted with their pictures, those of others stay', async () => {
  const { db, order } = await threePhotos();
  await dropPhotos(db, 1);
  expect(await order()).toBe('');
  expect(await db.photoBytes.toCollection().primaryKeys()).toEqual(['other']);
});
