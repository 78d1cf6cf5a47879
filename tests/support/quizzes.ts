// Quizzes for tests that are not about the engine: rows written through the server's own store, as its job would.
import type { Question, Quiz } from '#core/quiz/quiz';
import { claimDocument, completeDocument, insertDocument } from '#server/documents/store';
import type { Student } from './people.ts';
import type { TestServer } from './testServer.ts';

export const questions: Question[] = [
  {
    question_id: 1,
    question_text: 'Which of these is a norm that is written down?',
    question_type: 'multiple_choice',
    options: { A: 'folkway', B: 'law', C: 'more', D: 'taboo' },
    correct_answer: 'B',
    explanation: 'Laws are written norms. (Page 2)',
    source: { page: 2, quote: 'Laws are norms that are written down.' },
  },
  {
    question_id: 2,
    question_text: 'What is the cost of $5 \\cdot 3$ apples at \\$2?',
    question_type: 'short_answer',
    correct_answer: 'Thirty dollars',
    accepted_answers: ['30'],
    explanation: 'Fifteen apples at two dollars.',
    source: { page: 1, quote: 'Apples cost two dollars.' },
  },
  {
    question_id: 5,
    question_text: 'Explain what culture is — naïve, 文化, ثقافة.',
    question_type: 'essay',
    correct_answer: 'Shared beliefs, values and practices.',
    key_points: [
      { text: 'Beliefs are shared', terms: ['shared', 'beliefs'] },
      { text: 'Practices are learned', terms: ['practices', 'learned'] },
    ],
  },
];

export const sampleQuiz: Quiz = { title: 'Culture & Society: Notes', questions };

const YEAR_MS = 365 * 24 * 3600_000;

/** A completed document of this student. */
export async function seedQuiz(
  server: TestServer,
  student: Student,
  quiz: Quiz = sampleQuiz,
  timerSeconds: number | null = null,
  // Long before anything that a test hands in.
  at = server.deps.now() - YEAR_MS,
): Promise<{ documentId: number; quizId: number }> {
  const { db, now } = server.deps;
  const { user_id: userId } = (await (await student.call('me')).json()) as { user_id: number };
  const inserted = await insertDocument(db, {
    userId,
    filename: 'notes.txt',
    kind: 'txt',
    sizeBytes: 1,
    fileKey: 'none',
    uploadedAt: new Date(now()),
    status: 'pending',
  });
  const claimed = await claimDocument(db, inserted?.id ?? 0, 1);
  if (claimed === null) throw new Error('The document was not stored.');
  await completeDocument(db, claimed, { quiz, timerSeconds, at: new Date(at) });
  const documents = (await (await student.call('documents')).json()) as { doc_id: number; generated_quiz_id: number }[];
  const row = documents.find((one) => one.doc_id === claimed.id);
  return { documentId: claimed.id, quizId: row?.generated_quiz_id ?? 0 };
}
