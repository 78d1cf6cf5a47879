// Words that are so near to an answer that writing them is no slip of the finger: meiosis for mitosis, adsorption for absorption.
// They come from the lexicon and from the document itself, and travel with the question, so that marking needs neither.
import { formOf, maySlip } from '#core/wordForm';
import { otherNumber } from './noun.ts';
import { nounsOfLexicon } from './nounLexicon.ts';
import { baseOfVerb } from './tagger.ts';
import { wordData } from './wordData.ts';

/** No two words that one slip turns into each other differ in more letters, beginning and end aside. */
const MOST_BETWEEN = 4;
const LONGEST_ENDING = 3;
/** Short verbs that double their last letter. */
const DOUBLED = /^[^aeiou]*[aeiou]{1,2}[^aeiou]+[aeiou][bdgmnprt]$|^[^aeiou]*[aeiou][bdgmnprt]$/;

let shared: Map<string, string[]> | null = null;

/** The lexicon's words by their first letter; read at the first question. */
function lexicon(): Map<string, string[]> {
  if (shared) return shared;
  shared = new Map();
  const add = (word: string) => {
    const first = initialOf(word);
    const list = shared?.get(first);
    if (list) list.push(word);
    else shared?.set(first, [word]);
  };
  let before = '';
  for (const coded of wordData.split(' ')) {
    before = before.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
    add(before);
  }
  for (const noun of nounsOfLexicon()) add(noun);
  return shared;
}

/** Is it a word of the lexicon, or a form of one: "organized", "tides"? */
export function isInLexicon(word: string): boolean {
  const small = word.toLowerCase();
  const listed = (one: string) => lexicon().get(initialOf(one))?.includes(one) === true;
  return listed(small) || listed(baseOfVerb(small)) || listed(otherNumber(small));
}

/** "ph" sounds as "f" does. */
function initialOf(word: string): string {
  return word.startsWith('ph') ? 'f' : word.charAt(0);
}

/**
 * The near words of some answers, in lower case, without the answers' own words and their other spellings.
 * @param vocabulary the document's words in lower case
 */
export function nearWordsOf(answers: readonly string[], vocabulary: Iterable<string>): string[] {
  const words = new Set(answers.flatMap((answer) => answer.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
  const own = new Set([...words].map(formOf));
  const near = new Set<string>();
  const told = [...vocabulary];
  for (const word of words) {
    const first = initialOf(word);
    for (const lemma of lexicon().get(first) ?? []) {
      for (const candidate of inflected(lemma, word)) if (isNear(candidate, word)) near.add(candidate);
    }
    for (const candidate of told) if (initialOf(candidate) === first && isNear(candidate, word)) near.add(candidate);
  }
  return [...near].filter((candidate) => !own.has(formOf(candidate))).sort();
}

/** A lemma and those of its inflections that are about as long as the word. */
function inflected(lemma: string, word: string): string[] {
  const short = word.length - lemma.length;
  if (short < -2 || short > LONGEST_ENDING + 2 || lemma.charAt(1) !== word.charAt(1)) {
    return Math.abs(short) <= 1 && lemma.slice(2) === word.slice(2) ? [lemma] : [];
  }
  const stem = lemma.replace(/e$/, '');
  // "debug" becomes "debugging": "debuging" is a slip.
  const root = DOUBLED.test(lemma) ? lemma + lemma.slice(-1) : stem;
  if (/(?:ed|ing|[elr]y)$/.test(lemma)) return [lemma];
  const forms = [lemma, `${lemma}s`, `${stem}es`, `${root}ed`, `${root}ing`];
  return forms.filter((form) => Math.abs(form.length - word.length) <= 2);
}

function isNear(candidate: string, word: string): boolean {
  let start = 0;
  const shorter = Math.min(candidate.length, word.length);
  while (start < shorter && candidate[start] === word[start]) start += 1;
  let end = 0;
  while (end < shorter - start && candidate[candidate.length - 1 - end] === word[word.length - 1 - end]) end += 1;
  return Math.max(candidate.length, word.length) - start - end <= MOST_BETWEEN && maySlip(candidate, word);
}
