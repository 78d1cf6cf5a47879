// Essays: pairs that belong together are told apart, by what the document says of both.
import { expect, test } from 'vitest';
import { contrastsOf } from '#engine/ask/contrast';
import { understoodOf } from '../support/engineInput.ts';

const essays = (text: string) => contrastsOf(understoodOf(text).definitions).map(({ stem }) => stem.content);

const FLOOD = 'The term flood tide refers to a flow of water that comes in from the open sea at noon.';
const EBB = 'The term ebb tide refers to a flow of water that runs out between the banks at night.';
const BETWEEN = Array.from({ length: 15 }, (_, at) => `A mole with the number ${at} keeps the sand of the northern beach.`).join(
  ' ',
);

test('two of one name and one genus are told apart, however far from each other they are explained', () => {
  const texts = essays(`${FLOOD} ${BETWEEN} ${EBB}`);
  expect(texts).toContain('Explain the difference between “flood tide” and “ebb tide”.');
});

const points = (...lines: string[]) => essays(lines.map((line) => `- ${line}.`).join('\n'));

test('two terms of one name that stand beside each other are told apart by what they mean, however short that is', () => {
  const [open, closed, strait] = [
    'Open berth: a place for any ship of the fleet',
    'Closed berth: moorings that are kept for pilots',
    'Right of berth: moorings that are kept for pilots',
  ];
  const asked = 'Distinguish between “Open berth” and “Closed berth”. Explain what each term means.';
  expect(points(open, closed)).toEqual([asked]);
  expect(points(open, strait)).toEqual([]);
});

test('two of one kind that are explained in one way, one behind the other, are told apart, whatever they are called', () => {
  const asked = 'Explain the difference between “barge” and “ketch”.';
  const [barge, ketch] = [
    'A barge is a boat that carries one mast and a crew of two hands.',
    'A ketch is a boat that carries two masts and a crew of four hands.',
  ];
  const named = 'Each barge is old. Each ketch is old. The barge leaves at noon. The ketch leaves at night.';
  const asks = (text: string) => essays(text).includes(asked);
  expect(asks(`${barge} ${ketch} ${named}`)).toBe(true);
  expect(asks(`${barge} ${named} ${named} ${ketch}`)).toBe(false);
  expect(asks(`${barge} ${ketch.replace('is', ', for example, is')} ${named}`)).toBe(false);
});

test('a thing is not told from its class', () => {
  const neap = 'The term neap ebb tide refers to a flow of water of an ebb tide that runs out at half moon.';
  expect(essays(`${EBB} ${neap}`).filter((text) => text.includes('difference'))).toEqual([]);
});
