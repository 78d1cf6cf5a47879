// Describes the calls about quizzes and submissions for the OpenAPI document.
import { exportFormats } from '#core/formats/exportFormats';
import type { Quiz } from '#core/quiz/quiz';
import type { Receipt } from '#core/submission/submission';
import type { CallRows } from './callRow.ts';

export const quizExample = {
  title: 'Photosynthesis',
  filename: 'photosynthesis.pdf',
  written_by: 'Oasis',
  questions: [
    {
      question_id: 1,
      question_text: 'Which pigment absorbs light?',
      question_type: 'multiple_choice',
      options: { A: 'Keratin', B: 'Chlorophyll', C: 'Melanin', D: 'Carotene' },
      correct_answer: 'B',
      explanation: 'Chlorophyll is the pigment that absorbs light. (Page 1)',
      source: { page: 1, quote: 'Chlorophyll is the pigment that absorbs light.' },
    },
  ],
  settings: { timer_duration_seconds: 900 },
} satisfies Quiz;

const receipt = {
  submission_id: '0b5f6c1e-7a3d-4f52-9c3e-2d1a8b7c6d5e',
  submitted_at: '2027-03-01T08:12:30.000Z',
  score: 100,
  correct_count: 1,
  total_questions: 1,
  results: [{ question_id: 1, is_correct: true, answer_given: 'B', correct_answer: 'B', marked_by: 'rule' }],
} satisfies Receipt;

const { submission_id, submitted_at, score, correct_count, total_questions } = receipt;
const closed = 'The quiz has not opened yet.';

type Names =
  | 'createQuiz'
  | 'quiz'
  | 'changeQuiz'
  | 'submit'
  | 'mark'
  | 'submissions'
  | 'submission'
  | 'history'
  | 'score'
  | 'download';

export const quizCalls: CallRows<Names> = {
  createQuiz: {
    description:
      'Create a quiz: imported, written, edited or composed by the student. It is listed as a completed document. The same key and body gives the same id. `near_words` and `point_words` are what the server adds for marking, by question id.',
    failures: {
      403: 'The student stores as much as one student may.',
      409: 'Another body came under this key.',
      429: 'Too many documents of the student are still being read.',
    },
    request: { title: quizExample.title, questions: quizExample.questions, made_from: { kind: 'import', filename: 'cards.csv' } },
    answer: { quiz_id: 8 },
  },
  quiz: {
    description: 'Read a quiz. Its questions never change.',
    failures: { 403: closed },
    answer: quizExample,
  },
  changeQuiz: {
    description: 'Change the time limit of a quiz. An attempt that has begun keeps its deadline.',
    failures: { 403: 'Only the owner may change the quiz.' },
    request: { settings: { timer_duration_seconds: 900 } },
    answer: quizExample,
  },
  submit: {
    description: 'Hand in answers. The same key and body gives the same receipt for ever.',
    failures: { 409: 'Another body came under this key.' },
    request: { answers: [{ question_id: 1, answer_given: 'B' }], submitted_at, seconds_used: 340 },
    answer: receipt,
  },
  mark: {
    description:
      'Mark answers after handing in: the covered points of an essay, or that a typed answer was right. The newest mark of each question counts, whatever order they arrive in.',
    request: { marks: [{ question_id: 5, points_covered: [0, 2], marked_at: submitted_at }] },
    answer: { ...receipt, revision: 1 },
  },
  submissions: {
    description: 'List the submissions to one quiz, newest first.',
    answer: [{ submission_id, submitted_at, score }],
  },
  submission: { description: 'Read one submission with its current score, answer by answer.', answer: receipt },
  history: {
    description: 'List the newest 2,000 submissions to all quizzes, those of deleted documents too, newest first.',
    answer: [{ submission_id, submitted_at, score, correct_count, total_questions, quiz_id: 7, title: quizExample.title }],
  },
  score: { description: 'Read the newest submission to one quiz, scored.', failures: { 403: closed }, answer: receipt },
  download: {
    description: `Download a quiz as a file. Without \`format\` it is ${exportFormats[0]?.name}.`,
    failures: { 403: 'The quiz has not opened yet, or its answers are still hidden.' },
    answer: {
      ...Object.fromEntries(exportFormats.map(({ mediaType }) => [mediaType, null])),
      'text/plain; charset=utf-8': '::Question 1::Which pigment absorbs light? {~Keratin =Chlorophyll ~Melanin ~Carotene}',
    },
  },
};
