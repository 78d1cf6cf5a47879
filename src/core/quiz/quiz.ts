// The schema of a quiz. A completed quiz never changes, so a parsed one stays valid.
import * as z from 'zod/mini';

/** Must not get another value: apps of version adc449b8 refuse the whole quiz (CONTRIBUTING, "A new type"). */
export const QuestionType = z.enum(['multiple_choice', 'short_answer', 'essay', 'diagram']);
export type QuestionType = z.infer<typeof QuestionType>;

/** The minimum for our own quizzes. */
export const FEWEST_QUESTIONS = 3;

/** The letters of a multiple-choice question's options, in their order. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;
export type OptionLetter = (typeof optionLetters)[number];

const Difficulty = z.enum(['Easy', 'Medium', 'Hard']);

/** @public Other words for a key point. */
export const PointWords = z.object({
  /** a word of the point, followed by synonyms: "bend curve loop" */
  also: z.optional(z.array(z.string())),
  /** words that say the opposite of one of the point's words */
  against: z.optional(z.array(z.string())),
});

/** One idea that a good essay mentions: `text` is shown, `terms` are searched for (D3.12). */
export const KeyPoint = z.extend(PointWords, { text: z.string(), terms: z.array(z.string()) });
export type KeyPoint = z.infer<typeof KeyPoint>;

/** The source of a question: a page of the document, counted from 1, and a verbatim quote (D3.14). */
const Source = z.object({
  page: z.int().check(z.minimum(1)),
  quote: z.string(),
  /** for documents without pages: the heading above the quote, empty before the first */
  section: z.optional(z.string()),
  /** the document's name, in a quiz of several documents */
  document: z.optional(z.string()),
});
export type Source = z.infer<typeof Source>;

export const Question = z.object({
  question_id: z.int(),
  question_text: z.string().check(z.minLength(1)),
  question_type: QuestionType,
  /** for multiple choice: option text by letter, shown in stored order */
  options: z.optional(z.record(z.string(), z.string())),
  /** the letter of a multiple choice, or the model answer */
  correct_answer: z.string(),
  explanation: z.optional(z.string()),
  topic: z.optional(z.string()),
  accepted_answers: z.optional(z.array(z.string())),
  /**
   * for typed answers: real words so near the answer that they are not typing slips (`meiosis` for `mitosis`); without this list
   * no slip is accepted
   */
  near_words: z.optional(z.array(z.string())),
  /** whether the server made the near words; an older copy has none (core/editing/questionsVersion) */
  near_words_made: z.optional(z.boolean()),
  key_points: z.optional(z.array(KeyPoint)),
  /** words that the server made for the key points, in order; an older copy has none (core/editing/questionsVersion) */
  point_words: z.optional(z.array(PointWords)),
  /** for an essay whose model answer is a passage of the document, on this page, which the student compares with the answer */
  passage: z.optional(z.object({ page: z.int().check(z.minimum(1)) })),
  /** the language of its texts as a BCP 47 tag ("fr"); absent: unknown, and marked as English */
  language: z.optional(z.string()),
  source: z.optional(Source),
  difficulty: z.optional(Difficulty),
  /** for a past exam (P7.22): number, part and marks as printed in the paper */
  number: z.optional(z.string()),
  part: z.optional(z.string()),
  marks: z.optional(z.number().check(z.positive())),
  /** the picture of a diagram question: a data: or same-origin address */
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
  /** a mock exam: no checks and no results before the end (P7.12) */
  is_exam: z.optional(z.boolean()),
  /** for an assignment: until then (ISO 8601) keys are empty, and explanations and quotes missing (decision 071) */
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
  /** how many questions could be written, if fewer than asked for */
  question_count: z.optional(z.int()),
});
export type UnmetWishes = z.infer<typeof UnmetWishes>;

export const Quiz = z.object({
  title: z.string(),
  /** the document it was written from, for citations; set by the server */
  filename: z.optional(z.string()),
  /** the writer of the questions: our own engine, or the name of a language model */
  written_by: z.optional(z.string()),
  /** the language of the quiz as a BCP 47 tag; the server copies it into each question (`withLanguage`) */
  language: z.optional(z.string()),
  questions: z.array(Question),
  /** of a past exam: how many of its questions are not in the quiz, by LeftOutReason */
  left_out: z.optional(z.record(z.string(), z.int())),
  /** the options that could not be met (P6.14), and the same as a sentence for older apps */
  unmet_wishes: z.optional(UnmetWishes),
  unmet: z.optional(z.string()),
  settings: z.optional(z.nullable(QuizSettings)),
  /** the ids of earlier versions, the newest first (P7.20) */
  earlier: z.optional(z.array(z.int())),
  /** whether it is somebody else's, joined or assigned: it cannot be edited or shared */
  is_shared: z.optional(z.boolean()),
  /** for an assignment: the name of the teacher who can read the answers, which is shown before they are given */
  answers_read_by: z.optional(z.string()),
});
export type Quiz = z.infer<typeof Quiz>;

export const MadeFrom = z.object({
  /** how it was made: imported from a file, composed of existing questions, edited, or written from scratch */
  kind: z.enum(['import', 'exam', 'edit', 'own']),
  /** for an edit: the id of the version that was edited */
  of: z.optional(z.int()),
  /** the imported file; absent if the text was pasted */
  filename: z.optional(z.string()),
});
export type MadeFrom = z.infer<typeof MadeFrom>;

/** A student's own quiz as it is sent to the server (P10.7). Its limits are in core/editing/ownQuiz. */
export const NewQuiz = z.object({
  title: z.string(),
  questions: z.array(Question),
  settings: z.optional(QuizSettings),
  left_out: Quiz.shape.left_out,
  made_from: MadeFrom,
});
export type NewQuiz = z.infer<typeof NewQuiz>;

/** The server's answer to a new quiz: its id, and the marking words it made, by question id. */
export const CreatedQuiz = z.object({
  quiz_id: z.int().check(z.positive()),
  near_words: z.optional(z.record(z.string(), z.array(z.string()))),
  point_words: z.optional(z.record(z.string(), z.array(PointWords))),
});
export type CreatedQuiz = z.infer<typeof CreatedQuiz>;

/** The name of our own engine as a quiz's writer. */
export const OWN_WRITER = 'Oasis';

/** The title that is stored and written into files where there is none (P7.2). Screens have a text of their own. */
export const DEFAULT_QUIZ_TITLE = 'Quiz';

/** The quiz's time limit in seconds, or null when it has none. */
export function timerOf(quiz: Quiz): number | null {
  return quiz.settings?.timer_duration_seconds ?? null;
}

/** Whether a BCP 47 tag names English, or the language is unknown. */
export function isEnglish(language: string | undefined): boolean {
  return language === undefined || /^en(?:-|$)/i.test(language);
}

/** The questions, each with its language if that is not English, since they are copied and marked without their quiz. */
export function withLanguage({ questions, language }: Pick<Quiz, 'questions' | 'language'>): Question[] {
  return isEnglish(language)
    ? questions
    : questions.map((question) => ({ ...question, language: question.language ?? language }));
}
