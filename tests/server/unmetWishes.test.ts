// What was wished and could not be had: the migration reads it out of every sentence that a version has stored.

import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quizzes } from '#server/database/tables';
import { newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const MIGRATION = new URL('../../src/server/database/migrations/0031_unmet_wishes.sql', import.meta.url);

const server = useServer(startTestServer);

const few = 'Too few good questions were found for';

test('stored sentences get their data, and unknown ones keep none', async () => {
  const { db } = server.deps;
  const student = await newStudent(server);
  const stored: [string | null, object | null][] = [
    [null, null],
    ['', null],
    ['A sentence of nobody.', null],
    [`${few} hard choices, so the colour was left aside.`, null],
    ['You wished for 20 questions; 12 good ones could be written.', { dropped_wishes: [], question_count: 12 }],
    ['You wished for 40 questions; 31 could be written.', { dropped_wishes: [], question_count: 31 }],
    [`${few} easy essays, so the difficulty was left aside.`, { dropped_wishes: ['difficulty'] }],
    [`${few} questions without essays, so the wish for no essays was left aside.`, { dropped_wishes: ['without_essays'] }],
    [
      `${few} hard choices from “Cells, so the kind was left aside.”, so the difficulty and the choice of parts were left aside.`,
      { dropped_wishes: ['difficulty', 'parts'] },
    ],
    [
      `${few} hard typed answers from 3 parts, so the difficulty, the kind and the choice of parts were left aside. You wished for 10 questions; 4 good ones could be written.`,
      { dropped_wishes: ['difficulty', 'kind', 'parts'], question_count: 4 },
    ],
  ];
  const ids: number[] = [];
  for (const [unmet] of stored) {
    const { quizId } = await seedQuiz(server, student);
    await db.update(quizzes).set({ unmet }).where(eq(quizzes.id, quizId));
    ids.push(quizId);
  }
  await db.execute(sql`alter table quizzes drop column unmet_wishes`);
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  const rows = await db.select().from(quizzes);
  const dataOf = new Map(rows.map(({ id, unmetWishes }) => [id, unmetWishes]));
  expect(ids.map((id) => dataOf.get(id))).toEqual(stored.map(([, data]) => data));
});
