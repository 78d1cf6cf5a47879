// When an explanation is only the citation, and what a citation is called.
import { expect, test } from 'vitest';
import { citationCaption, isCitation } from '#core/citation';

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
  ['its heading', 'Under “Prices”: “It is free.”', 'Prices', true],
  ['no heading', '“It is free.”', '', true],
  ['another heading', 'Under “Costs”: “It is free.”', 'Prices', false],
  ['a page', 'Page 1: “It is free.”', 'Prices', false],
])('a text without pages: %s', (_, explanation, section, only) => {
  expect(isCitation(explanation, { page: 1, section, quote: 'It is free.' })).toBe(only);
});

test.each([
  ['Diffusion', 'notes.txt', '“Diffusion” in notes.txt'],
  ['', 'notes.txt', 'notes.txt'],
  ['Diffusion', 'essay.docx', '“Diffusion” in essay.docx'],
  [undefined, 'notes.txt', 'notes.txt'],
])('under “%s”, %s is cited as %s', (section, filename, caption) => {
  const place = { page: 1, quote: 'x', ...(section === undefined ? {} : { section }) };
  expect(citationCaption(place, { title: 'Cells', filename })).toBe(caption);
});

test.each([
  [{ title: 'Kinematics', filename: 'Lecture 4.pdf' }, 'Page 14 of Lecture 4.pdf'],
  [{ title: 'Kinematics', filename: 'Deck.PPTX' }, 'Slide 14 of Deck.PPTX'],
  [{ title: 'Kinematics' }, 'Page 14 of Kinematics'],
  [{ title: '' }, 'Page 14 of Quiz'],
])('%o is cited as %s', (quiz, caption) => {
  expect(citationCaption({ page: 14, quote: 'x' }, quiz)).toBe(caption);
});
