// When an explanation is only the citation, and what a citation is called.
import { expect, test } from 'vitest';
import { citationCaption, isCitation } from '../../src/app/quiz/citationWords.ts';

const source = { page: 3, quote: 'It costs $5 and $6.' };

test.each([
  ['the quote itself', 'Page 3: “It costs \\$5 and \\$6.”', true],
  ['a slide', 'Slide 3: “It costs \\$5 and \\$6.”', true],
  ['another page', 'Page 4: “It costs \\$5 and \\$6.”', false],
  ['another sentence', 'Page 3: “It is free.”', false],
  ['more than the quote', 'Because. Page 3: “It costs \\$5 and \\$6.”', false],
  ['nothing', '', false],
])('%s', (_, explanation, only) => {
  expect(isCitation(explanation, source)).toBe(only);
  expect(isCitation(explanation, undefined)).toBe(false);
});

test.each([
  [{ title: 'Kinematics', filename: 'Lecture 4.pdf' }, 'Page 14 of Lecture 4.pdf'],
  [{ title: 'Kinematics', filename: 'Deck.PPTX' }, 'Slide 14 of Deck.PPTX'],
  [{ title: 'Kinematics' }, 'Page 14 of Kinematics'],
  [{ title: '' }, 'Page 14 of Quiz'],
])('%o is cited as %s', (quiz, caption) => {
  expect(citationCaption(14, quiz)).toBe(caption);
});
