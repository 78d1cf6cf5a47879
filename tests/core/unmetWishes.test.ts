// The sentence of what a quiz does not have of its wishes.
import { expect, test } from 'vitest';
import type { Wishes } from '#core/document/wishes';
import type { UnmetWishes } from '#core/quiz/quiz';
import { unmetText } from '#texts/wishes';

const parts = [{ number: 1, heading: 'Cells, so the kind was ignored.' }];

test.each<[Wishes, UnmetWishes, string | null]>([
  [{ count: 20 }, { dropped_wishes: [], question_count: 12 }, 'You asked for 20 questions; 12 good ones could be made.'],
  [
    { difficulty: 'Easy', kind: 'essay' },
    { dropped_wishes: ['difficulty'] },
    'There were too few good questions for easy essays, so the difficulty was ignored.',
  ],
  [
    { count: 10, difficulty: 'Hard', kind: 'choice', parts },
    { dropped_wishes: ['difficulty', 'kind', 'parts'], question_count: 4 },
    'There were too few good questions for hard choices from “Cells, so the kind was ignored.”, so the difficulty, the kind and the choice of parts were ignored. You asked for 10 questions; 4 good ones could be made.',
  ],
  [{ count: 20 }, { dropped_wishes: ['language'], question_count: 12 }, null],
])('of %j, without %j', (wishes, unmet, sentence) => {
  expect(unmetText(wishes, unmet)).toBe(sentence);
});
