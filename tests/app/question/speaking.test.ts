// Which voice reads, and in which pieces.
import { expect, test } from 'vitest';
import { pickVoice, sentencesOf } from '../../../src/app/question/speaking.ts';
import { voice } from './fakeVoices.ts';

const remote = (lang: string) => voice(lang, { localService: false });

test.each([
  ['the language before all', [voice('en-US'), voice('fr-FR')], 'fr', true, 'fr-FR'],
  ['a voice on the device before a remote one', [remote('fr-FR'), voice('fr-CA')], 'fr-FR', true, 'fr-CA'],
  ['a remote one where there is no other', [remote('fr-FR')], 'fr', true, 'fr-FR'],
  ['no remote one without a network', [remote('fr-FR')], 'fr', false, undefined],
  ['the wanted region', [voice('pt-PT'), voice('pt_BR')], 'pt-BR', false, 'pt_BR'],
  ['the voice that the system prefers', [voice('en-AU'), voice('en-GB', { default: true })], 'en', false, 'en-GB'],
  ['none of another language', [voice('en-US')], 'sw', true, undefined],
])('a voice is picked: %s', (_, voices, language, isOnline, wanted) => {
  expect(pickVoice(voices, language, isOnline)?.lang).toBe(wanted);
});

test.each([
  ['It is 3.5 m. Why?', ['It is 3.5 m.', 'Why?']],
  ['One line\nand another', ['One line', 'and another']],
  ['A s______ measures angles.', ['A s… measures angles.']],
  ['…', []],
])('%j is spoken in sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('a long sentence is cut between words, and nothing of it is lost', () => {
  const words = Array.from({ length: 90 }, (_, i) => (i % 20 === 19 ? `word${i},` : `word${i}`)).join(' ');
  const pieces = sentencesOf(words);
  expect(pieces.every(({ length }) => length <= 160)).toBe(true);
  expect(pieces.join(' ')).toBe(words);
});
