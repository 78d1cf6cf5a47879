// Composes a mock exam from questions of several quizzes, chosen by a seed. Pure: the same wishes and quizzes give the same
// exam, online or offline.
import { byPart } from '../document/pastExam.ts';
import { type TypeName, typeNameOf, typeRow } from '../quiz/questionTypes.ts';
import type { NewQuiz, Question, Quiz } from '../quiz/quiz.ts';
import { questionKey } from '../quiz/sameQuestion.ts';
import { shuffled } from './shuffle.ts';

/** `known`: only questions answered wrong last time, or only unanswered ones. */
export type ExamWishes = {
  count: number;
  types: readonly TypeName[];
  /** topics to choose from; empty: all */
  topics: readonly string[];
  known: 'all' | 'wrong' | 'unseen';
};

/** Whether the last answer to each question was right, by `questionKey`, from all attempts handed in. */
export type Answered = ReadonlyMap<string, boolean>;

/** A question that may be chosen, with its document's name and its topic. */
type Candidate = { key: string; question: Question; from: number };

/** The topic of a question; without one, the title of its quiz. */
function topicOf(question: Question, { title }: Pick<Quiz, 'title'>): string {
  return question.topic?.trim() || title;
}

/** The topics of these quizzes in order, without duplicates. */
export function topicsOf(quizzes: readonly Quiz[]): string[] {
  return [...new Set(quizzes.flatMap((quiz) => quiz.questions.map((question) => topicOf(question, quiz))))];
}

function candidates(quizzes: readonly Quiz[], wishes: ExamWishes, answered: Answered): Candidate[] {
  const { types, topics, known: knownFilter } = wishes;
  const candidatesByKey = new Map<string, Candidate>();
  for (const [from, quiz] of quizzes.entries()) {
    for (const question of quiz.questions) {
      const key = questionKey(question);
      const last = answered.get(key);
      const topic = topicOf(question, quiz);
      if (candidatesByKey.has(key) || !types.includes(typeNameOf(question))) continue;
      if (topics.length > 0 && !topics.includes(topic)) continue;
      if ((knownFilter === 'wrong' && last !== false) || (knownFilter === 'unseen' && last !== undefined)) continue;
      candidatesByKey.set(key, { key, from, question: { ...withDocument(question, quiz), topic } });
    }
  }
  return [...candidatesByKey.values()];
}

/** Adds the document's name to the source, which in a normal quiz only the quiz knows. */
function withDocument(question: Question, { filename, title }: Quiz): Question {
  const { source } = question;
  return source ? { ...question, source: { ...source, document: source.document ?? (filename || title) } } : question;
}

/** How many questions match these wishes, apart from the wished number. */
export function countFitting(quizzes: readonly Quiz[], wishes: ExamWishes, answered: Answered): number {
  return candidates(quizzes, wishes, answered).length;
}

const placeOf = (question: Question) => typeRow(question).examPlace;

/**
 * Chooses the questions of an exam, from each quiz in turn so that a long one does not fill it, choices first and essays last.
 * Returns fewer if there are not enough. Parts and marks of past exams are kept, their numbers are not.
 */
export function composeExam(quizzes: readonly Quiz[], wishes: ExamWishes, answered: Answered, seed: string): Question[] {
  const all = shuffled(candidates(quizzes, wishes, answered), seed);
  const piles = quizzes.map((_, at) => all.filter(({ from }) => from === at));
  const chosenQuestions: Question[] = [];
  for (let round = 0; chosenQuestions.length < Math.min(wishes.count, all.length); round += 1)
    for (const pile of piles) {
      const next = pile[round];
      if (next && chosenQuestions.length < wishes.count) chosenQuestions.push(next.question);
    }
  const places = [...new Set(chosenQuestions.map(placeOf))].sort((a, b) => a - b);
  return places
    .flatMap((place) => byPart(chosenQuestions.filter((question) => placeOf(question) === place)))
    .map(({ number: _, ...question }, at) => ({ ...question, question_id: at + 1 }));
}

/** Makes the chosen questions into a quiz of this device. */
export function examQuiz(title: string, questions: Question[], minutes: number): NewQuiz {
  return { title, questions, settings: { timer_duration_seconds: minutes * 60 }, made_from: { kind: 'exam' } };
}
