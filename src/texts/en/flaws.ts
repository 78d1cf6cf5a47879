// What is wrong with a question that a student writes.
import type { WritingFlaw } from '#core/editing/questionFlaws';
import type { TextsOf } from '../textOfCode.ts';

export const flaws = {
  containsAnswer: 'The question contains its own answer.',
  longKey: 'The right option is much longer than the others, and can be told by that.',
  allOfTheAbove: 'An option speaks of the others (“all of the above”). It says less than an option of its own.',
  longAnswer: 'A short answer of more than eight words is rarely typed the same way. Make it an essay, or ask for less.',
  loneDollar: 'A dollar sign stands alone. Formulas stand between two; a literal dollar is written \\$.',
  noExplanation: 'There is no explanation. Whoever gets it wrong learns only what is right, not why.',
  unmarked: 'The right answer is none of the options. Mark one of them.',
  twice: 'This question is in the quiz already.',
  outOfBounds: 'The question cannot be kept as it is.',
} satisfies TextsOf<WritingFlaw>;
