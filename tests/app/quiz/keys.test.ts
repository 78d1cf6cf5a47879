// The keys of the quiz screen, as a table: key, where the focus is, what it means.
import { expect, test } from 'vitest';
import { commandFor, type FocusPlace, type KeyCommand } from '../../../src/app/quiz/quizKeys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const choose = (index: number): KeyCommand => ({ type: 'choose', index });

test.each<[string, FocusPlace, KeyCommand | null]>([
  ['1', 'page', choose(0)],
  ['4', 'page', choose(3)],
  ['5', 'page', null],
  ['a', 'page', choose(0)],
  ['D', 'page', choose(3)],
  ['e', 'page', null],
  ['f', 'page', { type: 'flag' }],
  ['F', 'control', { type: 'flag' }],
  ['?', 'page', { type: 'help' }],
  ['ArrowLeft', 'page', { type: 'previous' }],
  ['ArrowRight', 'control', { type: 'next' }],
  ['ArrowDown', 'page', null],
  ['ArrowRight', 'row', null],
  ['Enter', 'row', { type: 'enter' }],
  ['Enter', 'page', { type: 'enter' }],
  ['Enter', 'control', null],
  ['Enter', 'text', null],
  ['a', 'text', null],
  ['f', 'text', null],
  ['ArrowLeft', 'text', null],
  ['Tab', 'page', null],
])('%s with the focus on %s', (key, place, command) => {
  expect(commandFor({ ...plain, key }, place, true)).toEqual(command);
});

test('Ctrl and Enter checks while one writes, and no other chord is taken from the browser', () => {
  expect(commandFor({ ...plain, key: 'Enter', ctrlKey: true }, 'text', true)).toEqual({ type: 'enter' });
  expect(commandFor({ ...plain, key: 'Enter', metaKey: true }, 'text', true)).toEqual({ type: 'enter' });
  expect(commandFor({ ...plain, key: 'f', ctrlKey: true }, 'page', true)).toBeNull();
  expect(commandFor({ ...plain, key: 'ArrowLeft', altKey: true }, 'page', true)).toBeNull();
});

test.each<[string, KeyCommand | null]>([
  ['1', null],
  ['b', null],
  ['f', null],
  ['?', null],
  ['Enter', { type: 'enter' }],
  ['ArrowRight', { type: 'next' }],
])('with single keys off, %s', (key, command) => {
  expect(commandFor({ ...plain, key }, 'page', false)).toEqual(command);
});
