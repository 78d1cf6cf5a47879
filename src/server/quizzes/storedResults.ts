// Removes from results what answers and quiz already contain, and adds it again on reading. Questions never change, and quizzes
// outlive their submissions. Rows of older versions hold complete results and stay so.
import type { Question } from '#core/quiz/quiz';
import type { Answer, GradedAnswer } from '#core/submission/submission';

type Copied = 'answer_given' | 'correct_answer' | 'explanation';

/** One result as stored: the mark and how it was given. With `correct_answer` it is a complete result. */
export type StoredResult = Omit<GradedAnswer, Copied> | GradedAnswer;

/** Marks of before, where another version of the quiz counts; `right`: which of them counted in comparisons. */
export type ReplacedMarks = { results: GradedAnswer[]; right: number[] };

/** What results are completed from. */
type Source = { questions: readonly Question[]; answers: readonly Answer[] };

const answerTexts = ({ answers }: Source) => new Map(answers.map((answer) => [answer.question_id, answer.answer_given]));

/** Results are in question order. A result that could not be restored exactly stays complete. */
export function withoutCopies(results: readonly GradedAnswer[], source: Source): StoredResult[] {
  const texts = answerTexts(source);
  return results.map((result, at) => {
    const question = source.questions[at];
    const { answer_given: text, correct_answer: key, explanation, ...mark } = result;
    const isCopy =
      question?.question_id === result.question_id &&
      question.correct_answer === key &&
      (question.explanation ?? null) === explanation &&
      (texts.get(result.question_id) ?? '') === text;
    return isCopy ? mark : result;
  });
}

/** Complete results, with fields in the order of `grade`. */
export function joinResults(storedResults: readonly StoredResult[], source: Source): GradedAnswer[] {
  const texts = answerTexts(source);
  return storedResults.map((result, at) => {
    if ('correct_answer' in result) return result;
    const question = source.questions[at];
    const { question_id, is_correct, ...rest } = result;
    if (question?.question_id !== question_id) throw new Error(`Result ${at} is not of question ${question_id}.`);
    const copied = {
      answer_given: texts.get(question_id) ?? '',
      correct_answer: question.correct_answer,
      explanation: question.explanation ?? null,
    };
    return { question_id, is_correct, ...copied, ...rest };
  });
}
