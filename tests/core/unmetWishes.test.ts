// The sentence of what a quiz does not have of its wishes.
import { expect, test } from 'vitest';
import type { Wishes } from '#core/document/wishes';
import type { UnmetWishes } from '#core/quiz/quiz';
import { unmetText } from '#texts/wishes';

const parts = [{ number: 1, heading: 'Cells, so the kind was left aside.' }];

test.each<[Wishes, UnmetWishes, string | null]>([
  [{ count: 20 }, { dropped_wishes: [], question_count: 12 }, 'You wished for 20 questions; 12 good ones could be written.'],
  [
    { difficulty: 'Easy', kind: 'essay' },
    { dropped_wishes: ['difficulty'] },
    'Too few good questions were found for easy essays, so the difficulty was left aside.',
  ],
  [
    { count: 10, difficulty: 'Hard', kind: 'choice', parts },
    { dropped_wishes: ['difficulty', 'kind', 'parts'], question_count: 4 },
    'Too few good questions were found for hard choices from “Cells, so the kind was left aside.”, so the difficulty, the kind and the choice of parts were left aside. You wished for 10 questions; 4 good ones could be written.',
  ],
  [{ count: 20 }, { dropped_wishes: ['language'], question_count: 12 }, null],
])('of %j, without %j', (wishes, unmet, sentence) => {
  expect(unmetText(wishes, unmet)).toBe(sentence);
});
