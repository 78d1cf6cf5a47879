// Gap questions, only on terms of several words that the document sets apart or defines, and never where grammar or a list
// gives the answer away.
import type { Random } from '../random.ts';
import type { Material, Sentence } from '../text/material.ts';
import { isBalanced, isDangling } from '../text/quality.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import { pickThree, rankedDistractors } from './distractor.ts';
import { capitalised, type Draft } from './draft.ts';
import type { KeyTerm } from './keyTerm.ts';
import type { TermShelf } from './termShelf.ts';

const GAP = '_____';
const BAD_BEFORE = /(?:\b(?:an?|such as|like|including|called|of each|both|either|between|or|and|other|no)|[,’'-]|[’']s)\s*$/i;
const BAD_AFTER = /^(?:[’'-]|,? (?:and|or) |, \w+,)/i;
const POINTS_AWAY = /\b(?:this|these|such|he|she|his|her|former|latter|however|therefore|thus|not|never|no)\b/i;

/** A gap question from this sentence for this term, or null. */
export function gapQuestion(
  material: Material,
  terms: TermShelf,
  sentence: Sentence,
  key: KeyTerm,
  random: Random,
): Draft | null {
  const text = sentence.clean.replace(/\s+/g, ' ');
  if (
    !sentence.usable ||
    sentence.kind === 'item' ||
    text.length < 60 ||
    text.length > 230 ||
    isDangling(text) ||
    POINTS_AWAY.test(text)
  )
    return null;
  const at = text.toLowerCase().indexOf(key.text.toLowerCase());
  const after = text.slice(at + key.text.length);
  const before = text.slice(0, at);
  if (
    at < 0 ||
    /^\p{L}/u.test(after) ||
    /\p{L}$/u.test(before) ||
    BAD_BEFORE.test(before) ||
    BAD_AFTER.test(after) ||
    !isBalanced(before + after)
  )
    return null;
  const rest = new Set(contentStems(before + after));
  if (
    rest.size < 6 ||
    contentStems(key.text).some((stem) => rest.has(stem)) ||
    wordsOf(before).length + wordsOf(after).length < 9
  )
    return null;
  const stem = `Complete the sentence: “${before}${GAP}${after}”`;
  const ranked = rankedDistractors(
    material,
    terms.near(sentence.section.index),
    key,
    stem,
    sentence.index,
    sentence.section.index,
  );
  const picked = pickThree(ranked, key.text.length, (term) => term.text, random);
  const alike = picked?.filter((term) => (term.definition !== null || term.apart) && term.text.includes(' ')).length ?? 0;
  if (!picked || alike < 2) return null;
  return {
    type: 'multiple_choice',
    form: 'gap',
    text: stem,
    answer: capitalised(key.text),
    wrong: picked.map((term) => capitalised(term.text)),
    accepted: [],
    keyPoints: [],
    keys: [key.key],
    quote: sentence.text,
    sentence,
    difficulty: 'Medium',
    score:
      0.4 +
      (key.definition ? 0.08 : 0) +
      (key.apart ? 0.06 : 0) +
      (at > 0 ? 0.02 : 0) -
      (picked.every((term) => !term.definition && !term.apart) ? 0.1 : 0),
  };
}

/** May this term be a gap at all? */
export function isGapTerm(key: KeyTerm): boolean {
  return (
    key.text.includes(' ') && (key.definition !== null || key.mentions > 1) && !key.name && (key.definition !== null || key.apart)
  );
}
