import { expect, test } from 'vitest';
import { textFileOf } from '#core/document/pastedText';

test.each([
  [
    'the title is the heading and the name',
    'Week 3: Tides',
    'The moon pulls.',
    'Week 3 Tides.txt',
    '# Week 3: Tides\n\nThe moon pulls.\n',
  ],
  ['without a title the first line is the name', ' ', '\nTides\r\nThe moon pulls.', 'Tides.txt', 'Tides\r\nThe moon pulls.\n'],
  ['a title that the text begins with stands once', 'Tides', 'Tides\n\nThe moon.', 'Tides.txt', 'Tides\n\nThe moon.\n'],
  ['a first line without letters that a name may have', '', '***\nThe moon.', 'Pasted text.txt', '***\nThe moon.\n'],
])('%s', (_, title, text, name, content) => {
  expect(textFileOf(title, text, 'Pasted text')).toEqual({ name, content });
});

test('a long first line is cut between words', () => {
  expect(textFileOf('', 'word '.repeat(40), '').name).toBe(`${'word '.repeat(16).trim()}.txt`);
  expect(textFileOf('', 'x'.repeat(200), '').name).toBe(`${'x'.repeat(80)}.txt`);
});
