// Finds words so near to an answer that writing them is no slip of the finger: meiosis for mitosis. Marking needs them.
import { formOf, maySlip } from '#core/marking/wordForm';
import { nounsOfLexicon } from './nounLexicon.ts';
import { wordData } from './wordData.ts';

/** Words that one slip turns into each other differ in at most so many letters between their equal beginnings and ends. */
const MOST_BETWEEN = 4;
const LONGEST_ENDING = 3;
/** Short verbs that double their last letter. */
const DOUBLED = /^[^aeiou]*[aeiou]{1,2}[^aeiou]+[aeiou][bdgmnprt]$|^[^aeiou]*[aeiou][bdgmnprt]$/;

let shared: Map<string, string[]> | null = null;

/** The lexicon's words by their first letter; read at the first question. */
function lexicon(): Map<string, string[]> {
  if (shared) return shared;
  const byInitial = new Map<string, string[]>();
  let word = '';
  for (const coded of wordData.split(' ')) {
    word = word.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
    push(byInitial, word);
  }
  for (const noun of nounsOfLexicon()) push(byInitial, noun);
  shared = byInitial;
  return byInitial;
}

function push(byInitial: Map<string, string[]>, word: string): void {
  const first = initialOf(word);
  const list = byInitial.get(first);
  if (list) list.push(word);
  else byInitial.set(first, [word]);
}

/** "ph" sounds as "f" does. */
function initialOf(word: string): string {
  return word.startsWith('ph') ? 'f' : word.charAt(0);
}

/** Returns a function that finds the near words of answers, in lower case. `vocabulary`: the document's words, in lower case. */
export function nearWordsBeside(vocabulary: Iterable<string>): (answers: readonly string[]) => string[] {
  const wordsOfText = new Map<string, string[]>();
  for (const word of vocabulary) push(wordsOfText, word);
  const results = new Map<string, string[]>();
  const nearTo = (word: string) => {
    const result = results.get(word);
    if (result) return result;
    const first = initialOf(word);
    const forms = (lexicon().get(first) ?? []).flatMap((lemma) => inflected(lemma, word));
    const near = [...forms, ...(wordsOfText.get(first) ?? [])].filter((form) => isNear(form, word));
    results.set(word, near);
    return near;
  };
  return (answers) => {
    const words = wordsToLookUp(answers);
    const ownForms = new Set([...words].map(formOf));
    const near = new Set([...words].flatMap(nearTo));
    return [...near].filter((candidate) => !ownForms.has(formOf(candidate))).sort();
  };
}

export function wordsToLookUp(answers: readonly string[]): Set<string> {
  return new Set(answers.flatMap((answer) => answer.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
}

/** A lemma and those of its inflections that are about as long as the word. */
function inflected(lemma: string, word: string): string[] {
  const lengthDifference = word.length - lemma.length;
  if (lengthDifference < -2 || lengthDifference > LONGEST_ENDING + 2 || lemma.charAt(1) !== word.charAt(1)) {
    return Math.abs(lengthDifference) <= 1 && lemma.slice(2) === word.slice(2) ? [lemma] : [];
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
