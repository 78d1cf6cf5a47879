// The single rule for right and wrong. The server's score, the check on the quiz screen and the provisional result all use it.
import { isSameOption } from '../quiz/equalOptions.ts';
import { typeRow } from '../quiz/questionTypes.ts';
import { isEnglish, type Question } from '../quiz/quiz.ts';
import { hasPassage, hasPoints, isEssay } from '../submission/marks.ts';
import type { Answer, GradedAnswer, MarkedBy, PassageRating, Score } from '../submission/submission.ts';
import { suggestedPoints } from './essayPoints.ts';
import { languageMarking } from './languageMarking.ts';
import { matchTyped } from './typedAnswer.ts';

/** Trimmed and in lower case: the comparison of P11.4. */
function fold(text: string): string {
  return text.trim().toLowerCase();
}

const ESSAY_SHARE = 0.6;
const RIGHT_RATINGS: readonly PassageRating[] = ['all', 'most'];

/** The indexes of the key points that the rule finds in an answer; all of them for the model answer itself. */
function suggestionFor(question: Question, answer: string): number[] {
  const points = question.key_points ?? [];
  if (fold(answer) === fold(question.correct_answer)) return [...points.keys()];
  const { question_text: text, correct_answer: model, language, point_words: words } = question;
  const suggested =
    language === undefined || isEnglish(language)
      ? suggestedPoints(
          points.map((point, at) => ({ ...point, ...words?.[at] })),
          answer,
          text,
          model,
        )
      : languageMarking().suggestedPointsIn(language, points, answer, text);
  return suggested.flatMap((isFound, at) => (isFound ? [at] : []));
}

/** The student's own marks of an essay. */
type StudentMark = Pick<Answer, 'points_covered' | 'passage_rating'>;

/** The result of marking one answer: right or wrong, who marked it, and what to tell the student. */
export type Mark = {
  isCorrect: boolean;
  markedBy: MarkedBy;
  /** the indexes of the covered points of an essay; undefined for other answers */
  points?: number[];
  /** how much of a passage the student says the answer covered; undefined for other answers, and until the student says so */
  rating?: PassageRating;
  /** the right spelling, if the answer is right except for a slip */
  spelling?: string;
};

/**
 * Marks one answer by the comparison of P11.4, then by the optional `accepted_answers` and `key_points` (D3.12). An empty answer
 * is never right. An answer compared with a passage counts only after its student has rated it.
 * @param ownAnswers answers to this question that its student judged right earlier
 * @param studentMark the student's own mark: ticked points replace the rule's suggestion
 */
export function markOf(
  question: Question,
  answer: string,
  ownAnswers: readonly string[] = [],
  studentMark: StudentMark = {},
): Mark {
  const { marking } = typeRow(question);
  switch (marking) {
    case 'rubric':
      return essayMark(question, answer, studentMark) ?? comparedMark(question, answer, ownAnswers);
    case 'option':
    case 'typed':
      return comparedMark(question, answer, ownAnswers);
  }
}

/** Null for an essay that has neither points nor a passage. */
function essayMark(question: Question, answer: string, studentMark: StudentMark): Mark | null {
  const isEmpty = fold(answer) === '';
  if (hasPassage(question))
    return passageMark(fold(question.correct_answer) === fold(answer), isEmpty ? undefined : studentMark.passage_rating);
  if (!hasPoints(question)) return null;
  const points = question.key_points ?? [];
  const ticked = studentMark.points_covered;
  const coveredPoints = isEmpty ? [] : (ticked ?? suggestionFor(question, answer)).filter((at) => at < points.length);
  return {
    isCorrect: coveredPoints.length / points.length >= ESSAY_SHARE,
    markedBy: ticked === undefined ? 'suggested' : 'student',
    points: coveredPoints,
  };
}

/** Compares the answer with all right ones. A choice without options is answered in writing. */
function comparedMark(question: Question, answer: string, ownAnswers: readonly string[]): Mark {
  const foldedAnswer = fold(answer);
  const answers = [question.correct_answer, ...(question.accepted_answers ?? []), ...ownAnswers];
  const isSame = foldedAnswer !== '' && answers.some((rightAnswer) => fold(rightAnswer) === foldedAnswer);
  const hasOptions = Object.keys(question.options ?? {}).length > 0;
  if (isSame || foldedAnswer === '' || hasOptions)
    return { isCorrect: isSame || isEqualOption(question, foldedAnswer), markedBy: 'rule' };
  const key = {
    stem: question.question_text,
    answers,
    quote: question.source?.quote ?? '',
    nearWords: question.near_words,
  };
  const { language } = question;
  const match =
    language === undefined || isEnglish(language)
      ? matchTyped(answer, key)
      : languageMarking().matchInLanguage(answer, key, language);
  return { isCorrect: match !== null, markedBy: 'rule', ...match };
}

function passageMark(isVerbatim: boolean, rating: PassageRating | undefined): Mark {
  if (rating === undefined) return { isCorrect: isVerbatim, markedBy: 'suggested' };
  return { isCorrect: RIGHT_RATINGS.includes(rating), markedBy: 'student', rating };
}

/** Whether the chosen option says the same as the right one. Typed text is never compared this way. */
function isEqualOption({ options = {}, correct_answer: key }: Question, answer: string): boolean {
  const textOf = (letter: string) => Object.entries(options).find(([name]) => fold(name) === fold(letter))?.[1];
  return isSameOption(textOf(answer) ?? '', textOf(key) ?? '');
}

/** Is this answer right? See `markOf`. */
export function isCorrect(question: Question, answer: string): boolean {
  return markOf(question, answer).isCorrect;
}

/** A percentage with one decimal, rounded once, here, so that no two screens can differ. */
export function percent(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct * 1000) / total) / 10;
}

/** The weight of a question in the score: its marks, or 1 without any. */
function weightOf({ marks = 1 }: Question): number {
  return marks;
}

type Result = Pick<GradedAnswer, 'question_id' | 'is_correct' | 'points_covered'>;

/**
 * The marks that an answer earns: all or none. An essay marked by points earns their share, rounded to half marks as teachers do
 * (decision 025). Null for a question without marks.
 */
export function marksGot(question: Question, { is_correct: isRight, points_covered: covered }: Omit<Result, 'question_id'>) {
  return question.marks === undefined ? null : gotOf(question, isRight, covered);
}

function gotOf(question: Question, isRight: boolean, covered: readonly number[] | undefined): number {
  const all = weightOf(question);
  const points = question.key_points?.length ?? 0;
  if (!isEssay(question) || points === 0 || covered === undefined) return isRight ? all : 0;
  return covered.length >= points ? all : Math.min(all, Math.round((2 * all * covered.length) / points) / 2);
}

/** The marks earned and the marks possible (P7.22); null for a quiz without marks. */
export function marksOf(questions: readonly Question[], results: readonly Result[]): { got: number; all: number } | null {
  return hasMarks(questions) ? weighed(questions, results) : null;
}

function hasMarks(questions: readonly Question[]): boolean {
  return questions.some(({ marks }) => marks !== undefined);
}

function weighed(questions: readonly Question[], results: readonly Result[]): { got: number; all: number } {
  const inMarks = hasMarks(questions);
  const resultsById = new Map(results.map((result) => [result.question_id, result]));
  const gained = questions.map((question) => {
    const result = resultsById.get(question.question_id);
    return result === undefined ? 0 : gotOf(question, result.is_correct, inMarks ? result.points_covered : undefined);
  });
  return { got: sumOf(gained), all: sumOf(questions.map(weightOf)) };
}

/** Sums marks, which have at most two decimals. */
function sumOf(marks: readonly number[]): number {
  return Math.round(marks.reduce((sum, mark) => sum + mark, 0) * 100) / 100;
}

/** The score in percent, weighted by marks if the questions carry them. */
export function scoreOf(questions: readonly Question[], results: readonly Result[]): number {
  const { got, all } = weighed(questions, results);
  return percent(got, all);
}

/**
 * Scores a list of answers. Unanswered questions count as wrong; results follow the quiz's order.
 * @param ownAccepted answers that the student judged right in earlier attempts, by question id
 */
export function grade(
  questions: readonly Question[],
  answers: readonly Answer[],
  ownAccepted: Readonly<Record<string, readonly string[]>> = {},
): Score {
  const answersById = new Map(answers.map((answer) => [answer.question_id, answer]));
  const results: GradedAnswer[] = questions.map((question) => {
    const answer = answersById.get(question.question_id);
    const text = answer?.answer_given ?? '';
    const mark = markOf(question, text, ownAccepted[String(question.question_id)], answer);
    return {
      question_id: question.question_id,
      is_correct: mark.isCorrect,
      answer_given: text,
      correct_answer: question.correct_answer,
      explanation: question.explanation ?? null,
      marked_by: mark.markedBy,
      ...(mark.points === undefined ? {} : { points_covered: mark.points }),
      ...(mark.rating === undefined ? {} : { passage_rating: mark.rating }),
      ...(mark.spelling === undefined ? {} : { spelling: mark.spelling }),
      ...(answer?.own_judgement && !mark.isCorrect ? { own_judgement: true } : {}),
      ...(answer?.first_check === undefined ? {} : { first_check: answer.first_check }),
      ...(answer?.is_sure ? { is_sure: true } : {}),
    };
  });
  const correct = results.filter((r) => r.is_correct).length;
  return { score: scoreOf(questions, results), correct_count: correct, total_questions: questions.length, results };
}
