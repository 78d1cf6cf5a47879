// Tells the language of a text, and whether it is program code. English is told by its small words and by the absence of other
// languages, since bulleted notes have few small words. Other languages are told by trigrams (franc).
import { franc } from 'franc-min';
import { setOf } from '../english/pattern.ts';
import { isFunctionWord } from '../english/words.ts';

const ENGLISH_SHARE = 0.12;
const FEWEST_WORDS = 60;
const FEWEST_TO_TELL = 20;
/** With few small words: how much else must look English, and how much may look foreign. */
const NOTES_SHARE = 0.06;
const MOST_FOREIGN = 0.05;
const MOST_ACCENTED = 0.08;
const ENDING_WORTH = 0.5;

const english = setOf`
    a also an and are as at be between by can for from has have in into is it its more not of on or that the their they this to
    was were when which with
`;
/** Small words of other languages in Latin script, without those that English has too. */
const foreign = setOf`
    adalah alla att auch auf aux av avec bir bu ce cette cha che como dan dans dari das dei del della dengan der des det di dos
    du een ein eine einen el est et för für gli het il ile ist için jest katika kwa la las le les mais med mit nel ni nicht nie
    niet não och pada par para pas plus por pour på que qui sich się som sono sont sur till um uma una und une untuk van ve von
    vya wa werden wird ya yang za zijn zu är że
`;
const ENDING = /.{3}(?:ing|ed|ness|ly|ship|less|ful|ity|ous|ical|ology)$/;

/** Tokens of texts, each with how often it stands there. */
export type TokenCounts = ReadonlyMap<string, number>;

/** Whether it is English, or too short to tell. */
function isEnglish(tokens: TokenCounts): boolean {
  const counts = { all: 0, small: 0, notes: 0, foreign: 0, accented: 0, ending: 0 };
  for (const [token, count] of tokens) {
    for (const word of token.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.all += count;
      if (english.has(word)) counts.small += count;
      else if (isFunctionWord(word)) counts.notes += count;
      else if (foreign.has(word)) counts.foreign += count;
      else if (/[^a-z]/.test(word)) counts.accented += count;
      else if (ENDING.test(word)) counts.ending += count;
    }
  }
  const share = (count: number) => count / counts.all;
  if (counts.all < FEWEST_TO_TELL || share(counts.small) >= ENGLISH_SHARE) return true;
  const isForeign = share(counts.foreign) > MOST_FOREIGN || share(counts.accented) > MOST_ACCENTED;
  const knownShare = share(counts.small + counts.notes + ENDING_WORTH * counts.ending);
  return !isForeign && knownShare >= (counts.all < FEWEST_WORDS ? Number.MIN_VALUE : NOTES_SHARE);
}

/** Tokens that occur in programs only: `limit);`, `read_lines(`, `!==`, `toLowerCase`. */
const OF_CODE = /[{};]$|^[{}()<>=!+*/&|]{2,}$|^[{}]$|\w\(\S|\w\($|\w_\w|[a-z][A-Z]|\w\.\w+\(|::|->|=>|[)\]];$/;

/** The share of tokens that only programs have; above .3 in source files, under .16 in everything else that students have. */
export function codeShare(tokens: TokenCounts): number {
  let all = 0;
  let code = 0;
  for (const [token, count] of tokens) {
    if (token === '' || token.includes('$') || token.includes('\\')) continue;
    all += count;
    if (OF_CODE.test(token)) code += count;
  }
  return all < FEWEST_TO_TELL ? 0 : code / all;
}

/** How many characters are examined, from a tenth of the text on, since the first lines are often names and dates. */
const SAMPLE = 2_000;

/** The language of a document as a BCP 47 tag; undefined where it cannot be told. `tokens` are those of these texts. */
export function languageOf(texts: readonly string[], tokens: TokenCounts): string | undefined {
  if (isEnglish(tokens)) return 'en';
  const all = texts.join('\n');
  const code = franc(all.slice(Math.floor(all.length / 10)).slice(0, SAMPLE));
  // "fr" of "fra", "zh" of "cmn"
  return code === 'und' ? undefined : new Intl.Locale(code).language;
}
