// What a row says of one document, and the words for dates, sizes and time limits (P5.5, P2.7, P6.4).
import { describe, expect, test } from 'vitest';
import { type OnDevice, viewOf } from '../../../src/app/documents/parts/documentView.ts';
import { limitOf, refuseMinutes, toTimerChoice } from '../../../src/app/documents/parts/timeLimit.tsx';
import { dateParts, dateWords, sizeWords } from '../../../src/app/ui/dateWords.ts';
import { documentRow } from '../documentsWorld.ts';

const nothing: OnDevice = { kept: new Set(), unkept: new Set(), open: new Set(), unsent: new Map(), busy: false };
const here = new Set([7]);

describe('where the quiz of a ready document is, and whether it can be opened', () => {
  test.each([
    ['online, kept', { kept: here }, true, 'on-device', true],
    ['online, kept while others are being kept', { kept: here, busy: true }, true, 'on-device', true],
    ['online, on its way', { busy: true }, true, 'downloading', true],
    ['online, removed by the student', { busy: true, unkept: here }, true, 'on-server', true],
    ['online, not kept', {}, true, 'on-server', true],
    ['offline, kept', { kept: here }, false, 'on-device', true],
    ['offline, not kept', {}, false, 'out-of-reach', false],
    ['offline, not kept, with an open attempt', { open: here }, false, 'out-of-reach', true],
  ] as const)('%s', (_, device, online, place, canOpen) => {
    expect(viewOf(documentRow(), { ...nothing, ...device }, online)).toMatchObject({ place, canOpen });
  });

  test('the title of an edited quiz stands under the name of its document', () => {
    expect(viewOf(documentRow({ edited_title: 'Mended' }), nothing, true).title).toBe('Mended');
  });

  test.each([
    [
      'data',
      { unmet_wishes: { dropped_wishes: [], question_count: 12 }, unmet: 'Words.' },
      'You asked for 20 questions; 12 good ones could be made.',
    ],
    ['data of a later version', { unmet_wishes: { dropped_wishes: ['colour'] }, unmet: 'Words.' }, 'Words.'],
    ['a sentence of an older server', { unmet: 'Words.' }, 'Words.'],
  ] as const)('what could not be had of the wishes is said by %s', (_, unmet, words) => {
    const document = documentRow({ wishes: { count: 20 }, ...unmet } as Parameters<typeof documentRow>[0]);
    expect(viewOf(document, nothing, true).title).toBe(`20 questions. ${words}`);
  });

  test('pages on which too little was read are named', () => {
    const words = 'Too little could be read on pages 2, 5: nothing is asked about them.';
    expect(viewOf(documentRow({ unread_pages: [2, 5] }), nothing, true).title).toBe(words);
    expect(viewOf(documentRow({ unread_pages: [2, 5], edited_title: 'Mended' }), nothing, true).title).toBe(`Mended. ${words}`);
  });

  test.each(['pending', 'processing', 'error', 'completed'] as const)('%s without a quiz has no place', (upload_status) => {
    const document = documentRow({ upload_status, generated_quiz_id: null });
    expect(viewOf(document, nothing, true)).toMatchObject({ place: null, canOpen: false });
  });
});

describe('what is on its way from a document', () => {
  test.each([
    ['nothing', undefined, { waits: false, refused: false, reason: null }],
    ['one that waits', { waits: true, refusal: null }, { waits: true, refused: false, reason: null }],
    ['one that was refused', { waits: false, refusal: 'No.' }, { waits: false, refused: true, reason: 'No.' }],
    ['one of each', { waits: true, refusal: 'No.' }, { waits: true, refused: true, reason: 'No.' }],
    ['one refused without a reason', { waits: false, refusal: '' }, { waits: false, refused: true, reason: null }],
  ])('%s', (_, unsent, said) => {
    const device = { ...nothing, unsent: new Map(unsent ? [[7, unsent]] : []) };
    expect(viewOf(documentRow(), device, true)).toMatchObject(said);
  });

  test('a failed document says why', () => {
    const document = documentRow({ upload_status: 'error', generated_quiz_id: null, error: 'The pages are pictures.' });
    expect(viewOf(document, nothing, true).reason).toBe('The pages are pictures.');
  });
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [84_000, '84 kB'],
  [999_499, '999 kB'],
  [999_999, '1.0 MB'],
  [18_400_000, '18.4 MB'],
  [104_857_600, '105 MB'],
  [1_200_000_000, '1.2 GB'],
  [5_000_000_000_000, '5000 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

// ICU puts a narrow no-break space before PM.
const plain = (text: string) => text.replace(/\u202f/g, ' ');

test('a date is a medium date-time of en-US', () => {
  const noon = new Date(2026, 10, 20, 15, 2, 41);
  expect(plain(dateWords(noon.toISOString()))).toBe('Nov 20, 2026, 3:02:41 PM');
  expect(dateParts(noon.getTime()).map(plain)).toEqual(['Nov 20, 2026,', '3:02:41 PM']);
});

test('a date that cannot be read is shown as it came', () => {
  expect(dateWords('yesterday')).toBe('yesterday');
  expect(dateParts('yesterday')).toEqual(['yesterday', '']);
});

describe('the time limit', () => {
  const wrong = 'Enter whole minutes from 1 to 1,440.';
  test.each([
    ['none', '', null, null],
    ['suggested', '', null, 'suggested'],
    ['custom', '1', null, 60],
    ['custom', ' 20 ', null, 1200],
    ['custom', '1440', null, 86_400],
    ['custom', '1441', wrong, null],
    ['custom', '0', wrong, null],
    ['custom', '', wrong, null],
    ['custom', '-5', wrong, null],
    ['custom', '1.5', wrong, null],
    ['custom', '1e3', wrong, null],
    ['custom', 'ten', wrong, null],
  ] as const)('%s with "%s" minutes', (kind, minutes, refusal, choice) => {
    expect(refuseMinutes({ kind, minutes })).toBe(refusal);
    if (refusal === null) expect(toTimerChoice({ kind, minutes })).toBe(choice);
  });

  test.each([
    [null, 1080, { kind: 'none', minutes: '20' }],
    [1080, 1080, { kind: 'suggested', minutes: '18' }],
    [1080, null, { kind: 'custom', minutes: '18' }],
    [3600, 1080, { kind: 'custom', minutes: '60' }],
  ])('%s seconds stored, %s suggested', (seconds, suggested, limit) => {
    expect(limitOf(seconds, suggested)).toEqual(limit);
  });
});
