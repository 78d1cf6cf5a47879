// Versions of a quiz's questions: as its device made them (0), with near words from the server (1), and with words for key
// points too (2). A submission names the version of its copy and is marked by it, so that delivery never lowers a mark.

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

/** The questions to mark answers by. Without a version, the most lenient of all versions. */
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

/** Opposites can only remove a point, so leaving them out is lenient. */
function withoutOpposites(question: Question): Question {
  return question.point_words ? { ...question, point_words: question.point_words.map(({ also }) => ({ also })) } : question;
}

/** The fields of a question from which its marking words are made. */
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

/** Whether a typed question lacks near words. Only English questions have them. */
export function needsNearWords(question: AskedTexts): boolean {
  return isTyped(question) && question.near_words === undefined && isEnglish(question.language);
}

/** Whether the points of an essay lack words beyond their own. Only English questions have them. */
export function needsPointWords(question: AskedTexts): boolean {
  const hasWords = question.point_words ?? question.key_points?.some(({ also, against }) => also ?? against);
  return hasPoints(question) && !hasWords && isEnglish(question.language);
}

/** The fields that the server adds for marking. */
export type MarkingWords = Pick<Question, 'near_words' | 'point_words'>;

/** Adds the server's marking words to the questions, by question id. */
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

/** The same words on the wire: each kind by question id. A kind without words is left out. */
export type WordsByKind = { [Kind in keyof MarkingWords]: Record<string, NonNullable<MarkingWords[Kind]>> };

/** The marking words that the server added to these questions. */
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
