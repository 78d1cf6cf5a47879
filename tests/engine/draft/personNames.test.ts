// A person may be named without a title, and by the last name where there is one of that name.
import { expect, test } from 'vitest';
import { personNames } from '#engine/draft/personNames';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const told = 'Sir Joren Saal was an astronomer who drew the first map of the coast. Ada Melin was a pilot who knew every bank.';
const names = (name: string, asked: string, text = told) =>
  personNames(materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt')), name, asked);

test.each([
  ['Sir Joren Saal', 'Who drew the first map of the coast?', ['Joren Saal', 'Saal']],
  ['Ada Melin', 'Which name fits this description: “a pilot who knew every bank”?', ['Melin']],
  ['Lumen Bay', 'Which name fits this description: “a stretch of water behind the mole”?', []],
  ['Ada Melin', 'What is the name of the ship?', []],
])('%s, asked by “%s”', (name, asked, others) => {
  expect(names(name, asked)).toEqual(others);
});

test('where two have one last name, it is not enough', () => {
  const asked = 'Which name fits this description: “a pilot who knew every bank”?';
  expect(names('Ada Melin', asked, `${told} Karl Melin was her brother.`)).toEqual([]);
});
