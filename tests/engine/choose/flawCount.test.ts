// What keeps a draft out of the choice by itself.
import { expect, test } from 'vitest';
import { flawCount } from '#engine/choose/flawCount';
import { asking, framed } from '#engine/draft/frame';
import { termOfMeaning } from '#engine/draft/term/definitionKind';
import { readTxt } from '#engine/read/txt';
import { understand } from '#engine/understand/understood';

const text = 'A lagoon is shallow water behind a bank of sand. The ebb at www.tides.example is the flow of water out to sea.';
const of = understand(readTxt(new TextEncoder().encode(text), 'notes.txt'));

const draft = (said: string, answer: string, at: number) => {
  const sentence = of.material.sentences[at];
  if (!sentence) throw new Error('The notes hold two sentences.');
  return {
    ...({ type: 'short_answer', kind: termOfMeaning, ...asking(framed('term-for', said)), answer } as const),
    ...{ wrong: [], accepted: [], keyPoints: [], keys: [answer], quote: sentence.text, sentence, score: 2 },
  };
};

test('what the gate would refuse by itself takes no place in the choice', () => {
  expect(flawCount(of, draft('shallow water behind a bank of sand', 'lagoon', 0))).toBe(0);
  // The quote has an address.
  expect(flawCount(of, draft('the flow of water out to sea', 'ebb', 1))).toBe(Number.POSITIVE_INFINITY);
});

test('a choice whose stem sounds like its key alone is none', () => {
  const choice = (wrong: string[]) => ({
    ...draft('shallow water that has become partly lagoonal behind a bank of sand', 'lagoon', 0),
    ...{ type: 'multiple_choice' as const, wrong },
  });
  expect(flawCount(of, choice(['Estuary', 'Harbour', 'Foreshore']))).toBe(Number.POSITIVE_INFINITY);
  expect(flawCount(of, choice(['Lagoon bank', 'Harbour', 'Foreshore']))).toBeLessThan(Number.POSITIVE_INFINITY);
});
