// Scores an attempt by topic, and compares it with the previous attempt.
import type { Question } from '../quiz/quiz.ts';
import type { GradedAnswer } from '../submission/submission.ts';

type Graded = Pick<GradedAnswer, 'question_id' | 'is_correct'>;
/** `topic` is empty of questions that have none; `rightBefore`: how many were right the last time; null: it is not known. */
export type TopicScore = { topic: string; right: number; of: number; rightBefore: number | null };

/** How many answers were right in each topic, in quiz order. Empty if there are fewer than two topics. */
export function topicScores(
  questions: readonly Question[],
  results: readonly Graded[],
  resultsBefore: readonly Graded[] | null = null,
): TopicScore[] {
  const topicOf = new Map(questions.map(({ question_id, topic }) => [question_id, topic?.trim() ?? '']));
  const wasRight = new Set((resultsBefore ?? []).filter(({ is_correct }) => is_correct).map(({ question_id }) => question_id));
  const topics = new Map<string, TopicScore>();
  for (const { question_id: id, is_correct: isRight } of results) {
    const topic = topicOf.get(id) ?? '';
    const score = topics.get(topic) ?? { topic, right: 0, of: 0, rightBefore: resultsBefore === null ? null : 0 };
    topics.set(topic, {
      ...score,
      right: score.right + (isRight ? 1 : 0),
      of: score.of + 1,
      rightBefore: score.rightBefore === null ? null : score.rightBefore + (wasRight.has(id) ? 1 : 0),
    });
  }
  return topics.size < 2 ? [] : [...topics.values()];
}

/** Puts first what a student should study again; if two shares are equal, the larger topic. */
export function weakestFirst(topics: readonly TopicScore[]): TopicScore[] {
  return [...topics].sort((a, b) => a.right / a.of - b.right / b.of || b.of - a.of);
}
