// A quiz that nothing disturbs, on the student's other phone: opened, answered, handed in, and judged before it is left.
import type { Ground } from './ground.ts';
import { addFalseWords, judge, type Outcome } from './oracle.ts';
import { key } from './papers.ts';
import { Sitting } from './sitting.ts';
import { seen } from './waiting.ts';

export type Answers = Record<1 | 2 | 3, string>;

/** The key or something else, as the cell's own numbers say. */
export function answersOf(random: () => number): Answers {
  const other = { 1: 'D', 2: `no idea ${Math.floor(random() * 1e6)}`, 3: 'Ümlaut, 文化\nand "quotes" $5' };
  const pick = (id: 1 | 2 | 3) => (random() < 0.5 ? key[id] : other[id]);
  return { 1: pick(1), 2: pick(2), 3: pick(3) };
}

/** The same quiz on a second device, from the first question to the receipt. */
export async function takeElsewhere(ground: Ground, quizId: number, random: () => number, outcome: Outcome): Promise<void> {
  let sitting: Sitting | null = null;
  const phone = await ground.secondPhone((told) => sitting?.hear(told));
  await phone.fresh();
  sitting = new Sitting(ground, phone, quizId);
  await phone.open(`/dashboard/quiz/${quizId}`);
  const answers = answersOf(random);
  for (const question of [1, 2, 3] as const) {
    await sitting.reach(question);
    await sitting.answer(question, answers[question]);
    await sitting.saved(question);
  }
  await sitting.finish(async () => undefined);
  await seen(sitting.page.getByText('Received', { exact: true }));
  await judge(ground, sitting, outcome);
  await addFalseWords(sitting, outcome);
}
