// Edits a quiz question by question. A completed quiz never changes: the result is its next version. Questions that stay keep
// their ids, and so their review cards.

import { inputOf } from '../quiz/questionTypes.ts';
import type { NewQuiz, Question, QuestionType, Quiz } from '../quiz/quiz.ts';
import { withPoints } from './ownPoints.ts';
import { letterAt, shownTitle, tidyQuestion } from './ownQuiz.ts';

/** The edited part of a quiz. The rest follows from its version. */
export type Edited = Pick<Quiz, 'title' | 'questions'>;

export type EditMove =
  | { type: 'title'; title: string }
  | { type: 'change'; question: Question }
  | { type: 'add'; questionType: QuestionType }
  | { type: 'remove'; questionId: number }
  /** one place up (-1) or down (1) */
  | { type: 'move'; questionId: number; by: 1 | -1 };

/** Applies one edit; an impossible one changes nothing. `nextId`: an id that no version has used. */
export function edit(quiz: Edited, move: EditMove, nextId: number): Edited {
  const { questions } = quiz;
  switch (move.type) {
    case 'title':
      return { ...quiz, title: move.title };
    case 'change':
      return { ...quiz, questions: questions.map((question) => (isSame(question, move.question) ? move.question : question)) };
    case 'add':
      return { ...quiz, questions: [...questions, blankQuestion(nextId, move.questionType, questions[0]?.language)] };
    case 'remove':
      return { ...quiz, questions: questions.filter(({ question_id: id }) => id !== move.questionId) };
    case 'move': {
      const at = questions.findIndex(({ question_id: id }) => id === move.questionId);
      const [moved, neighbour] = [questions[at], questions[at + move.by]];
      if (!moved || !neighbour) return quiz;
      const next = [...questions];
      next[at] = neighbour;
      next[at + move.by] = moved;
      return { ...quiz, questions: next };
    }
  }
}

const isSame = (a: Question, b: Question) => a.question_id === b.question_id;

/**
 * Identifies the field that an edit types into. Successive edits of one field are a single undo step. Null: the edit is a step
 * of its own.
 */
export function typedPlace({ questions }: Edited, move: EditMove): string | null {
  if (move.type === 'title') return 'title';
  const previousQuestion = move.type === 'change' && questions.find((question) => isSame(question, move.question));
  if (!previousQuestion) return null;
  const [field, ...otherFields] = changedFields(previousQuestion, move.question);
  return field === undefined || otherFields.length > 0 ? null : `${previousQuestion.question_id} ${field}`;
}

function changedFields(previousQuestion: Question, nextQuestion: Question): string[] {
  const [previousFields, now] = [fieldsOf(previousQuestion), fieldsOf(nextQuestion)];
  return [...new Set([...previousFields.keys(), ...now.keys()])].filter((name) => previousFields.get(name) !== now.get(name));
}

function fieldsOf({ options = {}, ...rest }: Question): Map<string, string> {
  const texts = Object.entries(options).map(([letter, text]) => [`option ${letter}`, text] as const);
  return new Map([...Object.entries(rest), ...texts].map(([name, value]) => [name, JSON.stringify(value)]));
}

/** An id above all that these versions have used. */
export function nextIdOf(...versions: readonly Pick<Quiz, 'questions'>[]): number {
  return Math.max(0, ...versions.flatMap(({ questions }) => questions.map(({ question_id: id }) => id))) + 1;
}

function blankQuestion(id: number, type: QuestionType, language: string | undefined): Question {
  const common = { question_id: id, question_text: '', question_type: type, ...(language === undefined ? {} : { language }) };
  return inputOf(common).hasOptions
    ? { ...common, options: { A: '', B: '', C: '', D: '' }, correct_answer: 'A' }
    : { ...common, correct_answer: '' };
}

/**
 * The options after adding or removing one. Letters follow the order, and the key moves with its option. `right` below 0: none
 * is marked.
 */
export function withOptions(question: Question, texts: readonly string[], right: number): Question {
  const options = Object.fromEntries(texts.map((text, at) => [letterAt(at), text]));
  return { ...question, options, correct_answer: right < 0 ? '' : letterAt(Math.min(right, texts.length - 1)) };
}

/** When the answer changes, points, passage and near words no longer fit and are removed, so that marking does not use them. */
function mended(previousQuestion: Question | undefined, nextQuestion: Question): Question {
  const tidy = tidyQuestion(nextQuestion);
  if (!previousQuestion) return tidy;
  const { accepted_answers: accepted, options, correct_answer: key } = tidyQuestion(previousQuestion);
  const isSameKey = key === tidy.correct_answer && JSON.stringify(options) === JSON.stringify(tidy.options);
  const isSameAnswer = isSameKey && JSON.stringify(accepted) === JSON.stringify(tidy.accepted_answers);
  const { near_words: near, key_points: points, passage, ...rest } = tidy;
  return {
    ...rest,
    ...(isSameAnswer && near ? { near_words: near } : {}),
    ...(isSameKey && points ? { key_points: points } : {}),
    ...(isSameKey && passage ? { passage } : {}),
  };
}

/**
 * The next version, as it is made on this device. `of`: the number of the version that was edited. What a past exam has beside its
 * questions stays while they are the same ones.
 */
export function versionOf(of: number, previousQuiz: Quiz, { title, questions }: Edited): NewQuiz {
  const previousQuestions = new Map(previousQuiz.questions.map((question) => [question.question_id, question]));
  const isSameSet =
    previousQuestions.size === questions.length && questions.every(({ question_id: id }) => previousQuestions.has(id));
  return {
    title: shownTitle(title),
    questions: questions.map((question) => withPoints(mended(previousQuestions.get(question.question_id), question))),
    settings: { timer_duration_seconds: previousQuiz.settings?.timer_duration_seconds ?? null },
    ...(previousQuiz.left_out && isSameSet ? { left_out: previousQuiz.left_out } : {}),
    made_from: { kind: 'edit', of },
  };
}

const ownQuestion = (question: Question) => withPoints(tidyQuestion(question));

/** A quiz written from scratch. */
export function writtenQuiz({ title, questions }: Edited): NewQuiz {
  return { title: shownTitle(title), questions: questions.map(ownQuestion), settings: {}, made_from: { kind: 'own' } };
}

/** The questions that the next version no longer has. */
export function removedFrom(previousQuiz: Quiz, { questions }: Pick<Quiz, 'questions'>): number[] {
  const keptIds = new Set(questions.map(({ question_id: id }) => id));
  return previousQuiz.questions.map(({ question_id: id }) => id).filter((id) => !keptIds.has(id));
}
