// Prepares words for comparison: removes function words and endings. It knows no grammar.
import { remembered } from './memo.ts';
import { setOf } from './pattern.ts';

/** The function words of English: the engine's one list of them. */
export const functionWords = setOf`
    a about above across after again against all almost along already also although always am among an and another any are
    around as at away back be became because become becomes been before behind being below between both but by can cannot could
    did do does doing done down during each either else enough etc even ever every few first for from further get gets give
    given gives go goes had has have having he hence her here hers him himself his how however i if in indeed instead into is it
    its itself just kind know known last least less let like likely made mainly make makes making many may me might mine more
    most much must my namely near nearly need never next no none nor not nothing now of off often on once one ones only onto or
    other others otherwise our ours out over own part per perhaps put quite rather really same second see seem seems seen
    several shall she should since so some such take taken than that the their theirs them themselves then there therefore these
    they thing things this those though three through throughout thus to together too toward towards two under unless unlike
    until up upon us use used uses using usually very via was way ways we well were what whatever when where whereas whether
    which while who whole whom whose why will with within without would yet you your yours
`;

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

/** A word without its plural, past or -ing ending: "rules" and "rule", "based" and "basing" become equal. */
export const wordStem = remembered(makeStem);

function makeStem(word: string): string {
  let stem = word.toLowerCase().replace(/[’']s?$/, '');
  if (stem.length > 4 && /ies$/.test(stem)) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^siu]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && /[aeiouy].*(?:ing|ed)$/.test(stem))
    stem = stem.replace(/(?:ing|ed)$/, '').replace(/([^aeiouyls])\1$/, '$1');
  return stem.length > 4 ? stem.replace(/(?:ly|e)$/, '') : stem;
}

/** Latin letters and common signs. Texts with nothing else are searched without Unicode's tables, in a third of the time. */
const LATIN = /^[\0-ɏ‐-⁞]*$/;
const LATIN_WORDS = /[a-zªµºß-öø-ɏ0-9²³¹¼-¾]+(?:[-’'][a-zªµºß-öø-ɏ0-9²³¹¼-¾]+)*/g;
const WORDS = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;

/** The words of a text in lower case, hyphens and apostrophes kept inside. */
export function wordsOf(text: string): string[] {
  const small = text.toLowerCase();
  return small.match(LATIN.test(small) ? LATIN_WORDS : WORDS) ?? [];
}

/** The words of a text in lower case, hyphened ones by their parts. */
export function partsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.some((word) => word.includes('-')) ? words.flatMap((word) => word.split('-')) : words;
}

export function isContent(word: string): boolean {
  return word.length > 1 && !functionWords.has(word);
}

/** The stems of the content words, in order, with repeats. Hyphened words count as several. */
export const contentWordStems = remembered((text): readonly string[] => partsOf(text).filter(isContent).map(wordStem));

/** All the words of a text as stems, with a space at each end, for phrase search. */
export const stemmedText = remembered((text) => ` ${partsOf(text).map(wordStem).join(' ')} `);

/** The share of the different `stems` that `heldStems` has. */
export function shareHeld(stems: readonly string[], heldStems: ReadonlySet<string>): number {
  const different = new Set(stems);
  if (different.size === 0) return 0;
  let count = 0;
  for (const stem of different) if (heldStems.has(stem)) count += 1;
  return count / different.size;
}

export function jaccard(stems: ReadonlySet<string>, otherStems: ReadonlySet<string>): number {
  let sharedCount = 0;
  for (const stem of stems) if (otherStems.has(stem)) sharedCount += 1;
  const all = stems.size + otherStems.size - sharedCount;
  return all === 0 ? 0 : sharedCount / all;
}
