// Photos of pages: what cannot be taken is said, and the page is made easy to read. The way to the upload is tests/journeys/photos.test.ts.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPhoto, MAX_PHOTOS, photosOf } from '#device/files/photos';
import { db } from '../../../src/app/data/device.ts';
import { userIdNow } from '../../../src/app/data/queries.ts';
import { clearPixels, skewOf } from '../../../src/app/documents/upload/pagePicture.ts';
import { findToast } from '../documentsWorld.ts';
import { useBrowser } from '../page.tsx';
import { openUpload, useUploads } from '../uploadWorld.ts';

useBrowser();
useUploads();

const picture = (name = 'page.jpg') => new File(['jpeg'], name, { type: 'image/jpeg' });

/** jsdom draws nothing. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...{ fillRect: () => 0, scale: () => 0, translate: () => 0, rotate: () => 0, drawImage: () => 0 },
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg,');
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take({ arrayBuffer: async () => new ArrayBuffer(3) } as Blob),
  );
});

async function openPhotos() {
  const page = await openUpload();
  await page.user.click(screen.getByRole('button', { name: 'Take photos' }));
  const choose = (...files: File[]) => page.user.upload(screen.getByLabelText('Choose pictures'), files);
  await screen.findByText(/Handwriting is not read/);
  return { ...page, choose };
}

describe('what cannot be taken is said, and what is there stays', () => {
  test('a picture that is too large', async () => {
    const { choose } = await openPhotos();
    const large = Object.defineProperty(picture('large.jpg'), 'size', { value: 40 * 1024 * 1024 + 1 });
    await choose(large, picture());
    await findToast('large.jpg is too large. A picture may have 40 MB.');
    await screen.findByText('Page 1');
    expect(await photosOf(db, userIdNow())).toHaveLength(1);
  });

  test('a picture that this browser cannot open', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    const { choose } = await openPhotos();
    await choose(picture('page.heic'));
    await findToast('This browser cannot open page.heic. Take the photo here, or choose a JPEG, PNG or WebP.');
  });

  test('one page too many', async () => {
    const { choose } = await openPhotos();
    for (let n = 1; n <= MAX_PHOTOS; n += 1)
      await keepPhoto(db, { photoId: `${n}`, userId: userIdNow(), bytes: new ArrayBuffer(1), preview: 'data:,' });
    await choose(picture());
    await findToast('A file can have 30 pages. Use these first, then take the others.');
    expect(await photosOf(db, userIdNow())).toHaveLength(MAX_PHOTOS);
  });

  test('a picture for which the device has no room', async () => {
    const { choose } = await openPhotos();
    vi.spyOn(db.photoBytes, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await choose(picture());
    await findToast('There is no room for this picture on this device. Use the pages that you have, or remove one.');
    expect(await photosOf(db, userIdNow())).toEqual([]);
  });
});

test('a page that lies half in shadow has dark letters on white paper everywhere', () => {
  const [width, height] = [400, 200];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const isLetter = (x: number, y: number) => x % 20 < 3 && y % 20 < 12;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const paper = 230 - (150 * x) / width;
      pixels.fill(isLetter(x, y) ? paper * 0.3 : paper, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  clearPixels(pixels, width, height);
  const at = (x: number, y: number) => pixels[(y * width + x) * 4] ?? 0;
  for (const x of [21, 201, 381]) expect([at(x, 105), at(x + 9, 105)]).toEqual([expect.toSatisfy((n) => n < 60), 255]);
});

test.each([-8, -1.5, 0, 3])('lines that sink by %d degrees to the right are found to', (degrees) => {
  const [width, height] = [600, 800];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < height; y += 1)
    for (let x = 60; x < width - 60; x += 1)
      if (Math.round(y - x * slope + 2 * height) % 40 < 8 && x % 12 < 9)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  expect((skewOf(pixels, width, height) * 180) / Math.PI).toBeCloseTo(degrees);
});

test('the rules of a table are erased, letters and wide bars stay', () => {
  const [width, height] = [400, 300];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const draw = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y += 1) pixels.fill(0, (y * width + left) * 4, (y * width + right) * 4);
  };
  draw(20, 40, 380, 44);
  draw(200, 40, 204, 280);
  draw(60, 80, 70, 120);
  draw(20, 200, 180, 240);
  clearPixels(pixels, width, height);
  const at = (x: number, y: number) => pixels[(y * width + x) * 4];
  expect({ across: at(100, 42), down: at(202, 150) }).toEqual({ across: 255, down: 255 });
  expect({ letter: at(65, 100), bar: at(100, 220) }).toEqual({ letter: 0, bar: 0 });
});
