// What a stem lets slip of its answer.
import { expect, test } from 'vitest';
import { saysWord, spellsWord } from '#engine/check/cue';

test.each([
  ['crews that share the costs of a ship', 'cost-share plan', true],
  ['the years that a ship is expected to last', 'life expectancy', false],
  ['the right to copy a chart', 'copyright', false],
  ['the plan of the next sprint', 'sprint backlog', true],
  ['a substance that holds a ship', 'substrate', false],
  ['a rope that holds a ship to the quay', 'hawser', false],
])('%s / %s: %s', (stem, answer, says) => {
  expect(saysWord(stem, answer)).toBe(says);
});

test.each([
  ['the right to copy a chart', 'copyright', true],
  ['one who holds a stake in a ship', 'stakeholder', true],
  ['the right to print a chart', 'copyright', false],
  ['a rope that holds a ship', 'shipwright', false],
])('two words of it make the answer: %s / %s: %s', (stem, answer, spells) => {
  expect(spellsWord(stem, answer)).toBe(spells);
});
