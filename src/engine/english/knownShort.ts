// Abbreviations that everybody reads in one way (decision 105): the words that they are short for teach nothing, and other words behind the
// same letters cannot be guessed without the text before one's eyes.

import { wordList } from './pattern.ts';

/** Read by everybody, in every subject. */
const EVERYDAY: ReadonlySet<string> = new Set(
  wordList(`
    AM ATM BBC BC CCTV CD CEO CIA DIY DVD EU FAQ FBI FM GPS HTML HTTP ID IQ IT LED NASA NATO PC PDF PIN PM RAM ROM SMS TV UFO UK
    UN URL USA USB USSR VIP WWW
  `),
);

/** A term of one subject that is known outside it, with words of its usual meaning. */
const USUAL: Readonly<Record<string, RegExp>> = {
  AIDS: /immun/i,
  ATP: /adenosine/i,
  DNA: /nucleic/i,
  ECG: /cardio/i,
  EEG: /encephalo/i,
  GDP: /domestic/i,
  HIV: /immuno/i,
  IMF: /monetary/i,
  IVF: /vitro/i,
  LCD: /liquid/i,
  MRI: /magnetic/i,
  NGO: /government/i,
  PCR: /polymerase/i,
  PET: /tomogra|terephthal/i,
  PTSD: /trauma/i,
  RNA: /nucleic/i,
  WTO: /trade/i,
};

/** "a Random Access Memory module": what it is short for is known to all. */
export function isKnownToAll(short: string): boolean {
  return EVERYDAY.has(short);
}

/** "PET" for "probability of early termination": its letters say something else to whoever has not the text at hand. */
export function isOtherwiseKnown(short: string, words: string): boolean {
  const usual = USUAL[short];
  return usual !== undefined && !usual.test(words);
}
