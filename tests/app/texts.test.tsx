// The catalogue of texts: one language at a time, plurals, and texts with elements in them.
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failureFacts } from '#core/wire/failure';
import { ApiFailure } from '#device/rows/failure';
import { chooseLanguage, inLanguage } from '#texts/catalogue';
import { translateDocumentFailure } from '#texts/documentFailures';
import { groups } from '#texts/en/groups';
import { week } from '#texts/en/week';
import { refusalText, sentenceFor } from '../../src/app/data/queryClient.ts';
import { TaggedText } from '../../src/app/ui/TaggedText.tsx';

afterEach(async () => {
  await chooseLanguage('en');
});

test('English is there at once, and a count chooses the form', () => {
  const texts = inLanguage('week', week);
  expect([texts.streak(1), texts.streak(2), texts.activeDays(0)]).toEqual([
    'Streak: 1 day',
    'Streak: 2 days',
    '0 of the last 7 days',
  ]);
});

test('another language stands in the same texts once it is loaded, with its own plurals', async () => {
  const texts = inLanguage('week', week);
  await chooseLanguage('fr');
  expect([texts.streak(0), texts.streak(2)]).toEqual(['Série\u00a0: 0 jour', 'Série\u00a0: 2 jours']);
  await chooseLanguage('pseudo');
  expect(texts.streak(2)).toBe('[Şŧřḗȧķ: 2 ḓȧẏş·····]');
});

test('what is filled in is not translated: it may stand in no catalogue', async () => {
  const texts = inLanguage('groups', groups);
  await chooseLanguage('pseudo');
  expect(texts.leader('Amina')).toBe('[Ŀḗḓ ƀẏ Amina···]');
});

test('tagged words become elements, and what has no element stays text', () => {
  const { container } = render(<TaggedText text="A <b>bold</b> <x>word</x>, a < b." tags={{ b: (words) => <b>{words}</b> }} />);
  expect(container.innerHTML).toBe('A <b>bold</b> word, a &lt; b.');
});

test('a failure is said in the language of the page by its code, and as the server says it where the code is not known', async () => {
  const textOf = (body: object) => sentenceFor(new ApiFailure('http', 409, 'POST /groups', failureFacts(body)), '');
  const full = { code: 'group_full', params: { limit: 300 }, detail: 'A group has at most 300 members.' };
  expect(textOf(full)).toBe(full.detail);
  await chooseLanguage('pseudo');
  expect(textOf(full)).toBe('[Ȧ ɠřǿŭƥ ħȧş ȧŧ ḿǿşŧ 300 ḿḗḿƀḗřş.··········]');
  const unknown = { code: 'of_a_newer_server', detail: 'It is Sunday.' };
  expect(textOf(unknown)).toBe('It is Sunday.');
  const issue = { loc: ['body', 'title'], msg: 'Give the quiz a title.', type: 'too_small' };
  expect(textOf({ code: 'not_valid', detail: [issue] })).toBe(issue.msg);
  expect(textOf({ code: 'not_valid', detail: [{ ...issue, code: 'title_missing' }] })).toBe('[Ɠīṽḗ ŧħḗ ɋŭīẑ ȧ ŧīŧŀḗ.·······]');
});

test('a row that was refused says why in the language of the page, and one of an earlier version as the server said it', async () => {
  const reason = 'Quiz not found.';
  await chooseLanguage('pseudo');
  expect(refusalText({ reason, refusal: { code: 'quiz_not_found' } })).toBe('[Ɋŭīẑ ƞǿŧ ƒǿŭƞḓ.·····]');
  expect(refusalText({ reason })).toBe(reason);
});

test('a call without an answer is said in the language of the page', async () => {
  await chooseLanguage('pseudo');
  expect(sentenceFor(new ApiFailure('stopped', 0, 'GET /quizzes: no answer'), '')).toBe('[Ŧħḗ řḗɋŭḗşŧ ẇȧş şŧǿƥƥḗḓ.········]');
});

test('why a document failed is said in the language of the page where this app knows the code', async () => {
  await chooseLanguage('pseudo');
  const known = translateDocumentFailure('no-text');
  expect(known?.startsWith('[Ŧħīş ƒīŀḗ ħȧş ƞǿ ŧḗẋŧ.')).toBe(true);
  expect(translateDocumentFailure('of-a-newer-server')).toBeNull();
});
