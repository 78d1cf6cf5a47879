// Each rule for what may stand as a term refuses its example.
import { expect, test } from 'vitest';
import { isTermPhrase } from '#engine/understand/definition/termPhrase';
import { type Phrase, termRules } from '#engine/understand/definition/termRules';
import { understoodOf } from '../../../support/engineInput.ts';

const { material, tagged } = understoodOf('They saw Port Varn at dawn, at the turn of a tide.');

const examples: Record<keyof typeof termRules, readonly [term: string, wording: Phrase['wording']]> = {
  signs: ['tide (spring)', 'label'],
  'a word of any text': ['chapter', 'label'],
  'a heading of any text': ['summary', 'label'],
  'one of several, or how it is': ['second tide', 'label'],
  'a function word at an end': ['tide within', 'label'],
  'an everyday word': ['day', 'is'],
  'an everyday word of something': ['part of ship', 'is'],
  'the subject of a sentence, and no more': ['Port Varn', 'is'],
  'a word that is part of no term': ['tides they make', 'label'],
  'no noun at its end': ['very salty', 'is'],
};

test.each(Object.entries(examples))('%s: no term', (name, [term, wording]) => {
  const phrase: Phrase = {
    term,
    words: term.split(' '),
    wording,
    isSetApart: wording === 'label',
    isSaid: false,
    material,
    tagged,
  };
  expect(termRules[name as keyof typeof examples](phrase)).toBe(true);
  expect(isTermPhrase(material, term, wording, tagged)).toBe(false);
});

test('what a sentence says something is called may stand as a term', () => {
  expect(isTermPhrase(material, 'spring tide', 'called', tagged)).toBe(true);
});
