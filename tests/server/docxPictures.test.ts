// The pictures of questions in the Word file: in their own size, with words for who cannot see them, and none lost unsaid.
import { createCanvas } from '@napi-rs/canvas';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { write } from '#server/quizzes/export/docx';

const EMU_PER_PIXEL = 9525;

function drawn(kind: 'png' | 'jpeg' | 'webp', width: number, height: number): string {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillRect(0, 0, width / 2, height);
  const bytes = kind === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer(kind === 'jpeg' ? 'image/jpeg' : 'image/webp');
  return `data:image/${kind};base64,${bytes.toString('base64')}`;
}

const gif = 'data:image/gif;base64,R0lGODlhBwADAIAAAAAAAP///yH5BAEAAAAALAAAAAAHAAMAAAIEhI+pVwA7';

const quizOf = (pictures: readonly (string | undefined)[]): Quiz => ({
  title: 'Bones',
  questions: pictures.map((image_url, at) => ({
    question_id: at + 1,
    question_text: `Which bone is number ${at + 1}?`,
    question_type: 'short_answer',
    correct_answer: 'rib',
    ...(image_url === undefined ? {} : { image_url }),
  })),
});

async function xmlOf(docx: Uint8Array): Promise<string> {
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
}

test('each has its own size, and a larger one fits between the margins in its proportions', async () => {
  const pictures = [
    drawn('png', 120, 80),
    drawn('jpeg', 321, 123),
    gif,
    drawn('png', 1200, 300),
    drawn('jpeg', 100, 920),
    undefined,
  ];
  const docx = await write(quizOf(pictures), 'en');
  const xml = await xmlOf(docx);
  const sizes = [...xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, width, height]) =>
    [width, height].map((side) => Number(side) / EMU_PER_PIXEL),
  );
  expect(sizes).toEqual([
    [120, 80],
    [321, 123],
    [7, 3],
    [600, 150],
    [50, 460],
  ]);
  const names = [...xml.matchAll(/<wp:docPr ([^>]*)/g)].map(([, attributes]) => attributes);
  expect(names).toHaveLength(5);
  for (const name of names) expect(name).toContain('descr="Picture of the question"');
  expect(new Set(names.map((name) => /\bid="(\d+)"/.exec(name ?? '')?.[1])).size).toBe(5);
  expect(xml).not.toContain('left out');
});

test('another program finds each below its question', async () => {
  const picture = drawn('png', 12, 8);
  const { value: html } = await mammoth.convertToHtml({
    buffer: Buffer.from(await write(quizOf([undefined, picture, gif]), 'en')),
  });
  const [, first = '', second = '', third = ''] = html.split(/Which bone is number/);
  expect(first).not.toContain('<img');
  expect(second).toContain(`<img alt="Picture of the question" src="${picture}"`);
  expect(third).toContain(`src="${gif}"`);
});

test('what Word cannot show is said in the file', async () => {
  const lost = [drawn('webp', 8, 8), 'data:image/png;base64,iVBORw0KGgo=====', 'data:image/jpeg;base64,/9j/4AAQ', '/diagram.png'];
  for (const picture of lost)
    expect(await xmlOf(await write(quizOf([picture]), 'en'))).toContain('1 picture is left out: Word cannot show it.');
  expect(await xmlOf(await write(quizOf(lost), 'fr'))).toContain('4 images sont laissées de côté');
});
