// A student's answers as plain text: what can be rescued when this device cannot store, or a submission is refused.
import { type Attempt, answerOf, orderOf } from '#core/attempt/attempt';
import { shownLetter, shownQuestion } from '#core/attempt/shuffle';
import type { Question } from '#core/quiz/quiz';
import { answersFileTexts } from '#texts/answersFile';

/** Every question with its answer, readable without Oasis. `drafts`: what is typed and not stored yet, by question id. */
export function answersText(attempt: Attempt, drafts: Readonly<Record<string, string>> = {}): string {
  const questions = attempt.quiz.questions.map((question, i) => {
    const answer = drafts[String(question.question_id)] ?? answerOf(attempt, question.question_id);
    return [
      answersFileTexts.question(i + 1),
      question.question_text,
      answersFileTexts.yourAnswer(
        written(shownQuestion(question, orderOf(attempt)), shownLetter(question, orderOf(attempt), answer)),
      ),
    ].join('\n');
  });
  return [attempt.quiz.title, answersFileTexts.attempt(attempt.attemptId), ...questions].join('\n\n').concat('\n');
}

function written(question: Question, answer: string): string {
  if (answer.trim() === '') return answersFileTexts.noAnswer;
  const option = question.options?.[answer];
  return option === undefined ? answer : `${answer}. ${option}`;
}

/** `my_title_answers.txt` */
export function answersFilename(title: string): string {
  return `${title.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_answers.txt`;
}
