import { expect, test } from 'vitest';
import { leftToType, shownStem } from '#engine/draft/lettering';

const shown = (text: string, answer: string, type = 'short_answer') => shownStem({ type, text, answer });

test.each([
  [
    'Complete the sentence: “The _____ floods low islands.”',
    'storm surge',
    'Complete the sentence: “The s_____ s_____ floods low islands.”',
  ],
  [
    'Complete the sentence: “_____ cover low islands.”',
    'storm surges',
    'Complete the sentence: “S_____ s_____ cover low islands.”',
  ],
  [
    'Complete the sentence: “They obey the _____.”',
    'law of the sea',
    'Complete the sentence: “They obey the l_____ of the s_____.”',
  ],
  [
    'Complete the sentence: “During _____ it turns.”',
    'ebb phase II',
    'Complete the sentence: “During e_____ p_____ II it turns.”',
  ],
  [
    'Complete the sentence: “It makes _____, a sugar.”',
    'glycerol-3-phosphate',
    'Complete the sentence: “It makes g_____-3-p_____, a sugar.”',
  ],
  ['Complete the sentence: “Females have the pair _____.”', 'XX', 'Complete the sentence: “Females have the pair _____.”'],
  ['Complete the sentence: “Buds of a “_____” tide.”', 'half-neap', 'Complete the sentence: “Buds of a “h_____-n_____” tide.”'],
  ['Complete the sentence: “The _____ rule holds.”', '90 percent', 'Complete the sentence: “The _____ rule holds.”'],
])('each missing word shows its first letter: %s', (text, answer, wanted) => {
  expect(shown(text, answer)).toBe(wanted);
});

test('a gap to choose for shows nothing, and neither does a question', () => {
  expect(shown('The _____ floods.', 'storm surge', 'multiple_choice')).toBe('The _____ floods.');
  expect(shown('What floods low islands?', 'storm surge')).toBe('What floods low islands?');
});

test('of a term whose first letter is a word, the rest is what is left to type', () => {
  expect(leftToType('X-linked')).toBe('linked');
  expect(leftToType('B lymphocytes')).toBe('lymphocytes');
  expect(leftToType('storm surge')).toBeNull();
  expect(leftToType('law of the sea')).toBeNull();
});
