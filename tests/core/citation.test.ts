// When an explanation is only the citation, and what a citation is called.
import { expect, test } from 'vitest';
import { behindCitation, citationOf, saysPlace } from '#core/document/citation';
import { citationText } from '#texts/citation';

const source = { page: 3, quote: 'It costs $5 and $6.' };

test.each([
  ['the quote itself', 'Page 3: “It costs \\$5 and \\$6.”', ''],
  ['a slide', 'Slide 3: “It costs \\$5 and \\$6.”', ''],
  ['a word behind the quote', 'Page 3: “It costs \\$5 and \\$6.” A fee is \\$2.', 'A fee is \\$2.'],
  ['another page', 'Page 4: “It costs \\$5 and \\$6.”', null],
  ['another sentence', 'Page 3: “It is free.”', null],
  ['a word before the quote', 'Because. Page 3: “It costs \\$5 and \\$6.”', null],
  ['nothing', '', null],
])('%s', (_, explanation, behind) => {
  expect(behindCitation(explanation, source)).toBe(behind);
  expect(behindCitation(explanation, undefined)).toBeNull();
});

test.each([
  ['its heading', 'Under “Prices”: “It is free.”', 'Prices', ''],
  ['no heading', '“It is free.”', '', ''],
  ['another heading', 'Under “Costs”: “It is free.”', 'Prices', null],
  ['a page', 'Page 1: “It is free.”', 'Prices', null],
])('a text without pages: %s', (_, explanation, section, behind) => {
  expect(behindCitation(explanation, { page: 1, section, quote: 'It is free.' })).toBe(behind);
});

test.each([
  ['fr', 'Sous « Prix »: “Gratuit.”', 'Page 2: “Gratuit.”'],
  ['de', 'Unter „Prix“: “Gratuit.”', 'Seite 2: “Gratuit.”'],
  ['es', 'En «Prix»: “Gratuit.”', 'Página 2: “Gratuit.”'],
  ['sw', 'Chini ya “Prix”: “Gratuit.”', 'Ukurasa wa 2: “Gratuit.”'],
  ['vi', '“Prix”: “Gratuit.”', 'Page 2: “Gratuit.”'],
])('a citation in %s is known again', (language, underHeading, onPage) => {
  const heading = { page: 1, section: 'Prix', quote: 'Gratuit.' };
  const page = { page: 2, quote: 'Gratuit.' };
  expect([heading, page].map((place) => citationOf(place, false, place.quote, language))).toEqual([underHeading, onPage]);
  expect([saysPlace(underHeading, heading), saysPlace(onPage, page)]).toEqual([true, true]);
  expect([behindCitation(underHeading, heading), behindCitation(`${onPage} Oui.`, page)]).toEqual(['', 'Oui.']);
});

test.each([
  ['Diffusion', 'notes.txt', '“Diffusion” in notes.txt'],
  ['', 'notes.txt', 'notes.txt'],
  ['Diffusion', 'essay.docx', '“Diffusion” in essay.docx'],
  [undefined, 'notes.txt', 'notes.txt'],
])('under “%s”, %s is cited as %s', (section, filename, caption) => {
  const place = { page: 1, quote: 'x', ...(section === undefined ? {} : { section }) };
  expect(citationText(place, { title: 'Cells', filename })).toBe(caption);
});

test.each([
  [{ title: 'Kinematics', filename: 'Lecture 4.pdf' }, 'Page 14 of Lecture 4.pdf'],
  [{ title: 'Kinematics', filename: 'Deck.PPTX' }, 'Slide 14 of Deck.PPTX'],
  [{ title: 'Kinematics' }, 'Page 14 of Kinematics'],
  [{ title: '' }, 'Page 14 of Quiz'],
])('%o is cited as %s', (quiz, caption) => {
  expect(citationText({ page: 14, quote: 'x' }, quiz)).toBe(caption);
});
