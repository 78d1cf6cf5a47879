// Exports progress as one spreadsheet table: a row for each submission, day, document, topic, wrong belief and coming day.
import { csvText } from '../formats/csvText.ts';
import { DAY_MS } from '../review/review.ts';
import { dayOf } from '../review/reviewBounds.ts';
import type { Day, FinishedAttempt } from './day.ts';
import type { DocumentMastery } from './mastery.ts';
import type { SureWrong } from './sureWrong.ts';

export type Progress = {
  history: readonly FinishedAttempt[];
  days: readonly Day[];
  documents: readonly DocumentMastery[];
  sureWrong: readonly SureWrong[];
  /** counted from 1970 */
  today: number;
  /** minutes east of Greenwich */
  zone: number;
  /** how many questions are due today, tomorrow … */
  ahead: readonly number[];
  /** stands for the topic of questions that have none */
  noTopic: string;
};

const HEAD = [
  'what',
  'date',
  'quiz',
  'topic',
  'score in percent',
  'right',
  'of',
  'quizzes',
  'reviews',
  'answers',
  'minutes',
  'known',
  'question',
  'due',
  'time',
];

const formatDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** All of it; what a row does not have stays empty. Dates are the student's days (`dayOf`). */
export function progressCsv({ history, days, documents, sureWrong, today, zone, ahead, noTopic }: Progress): string {
  const row = (cells: Record<string, string | number>) => HEAD.map((name) => String(cells[name] ?? ''));
  return csvText([
    HEAD,
    ...history.map(({ at, title, score, correct, total, official }) =>
      row({
        what: 'quiz',
        date: formatDate(dayOf(at, zone)),
        time: new Date(at).toISOString(),
        quiz: title,
        'score in percent': score ?? '',
        right: correct,
        of: official?.questions ?? total,
      }),
    ),
    ...days.map(({ day, quizzes, reviews, answers, minutes }) =>
      row({ what: 'day', date: formatDate(day), quizzes, reviews, answers, minutes }),
    ),
    ...documents.map(({ title, knownCount, of }) => row({ what: 'document', quiz: title, known: knownCount, of })),
    ...documents.flatMap(({ topics }) =>
      topics.map(({ title, topic, knownCount, of }) =>
        row({ what: 'topic', quiz: title, topic: topic || noTopic, known: knownCount, of }),
      ),
    ),
    ...sureWrong.flatMap(({ title, questions }) =>
      questions.map(({ topic = '', question_text }) =>
        row({ what: 'sure but wrong', quiz: title, topic, question: question_text }),
      ),
    ),
    ...ahead.map((due, at) => row({ what: 'to come', date: formatDate(today + at), due })),
  ]);
}
