// Leaves out of a submission's results what its answers and its quiz say already, and joins it when they are read. A quiz's questions never
// change, and no quiz goes before its submissions. Rows of earlier versions hold whole results, which stay as they are.
import type { Question } from '#core/quiz/quiz';
import type { Answer, GradedAnswer } from '#core/submission/submission';

type Copied = 'answer_given' | 'correct_answer' | 'explanation';

/** One result as it is stored: the mark and how it was given. Where `correct_answer` is there, it is a whole result. */
export type StoredResult = Omit<GradedAnswer, Copied> | GradedAnswer;

/** By what results are completed. */
type Source = { questions: readonly Question[]; answers: readonly Answer[] };

const answerTexts = ({ answers }: Source) => new Map(answers.map((answer) => [answer.question_id, answer.answer_given]));

/** Results stand in the order of the questions. One that would not be joined again as it is stays whole. */
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

/** The whole results, in the order of fields that `grade` gives them. */
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
