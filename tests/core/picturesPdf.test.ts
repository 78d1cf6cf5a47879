// The PDF of pictures, read by the reader of every PDF.

import { createCanvas } from '@napi-rs/canvas';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfOf } from '#core/document/picturesPdf';

async function pictureOf(colour: string, width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return { jpeg: new Uint8Array(await canvas.encode('jpeg')), width, height };
}

test('each picture is a page of its own size, in its order', async () => {
  const pieces = pdfOf([await pictureOf('#f00', 200, 400), await pictureOf('#00f', 300, 100)]);
  const pdf = new Uint8Array(await new Blob(pieces).arrayBuffer());
  const task = pdfjs.getDocument({ data: pdf, verbosity: 0, stopAtErrors: true });
  const file = await task.promise;
  expect(file.numPages).toBe(2);
  const corners = [];
  for (const number of [1, 2]) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: 200 / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    const [red = 0, , blue = 0] = canvas.getContext('2d').getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
    corners.push([canvas.width, canvas.height, red > 200, blue > 200]);
  }
  expect(corners).toEqual([
    [200, 400, true, false],
    [300, 100, false, true],
  ]);
  await task.destroy();
});
