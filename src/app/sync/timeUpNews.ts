// Quizzes whose time ran out while nobody looked: handed in by themselves, and told until the student has read it, over restarts
// too. What is stored is news and nothing else; the attempt itself lies in the database.
import { proxy, useSnapshot } from 'valtio';

const STORE = 'oasis-time-up';

export type TimeUp = { attemptId: string; userId: number; quizId: number; title: string };

const timeUpNews = proxy({ list: stored() });

/** What the student has not read yet, live. */
export function useTimeUpNews() {
  return useSnapshot(timeUpNews).list;
}

export function tellTimeUp(news: readonly TimeUp[]): void {
  const knownIds = new Set(timeUpNews.list.map(({ attemptId }) => attemptId));
  keep([...timeUpNews.list, ...news.filter(({ attemptId }) => !knownIds.has(attemptId))]);
}

/** The student has read it. */
export function forgetTimeUp(attemptId: string): void {
  keep(timeUpNews.list.filter((item) => item.attemptId !== attemptId));
}

/** The student has opened the results of a quiz, by whatever way: nothing about this quiz is news any more. */
export function forgetTimeUpOf(userId: number, quizId: number): void {
  if (timeUpNews.list.some((item) => item.userId === userId && item.quizId === quizId))
    keep(timeUpNews.list.filter((item) => item.userId !== userId || item.quizId !== quizId));
}

function keep(list: TimeUp[]): void {
  timeUpNews.list = list;
  try {
    localStorage.setItem(STORE, JSON.stringify(list));
  } catch {
    // Then it is told until the page closes.
  }
}

function stored(): TimeUp[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(list) ? list.filter(isTimeUp) : [];
  } catch {
    return [];
  }
}

function isTimeUp(value: unknown): value is TimeUp {
  const { attemptId, userId, quizId, title } = (value ?? {}) as Partial<TimeUp>;
  return typeof attemptId === 'string' && typeof userId === 'number' && typeof quizId === 'number' && typeof title === 'string';
}
