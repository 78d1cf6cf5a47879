// The same question becomes harder or easier with what the document says around it.
import { expect, test } from 'vitest';
import { contrast } from '#engine/ask/contrast';
import { difficultyOf } from '#engine/draft/difficulty';
import { type Draft, draftOf } from '#engine/draft/draft';
import { ownKind } from '#engine/draft/passage/ownQuestion';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { understoodOf } from '../../support/engineInput.ts';

const RARE = 'A lagoon is shallow water behind a bank of sand.';
const OFTEN = `${RARE} ${'The lagoon was calm that day. '.repeat(7)}`;
const KIN = 'Tidal lagoons, river lagoons and salt lagoons are known along the coast.';

function difficulty(text: string, part: Partial<Draft> = {}): string {
  const { material } = understoodOf(text);
  const sentence = material.sentences[0] as Draft['sentence'];
  const draft = draftOf(termOfMeaning, {
    type: 'multiple_choice',
    stem: { frame: 'term-for', content: 'shallow water behind a bank of sand' },
    answer: 'Lagoon',
    wrong: ['Anchor', 'Lantern', 'Rudder'],
    keys: ['lagoon'],
    quote: sentence.text,
    sentence,
    score: 1,
    ...part,
  });
  return difficultyOf(material, draft);
}

const kin = { wrong: ['Tidal lagoons', 'River lagoons', 'Salt lagoons'] };
const typed = { type: 'short_answer' as const, wrong: [] };
const points = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Point ${at}`, terms: ['sand'] }));

test.each([
  ['a term that comes back, beside strangers', OFTEN, {}, 'Easy'],
  ['a rare term beside strangers', RARE, {}, 'Medium'],
  ['a rare term beside its kin', `${RARE}\n\n${KIN}`, kin, 'Hard'],
  ['a term that comes back, beside its kin', `${OFTEN}\n\n${KIN}`, kin, 'Medium'],
  ['a term that comes back, typed', OFTEN, typed, 'Easy'],
  ['an exam’s question whose answers share no word', RARE, { kind: ownKind }, 'Easy'],
  ['an exam’s question whose answers are all alike', RARE, { ...kin, kind: ownKind }, 'Hard'],
  ['a rare term, typed', RARE, typed, 'Hard'],
  ['an essay of two points', RARE, { type: 'essay' as const, keyPoints: points(2) }, 'Medium'],
  ['an essay that compares', RARE, { type: 'essay' as const, kind: contrast, keyPoints: points(2) }, 'Hard'],
  ['an essay of four points', RARE, { type: 'essay' as const, keyPoints: points(4) }, 'Hard'],
])('%s', (_, text, part, expected) => {
  expect(difficulty(text, part)).toBe(expected);
});
