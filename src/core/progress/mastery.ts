// Estimates how well topics and documents are known, from review or else from the newest answer to each question.
import type { Question } from '../quiz/quiz.ts';
import type { Deck } from '../review/review.ts';
import { cardIdOf } from '../review/reviewEvent.ts';
import { knownAt } from '../review/reviewPlan.ts';

/** From this strength on a question counts as known. */
const KNOWN = 0.9;

/** A quiz and its questions. `right`: whether the newest answer to a question was right, by question id. */
export type Studied = {
  quizId: number;
  title: string;
  questions: readonly Question[];
  right: ReadonlyMap<number, boolean>;
};

/** `of`: the number of questions behind it; `knownCount`: those known; `strength`: their mean, from 0 to 1. */
export type Mastery = { of: number; knownCount: number; strength: number };
/** `topic` is empty of questions that have none. */
export type TopicMastery = Mastery & { quizId: number; title: string; topic: string; questionIds: number[] };
export type DocumentMastery = Mastery & { quizId: number; title: string; topics: TopicMastery[] };

/** The mastery of each quiz and its topics, the weakest topics first. Quizzes without any data are left out. */
export function masteryOf(studied: readonly Studied[], deck: Deck, wall: number): DocumentMastery[] {
  return studied.flatMap(({ quizId, title, questions, right }) => {
    const topics = new Map<string, { ids: number[]; strengths: number[] }>();
    for (const question of questions) {
      const strength = strengthOf(quizId, question, right, deck, wall);
      if (strength === null) continue;
      const topic = question.topic?.trim() ?? '';
      const group = topics.get(topic) ?? { ids: [], strengths: [] };
      topics.set(topic, group);
      group.ids.push(question.question_id);
      group.strengths.push(strength);
    }
    if (topics.size === 0) return [];
    const rows = [...topics].map(([topic, { ids, strengths }]) => ({
      quizId,
      title,
      topic,
      questionIds: ids,
      ...sumOf(strengths),
    }));
    const all = sumOf([...topics.values()].flatMap(({ strengths }) => strengths));
    return [{ quizId, title, topics: rows.sort(weakestFirst), ...all }];
  });
}

/** The chance that a question is known now, or null without data. A new card counts as unknown. */
function strengthOf(
  quizId: number,
  { question_id: id }: Question,
  right: ReadonlyMap<number, boolean>,
  deck: Deck,
  wall: number,
): number | null {
  const card = deck.get(cardIdOf(quizId, id));
  if (card?.rated) return knownAt(card, wall);
  if (card?.isIn) return 0;
  const isRight = right.get(id);
  return isRight === undefined ? null : Number(isRight);
}

function sumOf(strengths: readonly number[]): Mastery {
  const knownCount = strengths.filter((strength) => strength >= KNOWN).length;
  return {
    of: strengths.length,
    knownCount,
    strength: strengths.reduce((sum, strength) => sum + strength, 0) / Math.max(1, strengths.length),
  };
}

/** Orders by the share that is known, then by strength, then by the number of questions. */
function weakestFirst(a: TopicMastery, b: TopicMastery): number {
  return a.knownCount / a.of - b.knownCount / b.of || a.strength - b.strength || b.of - a.of || (a.topic < b.topic ? -1 : 1);
}

/** One question says little about a topic. */
const FEWEST = 2;

/** The weakest topics of all documents, the weakest first, without those that are known. */
export function weakestTopics(documents: readonly DocumentMastery[], limit: number): TopicMastery[] {
  const topics = documents.flatMap((document) => document.topics);
  return topics
    .filter(({ of, knownCount }) => of >= FEWEST && knownCount < of)
    .sort(weakestFirst)
    .slice(0, limit);
}
