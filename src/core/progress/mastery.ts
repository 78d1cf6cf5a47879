// How well topics and documents are known: from what review remembers of each question, and from the newest answer to those that
// never came into review.
import type { Question } from '../quiz/quiz.ts';
import { cardIdOf, type Deck } from '../review/review.ts';
import { knownAt } from '../review/reviewPlan.ts';

/** From here on a question counts as known. */
const KNOWN = 0.9;

/** A quiz with its questions; `right`: question id to whether the newest answer to it was right. */
export type Studied = {
  quizId: number;
  title: string;
  questions: readonly Question[];
  right: ReadonlyMap<number, boolean>;
};

/** `of`: how many questions it rests on; `knownCount` of them; `strength`: their mean, from 0 to 1. */
export type Mastery = { of: number; knownCount: number; strength: number };
/** `topic` is empty of questions that have none. */
export type TopicMastery = Mastery & { quizId: number; title: string; topic: string; questionIds: number[] };
export type DocumentMastery = Mastery & { quizId: number; title: string; topics: TopicMastery[] };

/** What is known of each quiz and its topics, where something is known at all; the weakest topic of each first. */
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

/** How likely a question is known now; null where nothing says so. What waits in review for its first time is not known. */
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

/** By what is known now, then by how likely the rest is known; of two alike, the one that rests on more. */
function weakestFirst(a: TopicMastery, b: TopicMastery): number {
  return a.knownCount / a.of - b.knownCount / b.of || a.strength - b.strength || b.of - a.of || (a.topic < b.topic ? -1 : 1);
}

/** One question says little about a topic. */
const FEWEST = 2;

/** The weakest topics of all documents, the weakest first; none that is known. */
export function weakestTopics(documents: readonly DocumentMastery[], limit: number): TopicMastery[] {
  const topics = documents.flatMap((document) => document.topics);
  return topics
    .filter(({ of, knownCount }) => of >= FEWEST && knownCount < of)
    .sort(weakestFirst)
    .slice(0, limit);
}
