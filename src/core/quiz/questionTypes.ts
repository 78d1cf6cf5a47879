// Lists the types of questions: how each is answered and marked, and what other programs call it. Whatever differs by type reads its row here.
import { MAX_TIMER_SECONDS, MIN_TIMER_SECONDS, type Question, type QuestionType } from './quiz.ts';

/** The name of a type. A new one is added here (`QuestionType | 'ordering'`) and never to QuestionType, which old apps parse. */
export type TypeName = QuestionType;

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
} as const satisfies Record<TypeName, TypeRow>;

/** All names, in the order of the rows. */
export const typeNames = Object.keys(questionTypes) as TypeName[];

/** What an answer of each input consists of. */
const inputs: Record<TypeRow['input'], { hasOptions: boolean; isOneLine: boolean; isLong: boolean }> = {
  options: { hasOptions: true, isOneLine: false, isLong: false },
  line: { hasOptions: false, isOneLine: true, isLong: false },
  text: { hasOptions: false, isOneLine: false, isLong: true },
};

/** The fields that name the type of a question. */
export type TypedQuestion = Pick<Question, 'question_type'>;

/** The only place that decides of which type a question is. */
export function typeNameOf({ question_type: type }: TypedQuestion): TypeName {
  return type;
}

export function typeRow(question: TypedQuestion): TypeRow {
  return questionTypes[typeNameOf(question)];
}

/** What an answer to this question consists of. */
export function inputOf(question: TypedQuestion) {
  return inputs[typeRow(question).input];
}

export function typesWhere(isMeant: (row: TypeRow) => boolean): TypeName[] {
  return typeNames.filter((type) => isMeant(questionTypes[type]));
}

/** The time limit that "Suggested" means, in seconds, within the limits of a quiz. */
export function suggestedTimer(questions: readonly TypedQuestion[]): number {
  const seconds = questions.reduce((sum, question) => sum + typeRow(question).seconds, 0);
  return Math.min(MAX_TIMER_SECONDS, Math.max(MIN_TIMER_SECONDS, seconds));
}
