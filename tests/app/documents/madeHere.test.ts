// What a device has made stands in the list like a document; an edit in the place of the version that was edited.
import { expect, test } from 'vitest';
import type { MadeRow } from '#device/rows/madeRow';
import { withMade } from '../../../src/app/documents/dashboard/MadeHere.tsx';
import { documentRow } from '../documentsWorld.ts';

const edit = { key: 'k', quizId: -1, of: 7, title: 'Mended', number: null, madeAt: 0, state: 'waiting' } as MadeRow;

test('a title that was edited is shown before the edit has arrived', () => {
  const uploaded = documentRow({ filename: 'notes.txt', generated_quiz_id: 7, is_uploaded: true });
  const [row] = withMade([uploaded], [edit], 0)?.documents ?? [];
  expect(row).toMatchObject({ filename: 'notes.txt', edited_title: 'Mended', generated_quiz_id: -1 });
  const [own] = withMade([{ ...uploaded, is_uploaded: false }], [edit], 0)?.documents ?? [];
  expect(own).toMatchObject({ filename: 'Mended', generated_quiz_id: -1 });
});
