// What a student can say at once about a question that is not right, without opening the editor.
import type { Question, Quiz } from '#core/quiz/quiz';
import { loadQuiz } from '../data/api.ts';
import { userIdNow } from '../data/queries.ts';
import { keepVersion } from './versions.ts';

/** The newest version without this question; false where it is its only one, or is gone already. */
export function leaveOutQuestion(quizId: number, questionId: number): Promise<boolean> {
  return keepChanged(quizId, (quiz) => quiz.questions.filter(({ question_id: id }) => id !== questionId));
}

/** The newest version, in which this typed answer is right too; false where the question is gone. */
export function acceptAnswer(quizId: number, questionId: number, answer: string): Promise<boolean> {
  return keepChanged(quizId, (quiz) =>
    quiz.questions.map((question) => (question.question_id === questionId ? accepting(question, answer) : question)),
  );
}

async function keepChanged(quizId: number, change: (quiz: Quiz) => Question[]): Promise<boolean> {
  const quiz = await loadQuiz(userIdNow(), quizId);
  const questions = change(quiz);
  if (questions.length === 0 || JSON.stringify(questions) === JSON.stringify(quiz.questions)) return false;
  await keepVersion(quizId, quiz, { title: quiz.title, questions });
  return true;
}

function accepting(question: Question, answer: string): Question {
  return { ...question, accepted_answers: [...(question.accepted_answers ?? []), answer.trim()] };
}
