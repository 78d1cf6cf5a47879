// Lists the types of questions: how each is answered and marked, and what other programs call it. Whatever differs by type reads its row here.
import { MAX_TIMER_SECONDS, MIN_TIMER_SECONDS, type Question, QuestionType } from './quiz.ts';

export type TypeRow = {
  /** what students answer with: options, one line, or a longer text. Formats of other programs write it by this */
  input: 'options' | 'line' | 'text';
  /**
   * how an answer is marked: by option, by comparison of typed text, or by points and passage as an essay (core/marking/grading)
   */
  marking: 'option' | 'typed' | 'rubric';
  /** the suggested time for one */
  seconds: number;
  /** blank lines for an answer on paper, printed and in Word */
  lines: { page: number; word: number };
  /** its order in a mock exam */
  examPlace: number;
  /** its names in other programs' formats */
  names: { anki: string; csv: string; moodle: string };
  /** the flag that marks it where another type has the same names (formats/carried) */
  carriedFlag: 'diagram' | null;
};

/** In the order of an exam paper. */
export const questionTypes = {
  multiple_choice: {
    input: 'options',
    marking: 'option',
    seconds: 90,
    lines: { page: 0, word: 0 },
    examPlace: 1,
    names: { anki: 'Multiple choice', csv: 'choice', moodle: 'multichoice' },
    carriedFlag: null,
  },
  short_answer: {
    input: 'line',
    marking: 'typed',
    seconds: 90,
    lines: { page: 2, word: 2 },
    examPlace: 2,
    names: { anki: 'Short answer', csv: 'short answer', moodle: 'shortanswer' },
    carriedFlag: null,
  },
  essay: {
    input: 'text',
    marking: 'rubric',
    seconds: 240,
    lines: { page: 10, word: 12 },
    examPlace: 4,
    names: { anki: 'Essay', csv: 'essay', moodle: 'essay' },
    carriedFlag: null,
  },
  diagram: {
    input: 'text',
    marking: 'typed',
    seconds: 90,
    lines: { page: 8, word: 8 },
    examPlace: 3,
    names: { anki: 'Essay', csv: 'essay', moodle: 'essay' },
    carriedFlag: 'diagram',
  },
} as const satisfies Record<QuestionType, TypeRow>;

/** What says of which type a question is. */
export type TypedQuestion = Pick<Question, 'question_type'>;

/** The row of a question. The only place that finds it. */
export function typeRow({ question_type: type }: TypedQuestion): TypeRow {
  return questionTypes[type];
}

export function typesWhere(isMeant: (row: TypeRow) => boolean): QuestionType[] {
  return QuestionType.options.filter((type) => isMeant(questionTypes[type]));
}

/** The time limit that "Suggested" means, in seconds, within the limits of a quiz. */
export function suggestedTimer(questions: readonly TypedQuestion[]): number {
  const seconds = questions.reduce((sum, question) => sum + typeRow(question).seconds, 0);
  return Math.min(MAX_TIMER_SECONDS, Math.max(MIN_TIMER_SECONDS, seconds));
}
