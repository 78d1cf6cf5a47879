// The thread that looks up marking words, as the server starts it from its build and from its sources.
import { expect, onTestFinished, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { createMarkingWords } from '#server/quizzes/markingWords';
import { builtMarkingWordsEntry } from '../support/builtServer.ts';

const typed = (question_id: number, correct_answer: string): Question => ({
  question_id,
  question_text: 'What?',
  question_type: 'short_answer',
  correct_answer,
});

function start(limits: Parameters<typeof createMarkingWords>[0] = {}, entry?: URL) {
  const markingWords = createMarkingWords(limits, entry);
  onTestFinished(() => markingWords.close());
  return markingWords;
}

test.each([
  ['the build', builtMarkingWordsEntry],
  ['the sources', undefined],
])('words are looked up beside the requests, of several quizzes in turn: %s', async (_, entry) => {
  const markingWords = start({ waitMs: 60_000 }, entry);
  const found = await Promise.all([
    markingWords.find(1, [typed(1, 'mitosis')]),
    markingWords.find(1, [typed(2, 'photosynthesis')]),
    markingWords.find(2, [typed(3, '42')]),
  ]);
  expect(found.map((words) => [...words.keys()])).toEqual([[1], [2], [3]]);
  expect(found[0]?.get(1)?.near_words).toContain('miosis');
});

test('a thread that is stopped, out of time or out of memory gives none, and the next quiz has one of its own', async () => {
  const hurried = start({ taskMs: 1 });
  expect(await hurried.find(1, [typed(1, 'mitosis')])).toEqual(new Map());
  const small = start({ heapMb: 1 });
  expect(await small.find(1, [typed(1, 'mitosis')])).toEqual(new Map());
  const idle = start({ idleMs: 1 });
  for (const id of [1, 2]) {
    expect([...(await idle.find(1, [typed(id, 'mitosis')])).keys()]).toEqual([id]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test('one student has few in line, and keeps no other waiting', async () => {
  const markingWords = start();
  const own = Array.from({ length: 30 }, () => markingWords.find(1, [typed(1, 'mitosis')]));
  const settled = await Promise.allSettled([...own, markingWords.find(2, [typed(1, 'mitosis')])]);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(9);
  expect(settled.at(-1)?.status).toBe('fulfilled');
});

test('a quiz that waits too long behind those of others is kept without these words', async () => {
  const markingWords = start({ waitMs: 1 });
  const first = markingWords.find(1, [typed(1, 'mitosis')]);
  expect(await markingWords.find(2, [typed(1, 'mitosis')])).toEqual(new Map());
  expect([...(await first).keys()]).toEqual([1]);
  expect([...(await markingWords.find(2, [typed(1, 'mitosis')])).keys()]).toEqual([1]);
});
