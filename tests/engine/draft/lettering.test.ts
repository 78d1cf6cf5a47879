import { expect, test } from 'vitest';
import type { Frame } from '#engine/draft/frame';
import { shownStem } from '#engine/draft/lettering';

const shown = (frame: Frame, content: string, answer: string, type = 'short_answer') =>
  shownStem({ type, stem: { frame, content }, answer });

test.each([
  ['The _____ floods low islands.', 'storm surge', 'The s_____ s_____ floods low islands.'],
  ['_____ cover low islands.', 'storm surges', 'S_____ s_____ cover low islands.'],
  ['They obey the _____.', 'law of the sea', 'They obey the l_____ of the s_____.'],
  ['It makes _____, a sugar.', 'glycerol-3-phosphate', 'It makes g_____-3-p_____, a sugar.'],
  ['Females have the pair _____.', 'XX', 'Females have the pair _____.'],
  ['The _____ rule holds.', '90 percent', 'The _____ rule holds.'],
  ['It works on behalf of _____.', 'anchors', 'It works on behalf of anc_____.'],
])('each missing word shows its first letter: %s', (text, answer, wanted) => {
  expect(shown('gap', text, answer)).toBe(`Complete the sentence: “${wanted}”`);
});

test('a gap to choose for shows nothing, and neither does a question', () => {
  expect(shown('plain', 'The _____ floods.', 'storm surge', 'multiple_choice')).toBe('The _____ floods.');
  expect(shown('ask', 'What floods low islands', 'storm surge')).toBe('What floods low islands?');
});

test('a quote inside a description has single marks', () => {
  expect(shown('description', 'a title that means “mother of pilots”', 'kentra')).toBe(
    'Which term matches this description: “a title that means ‘mother of pilots’”?',
  );
});
