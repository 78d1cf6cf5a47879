// The deck for Anki: its database is opened by sql.js, and our own reader, which runs no SQL, finds the same quiz in it.
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { expect, test } from 'vitest';
import { read } from '#core/formats/apkg';
import { tidyQuestion } from '#core/ownQuiz';
import { write } from '#server/quizzes/export/apkg';
import { hostileQuiz } from '../core/formats/hostileQuiz.ts';
import { sampleQuiz } from '../support/quizzes.ts';

async function opened(bytes: Uint8Array) {
  const { Database } = await initSqlJs();
  return new Database(unzipSync(bytes)['collection.anki2']);
}

test('sql.js finds a sound database with a note and a card a question, formulas in brackets', async () => {
  const bytes = await write(sampleQuiz);
  expect(strFromU8(unzipSync(bytes).media ?? new Uint8Array())).toBe('{}');
  const database = await opened(bytes);
  const rows = (sql: string) => database.exec(sql)[0]?.values ?? [];
  expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
  expect(rows('SELECT ver FROM col')).toEqual([[11]]);
  expect(rows('SELECT count(*) FROM cards JOIN notes ON notes.id = nid')).toEqual([[3]]);
  const notes = rows('SELECT flds FROM notes ORDER BY (SELECT due FROM cards WHERE nid = notes.id)').map(([flds]) =>
    String(flds).split('\u001f'),
  );
  expect(notes[0]?.slice(0, 3)).toEqual([
    'Which of these is a norm that is written down?',
    '<ol type="A"><li>folkway</li><li>law</li><li>more</li><li>taboo</li></ol>',
    'B. law',
  ]);
  expect(notes[1]?.[0]).toBe('What is the cost of \\(5 \\cdot 3\\) apples at \\$2?');
  expect(notes[1]?.slice(2, 4)).toEqual(['Thirty dollars', '30']);
  const models = Object.values(JSON.parse(String(rows('SELECT models FROM col')[0]?.[0]))) as { flds: unknown[]; name: string }[];
  expect(models).toHaveLength(1);
  expect(models[0]?.flds).toHaveLength(notes[0]?.length ?? 0);
  expect(
    Object.values(JSON.parse(String(rows('SELECT decks FROM col')[0]?.[0]))).map((deck) => (deck as { name: string }).name),
  ).toContain(sampleQuiz.title);
  database.close();
});

test('a second export of a quiz is the same file, so that a second import adds nothing', async () => {
  expect(await write(sampleQuiz)).toEqual(await write(sampleQuiz));
});

test('a deck of more notes than a quiz may have ends in a sentence, and nothing of it is imported', async () => {
  const [first] = sampleQuiz.questions;
  const questions = Array.from({ length: 10_000 }, (_, at) => ({ ...first, question_id: at, question_text: `Q${at}?` }));
  const { questions: found, problems } = read(
    await write({ ...sampleQuiz, questions: questions as typeof sampleQuiz.questions }),
  );
  expect(found).toEqual([]);
  expect(problems[0]?.message).toMatch(/more than 500 questions/);
});

test('a deck that is written is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuiz, async (quiz) => {
      const { questions, problems } = read(await write(quiz));
      expect(problems).toEqual([]);
      expect(questions).toEqual(quiz.questions.map(tidyQuestion));
    }),
    { numRuns: 100 },
  );
});
