// A Dexie database of one test, over fake-indexeddb (a setup file of the test projects), and the quiz that most tests take.
import { onTestFinished } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { choiceQuestion, essayQuestion, typedQuestion } from './questions.ts';

/** An empty database that is deleted after the test. */
export function testDatabase(): OasisDatabase {
  const db = createDatabase(`test-${newUuid()}`);
  onTestFinished(() => db.delete());
  return db;
}

export const ama = { user_id: 1, email: 'ama@example.com', is_verified: true };
export const kofi = { user_id: 2, email: 'kofi@example.com', is_verified: true };

export const smallQuiz: Quiz = { title: 'Notes', questions: [choiceQuestion(), typedQuestion(), essayQuestion()] };

export const timedQuiz: Quiz = { ...smallQuiz, settings: { timer_duration_seconds: 60 } };
