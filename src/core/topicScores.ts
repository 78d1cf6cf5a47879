// How a result spreads over topics: what a student should look at again first.
import type { Quiz } from './quiz.ts';
import type { Score } from './submission.ts';

export type TopicScore = { topic: string; correct: number; total: number };

/** Of each topic how many are right, the weakest first; questions without one stand under the quiz's title. */
export function topicScores(quiz: Quiz, { results }: Pick<Score, 'results'>): TopicScore[] {
  const topics = new Map(quiz.questions.map(({ question_id: id, topic }) => [id, topic?.trim() || quiz.title]));
  const found = new Map<string, TopicScore>();
  for (const { question_id: id, is_correct: isCorrect } of results) {
    const topic = topics.get(id) ?? quiz.title;
    const known = found.get(topic) ?? { topic, correct: 0, total: 0 };
    found.set(topic, { topic, correct: known.correct + (isCorrect ? 1 : 0), total: known.total + 1 });
  }
  return [...found.values()].sort((a, b) => a.correct / a.total - b.correct / b.total || b.total - a.total);
}
