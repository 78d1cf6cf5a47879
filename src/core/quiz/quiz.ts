// The shape of a quiz. A completed quiz never changes, so what is parsed here once is true for ever.
import * as z from 'zod/mini';

/** Never another value: apps of version adc449b8 refuse the whole quiz (CONTRIBUTING, "A new type"). */
export const QuestionType = z.enum(['multiple_choice', 'short_answer', 'essay', 'diagram']);
export type QuestionType = z.infer<typeof QuestionType>;

/** Of our own quizzes: fewer are none. */
export const FEWEST_QUESTIONS = 3;

/** The letters of a multiple-choice question's options, in their order. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;
export type OptionLetter = (typeof optionLetters)[number];

const Difficulty = z.enum(['Easy', 'Medium', 'Hard']);

/** @public Other words for a key point. */
export const PointWords = z.object({
  /** a word of the point and, behind it, words that may stand for it: "bend curve loop" */
  also: z.optional(z.array(z.string())),
  /** words that say the opposite of one of the point's words */
  against: z.optional(z.array(z.string())),
});

/** One idea that a good essay mentions: `text` is shown, `terms` are looked for (D3.12). */
export const KeyPoint = z.extend(PointWords, { text: z.string(), terms: z.array(z.string()) });
export type KeyPoint = z.infer<typeof KeyPoint>;

/** Where a question comes from: a page of the document, counted from 1, and a verbatim quote (D3.14). */
const Source = z.object({
  page: z.int().check(z.minimum(1)),
  quote: z.string(),
  /** only of a document without pages: the heading above the quote, empty before the first */
  section: z.optional(z.string()),
  /** the document's name, in a quiz of several; else the quiz has it */
  document: z.optional(z.string()),
});
export type Source = z.infer<typeof Source>;

export const Question = z.object({
  question_id: z.int(),
  question_text: z.string().check(z.minLength(1)),
  question_type: QuestionType,
  /** multiple choice only: letter to option text; the stored order is the shown order */
  options: z.optional(z.record(z.string(), z.string())),
  /** multiple choice: the letter; otherwise the model answer */
  correct_answer: z.string(),
  explanation: z.optional(z.string()),
  topic: z.optional(z.string()),
  accepted_answers: z.optional(z.array(z.string())),
  /** typed answers only: words so near to the answer's that they are no slip of the finger (`meiosis` for `mitosis`); without
   * this list no slip is accepted */
  near_words: z.optional(z.array(z.string())),
  /** the server has made these near words: a copy from before that has none (core/editing/questionsVersion) */
  near_words_made: z.optional(z.boolean()),
  key_points: z.optional(z.array(KeyPoint)),
  /** what the server made for the key points, in their order; a copy from before it did has none (core/editing/questionsVersion) */
  point_words: z.optional(z.array(PointWords)),
  /** essay only: the model answer is a passage of the document, on this page, that the student compares with the answer */
  passage: z.optional(z.object({ page: z.int().check(z.minimum(1)) })),
  /** the language of its texts as a BCP 47 tag ("fr"); without one it is unknown, and marking takes it for English */
  language: z.optional(z.string()),
  source: z.optional(Source),
  difficulty: z.optional(Difficulty),
  /** of a past exam (P7.22): its number, the part that it stands in, and the marks that it carries, as the paper has them */
  number: z.optional(z.string()),
  part: z.optional(z.string()),
  marks: z.optional(z.number().check(z.positive())),
  /** a diagram question's picture: a data: or same-origin address */
  image_url: z.optional(z.string()),
});
export type Question = z.infer<typeof Question>;

export const MIN_TIMER_SECONDS = 60;
export const MAX_TIMER_SECONDS = 86_400;

/** A time limit in whole seconds, from one minute to one day. */
export const TimerSeconds = z
  .int('A time limit is a whole number of seconds.')
  .check(
    z.minimum(MIN_TIMER_SECONDS, 'A time limit is at least 1 minute.'),
    z.maximum(MAX_TIMER_SECONDS, 'A time limit is at most 24 hours.'),
  );

const QuizSettings = z.object({
  timer_duration_seconds: z.optional(z.nullable(z.int().check(z.positive()))),
  /** a mock exam: nothing is checked and nothing is told before the end (P7.12) */
  is_exam: z.optional(z.boolean()),
  /** of an assignment: until then (ISO 8601) the keys are empty, and there is neither explanation nor quote (decision 071) */
  answers_hidden_until: z.optional(z.string()),
});
export const SettingsChange = z.object({ settings: z.object({ timer_duration_seconds: z.nullable(TimerSeconds) }) });

/** Why a question of a past exam is not in its quiz. A later version may know others. */
export type LeftOutReason = 'figure' | 'context' | 'no_answer' | 'several_answers' | 'repeated' | 'unclear' | 'too_many';

/** A wish that can be left aside, so that there is a quiz at all. */
export type DroppedWish = 'difficulty' | 'kind' | 'without_essays' | 'parts';

/** What a student wished of a quiz and could not have. */
export const UnmetWishes = z.object({
  /** each a DroppedWish; a later version may name others */
  dropped_wishes: z.array(z.string()),
  /** how many questions could be written, where that is fewer than were wished for */
  question_count: z.optional(z.int()),
});
export type UnmetWishes = z.infer<typeof UnmetWishes>;

export const Quiz = z.object({
  title: z.string(),
  /** the document that it was written from, for citations; the server knows it, the engine does not */
  filename: z.optional(z.string()),
  /** who wrote the questions: our own engine, or a language model by its name */
  written_by: z.optional(z.string()),
  /** the language that the engine wrote it in, as a BCP 47 tag; the server puts it into each question (`withLanguage`) */
  language: z.optional(z.string()),
  questions: z.array(Question),
  /** of a past exam: how many of its questions are not in the quiz, by LeftOutReason */
  left_out: z.optional(z.record(z.string(), z.int())),
  /** what the student wished of it and could not have (P6.14), and the same in a sentence for apps of before */
  unmet_wishes: z.optional(UnmetWishes),
  unmet: z.optional(z.string()),
  settings: z.optional(z.nullable(QuizSettings)),
  /** the numbers of the versions before this one, the newest first (P7.20) */
  earlier: z.optional(z.array(z.int())),
  /** somebody else's, joined or assigned: it cannot be edited or shared */
  is_shared: z.optional(z.boolean()),
});
export type Quiz = z.infer<typeof Quiz>;

export const MadeFrom = z.object({
  /** read from another program's file, composed of questions that were there already, a new version of another quiz, or written */
  kind: z.enum(['import', 'exam', 'edit', 'own']),
  /** of an edit: the number of the version that was edited */
  of: z.optional(z.int()),
  /** the file that was imported; without one it was pasted */
  filename: z.optional(z.string()),
});
export type MadeFrom = z.infer<typeof MadeFrom>;

/** A quiz of the student's own, on its way to the server (P10.7); its bounds are in core/editing/ownQuiz. */
export const NewQuiz = z.object({
  title: z.string(),
  questions: z.array(Question),
  settings: z.optional(QuizSettings),
  left_out: Quiz.shape.left_out,
  made_from: MadeFrom,
});
export type NewQuiz = z.infer<typeof NewQuiz>;

/** The server's answer to a new quiz: its number, and what it made for marking, by question id. */
export const CreatedQuiz = z.object({
  quiz_id: z.int().check(z.positive()),
  near_words: z.optional(z.record(z.string(), z.array(z.string()))),
  point_words: z.optional(z.record(z.string(), z.array(PointWords))),
});
export type CreatedQuiz = z.infer<typeof CreatedQuiz>;

/** How a quiz names our own engine as its writer. */
export const OWN_WRITER = 'Oasis';

/** The title that is stored and written into files where there is none (P7.2). Screens have a text of their own. */
export const DEFAULT_QUIZ_TITLE = 'Quiz';

/** The quiz's time limit in seconds, or null when it has none. */
export function timerOf(quiz: Quiz): number | null {
  return quiz.settings?.timer_duration_seconds ?? null;
}

/** Whether a BCP 47 tag names English, or nothing is known of the language. */
export function isEnglish(language: string | undefined): boolean {
  return language === undefined || /^en(?:-|$)/i.test(language);
}

/** The questions of a quiz, each with its language where that is not English: they are copied and marked apart from their quiz. */
export function withLanguage({ questions, language }: Pick<Quiz, 'questions' | 'language'>): Question[] {
  return isEnglish(language)
    ? questions
    : questions.map((question) => ({ ...question, language: question.language ?? language }));
}
