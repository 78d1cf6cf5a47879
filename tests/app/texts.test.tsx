// The catalogue of texts: one language at a time, plurals, and texts with elements in them.
import { render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { failureFacts } from '#core/wire/failure';
import { ApiFailure } from '#device/rows/failure';
import { cardsTexts } from '#texts/cards';
import { languageNow, loadTexts, setLanguage, watchLanguage } from '#texts/catalogue';
import { translateDocumentFailure } from '#texts/documentFailures';
import { frameTexts } from '#texts/frame';
import { joinedQuizTexts } from '#texts/joinedQuiz';
import { refusalText, sentenceFor } from '../../src/app/data/queryClient.ts';
import { TaggedText } from '../../src/app/ui/TaggedText.tsx';

afterEach(async () => {
  setLanguage('en');
});

test('English is there at once, and a count chooses the form', () => {
  expect([cardsTexts.topics(0), cardsTexts.topics(1), cardsTexts.topics(2)]).toEqual(['0 topics', '1 topic', '2 topics']);
});

test('another language stands in the same texts once it is loaded, and who listens hears of it', async () => {
  const changes: string[] = [];
  onTestFinished(watchLanguage(() => changes.push(languageNow())));
  setLanguage('pseudo');
  expect(frameTexts.home).toBe('Home');
  await loadTexts();
  expect([frameTexts.home, frameTexts.offline]).toEqual(['[Ħǿḿḗ··]', '[<b>Ẏǿŭ ȧřḗ ǿƒƒŀīƞḗ.</b>·······]']);
  setLanguage('en');
  expect(frameTexts.home).toBe('Home');
  expect(changes).toEqual(['pseudo', 'en']);
});

test('what is filled in is not translated: it may stand in no catalogue', async () => {
  setLanguage('pseudo');
  await loadTexts();
  expect(joinedQuizTexts.owner('Amina')).toBe('[Şħȧřḗḓ ƀẏ Amina····]');
  expect(cardsTexts.topics(2)).toBe('[2 ŧǿƥīƈş···]');
});

test('tagged words become elements, and what has no element stays text', () => {
  const { container } = render(<TaggedText text="A <b>bold</b> <x>word</x>, a < b." tags={{ b: (words) => <b>{words}</b> }} />);
  expect(container.innerHTML).toBe('A <b>bold</b> word, a &lt; b.');
});

test('a failure is said in the language of the page by its code, and as the server says it where the code is not known', async () => {
  const textOf = (body: object) => sentenceFor(new ApiFailure('http', 409, 'POST /groups', failureFacts(body)), '');
  const full = { code: 'group_full', params: { limit: 300 }, detail: 'A group has at most 300 members.' };
  expect(textOf(full)).toBe(full.detail);
  setLanguage('pseudo');
  await loadTexts();
  expect(textOf(full)).toBe('[Ȧ ɠřǿŭƥ ħȧş ȧŧ ḿǿşŧ 300 ḿḗḿƀḗřş.··········]');
  const unknown = { code: 'of_a_newer_server', detail: 'It is Sunday.' };
  expect(textOf(unknown)).toBe('It is Sunday.');
  const issue = { loc: ['body', 'title'], msg: 'Give the quiz a title.', type: 'too_small' };
  expect(textOf({ code: 'not_valid', detail: [issue] })).toBe(issue.msg);
  expect(textOf({ code: 'not_valid', detail: [{ ...issue, code: 'title_missing' }] })).toBe('[Ɠīṽḗ ŧħḗ ɋŭīẑ ȧ ŧīŧŀḗ.·······]');
});

test('a row that was refused says why in the language of the page, and one of an earlier version as the server said it', async () => {
  const reason = 'Quiz not found.';
  setLanguage('pseudo');
  await loadTexts();
  expect(refusalText({ reason, refusal: { code: 'quiz_not_found' } })).toBe('[Ɋŭīẑ ƞǿŧ ƒǿŭƞḓ.·····]');
  expect(refusalText({ reason })).toBe(reason);
});

test('a call without an answer is said in the language of the page', async () => {
  setLanguage('pseudo');
  await loadTexts();
  expect(sentenceFor(new ApiFailure('stopped', 0, 'GET /quizzes: no answer'), '')).toBe('[Ŧħḗ řḗɋŭḗşŧ ẇȧş şŧǿƥƥḗḓ.········]');
});

test('why a document failed is said in the language of the page where this app knows the code', async () => {
  setLanguage('pseudo');
  await loadTexts();
  const known = translateDocumentFailure('no-text');
  expect(known?.startsWith('[Ŧħīş ƒīŀḗ ħȧş ƞǿ ŧḗẋŧ.')).toBe(true);
  expect(translateDocumentFailure('of-a-newer-server')).toBeNull();
});
