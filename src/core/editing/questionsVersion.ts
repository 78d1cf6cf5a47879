// The versions of a quiz's questions: as its device made them (0), and with what the server made for marking: near words (1), words of
// key points too (2). A hand-in says which one its copy had, and is marked by that, so that no mark falls on delivery.

import { isEnglish, type Question } from '../quiz/quiz.ts';
import { hasPoints, isTyped } from '../submission/marks.ts';

const WITHOUT_WORDS = 0;
const WITH_NEAR_WORDS = 1;
const WITH_POINT_WORDS = 2;

/** The version of a copy of a quiz. */
export function versionOfQuestions(questions: readonly Question[]): number {
  if (questions.some((question) => question.point_words)) return WITH_POINT_WORDS;
  return questions.some((question) => question.near_words_made) ? WITH_NEAR_WORDS : WITHOUT_WORDS;
}

/** The questions by which answers are marked. Without a version, by what forgives most of all versions. */
export function questionsOfVersion(questions: readonly Question[], version: number | undefined): readonly Question[] {
  const newest = versionOfQuestions(questions);
  if (version === undefined) return newest < WITH_POINT_WORDS ? questions : questions.map(withoutOpposites);
  return version >= newest ? questions : questions.map((question) => olderQuestion(question, version));
}

function olderQuestion({ point_words: _, ...question }: Question, version: number): Question {
  if (version >= WITH_NEAR_WORDS || !question.near_words_made) return question;
  const { near_words: __, near_words_made: ___, ...rest } = question;
  return rest;
}

/** An opposite only ever takes a point away. */
function withoutOpposites(question: Question): Question {
  return question.point_words ? { ...question, point_words: question.point_words.map(({ also }) => ({ also })) } : question;
}

/** What is looked at of a question to make its words. */
export type AskedTexts = Pick<
  Question,
  | 'question_id'
  | 'question_text'
  | 'question_type'
  | 'options'
  | 'correct_answer'
  | 'accepted_answers'
  | 'near_words'
  | 'key_points'
  | 'point_words'
  | 'language'
>;

/** Whether a question is answered by typing and has no near words. They are English ones. */
export function needsNearWords(question: AskedTexts): boolean {
  return isTyped(question) && question.near_words === undefined && isEnglish(question.language);
}

/** Whether no point of an essay has words beside its own. They are English ones. */
export function needsPointWords(question: AskedTexts): boolean {
  const hasWords = question.point_words ?? question.key_points?.some(({ also, against }) => also ?? against);
  return hasPoints(question) && !hasWords && isEnglish(question.language);
}

/** What the server makes for marking. */
export type MarkingWords = Pick<Question, 'near_words' | 'point_words'>;

/** The questions with what the server made for marking, by question id. */
export function withMarkingWords(
  questions: readonly Question[],
  wordsOf: (questionId: number) => MarkingWords | undefined,
): Question[] {
  return questions.map((question) => {
    const words = wordsOf(question.question_id) ?? {};
    const nearWords = question.near_words === undefined ? words.near_words : undefined;
    return {
      ...question,
      ...(nearWords === undefined ? {} : { near_words: nearWords, near_words_made: true }),
      ...(words.point_words === undefined ? {} : { point_words: words.point_words }),
    };
  });
}

/** The same on the wire: each kind of words by question id; a kind of which there are none is left out. */
export type WordsByKind = { [Kind in keyof MarkingWords]: Record<string, NonNullable<MarkingWords[Kind]>> };

/** What the server made for marking of these questions. */
export function madeWords(questions: readonly Question[]): WordsByKind {
  const nearWords = questions.flatMap(({ question_id: id, near_words: words, near_words_made: isMade }) =>
    isMade && words ? [[String(id), words] as const] : [],
  );
  const pointWords = questions.flatMap(({ question_id: id, point_words: words }) =>
    words ? [[String(id), words] as const] : [],
  );
  return {
    ...(nearWords.length === 0 ? {} : { near_words: Object.fromEntries(nearWords) }),
    ...(pointWords.length === 0 ? {} : { point_words: Object.fromEntries(pointWords) }),
  };
}
