// A result by topic, beside that of the attempt before.
import type { Question } from '../quiz.ts';
import type { GradedAnswer } from '../submission.ts';

/** `before`: how many were right the last time; null: it is not known. */
export type TopicScore = { topic: string; right: number; of: number; before: number | null };

const isRight = ({ is_correct }: GradedAnswer): boolean => is_correct;

/** How many were right of each topic, in the order of the quiz; nothing where there are fewer than two topics. */
export function topicScores(
  questions: readonly Question[],
  results: readonly GradedAnswer[],
  before: readonly GradedAnswer[] | null,
): TopicScore[] {
  const topicOf = new Map(questions.map(({ question_id, topic }) => [question_id, topic?.trim() ?? '']));
  const wasRight = new Set((before ?? []).filter(isRight).map(({ question_id }) => question_id));
  const topics = new Map<string, TopicScore>();
  for (const result of results) {
    const topic = topicOf.get(result.question_id) || 'Other questions';
    const known = topics.get(topic) ?? { topic, right: 0, of: 0, before: before === null ? null : 0 };
    topics.set(topic, {
      ...known,
      right: known.right + (isRight(result) ? 1 : 0),
      of: known.of + 1,
      before: known.before === null ? null : known.before + (wasRight.has(result.question_id) ? 1 : 0),
    });
  }
  return topics.size < 2 ? [] : [...topics.values()];
}
