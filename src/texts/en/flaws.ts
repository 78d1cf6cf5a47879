// What is wrong with a question that a student writes.
import type { WritingFlaw } from '#core/editing/questionFlaws';
import type { TextsOf } from '../textOfCode.ts';

export const flaws = {
  containsAnswer: 'The question contains its own answer.',
  longKey: 'The right option is much longer than the others, which gives it away.',
  allOfTheAbove: 'An option refers to the others (“all of the above”). Write a separate answer instead.',
  longAnswer: 'Few people type more than eight words in exactly the same way. Make it an essay, or ask for less.',
  loneDollar: 'There is a single dollar sign. Put formulas between two, and write a plain dollar as \\$.',
  noExplanation: 'There is no explanation. Add one to say why the answer is right.',
  unmarked: 'No option is marked as right. Mark one.',
  twice: 'This question is already in the quiz.',
  outOfBounds: 'The question cannot be saved as it is.',
} satisfies TextsOf<WritingFlaw>;
