// Is a text English, and is it text at all? Notes in bullets leave out the small words that prose is known by, so what speaks
// for another language counts too. It names no language.

const ENGLISH_SHARE = 0.12;
const FEWEST_WORDS = 60;
/** In fewer words nothing can be told. */
const FEWEST_OF_FOREIGN = 20;
/** With few small words, so much else must look English, and no more than so much foreign. */
const NOTES_SHARE = 0.06;
const MOST_FOREIGN = 0.05;
const MOST_ACCENTED = 0.08;
const ENDING_WORTH = 0.5;

const setOf = (words: string) => new Set(words.split(' '));

const english = setOf(
  'the of and to in is are was were that it for as with by be this on from at an a or not which have has can their they its more when between into also',
);
/** What notes keep of English, and no other language writes. */
const inNotes = setOf(
  'than away back out through each other used made called means two three four five high low without body part shape such less most many some all only both about over under after before during against while who what where how there these those if then but does do no up',
);
/** Small words of the languages that are written with the same letters, without those that English has too. */
const foreign = setOf(
  'le la les des du et est une dans pour que qui par sur pas plus sont avec aux ce cette der das und ist nicht ein eine einen mit von zu auf für sich wird werden auch el las del una por para como il che di della dei sono nel alla gli um uma não mais dos das het een van zijn niet och att det är som på av för med till ya wa kwa ni katika cha za vya się jest nie że ve bir bu ile için yang dan dengan untuk dari pada adalah',
);
const ENDING = /.{3}(?:ing|ed|ness|ly|ship|less|ful|ity|ous|ical|ology)$/;

/** Tokens of texts, each with how often it stands there. */
export type TokenCounts = ReadonlyMap<string, number>;

/** Is it English, or too little to tell? */
export function isEnglish(tokens: TokenCounts): boolean {
  const counts = { all: 0, small: 0, notes: 0, foreign: 0, accented: 0, ending: 0 };
  for (const [token, count] of tokens) {
    for (const word of token.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.all += count;
      if (english.has(word)) counts.small += count;
      else if (inNotes.has(word)) counts.notes += count;
      else if (foreign.has(word)) counts.foreign += count;
      else if (/[^a-z]/.test(word)) counts.accented += count;
      else if (ENDING.test(word)) counts.ending += count;
    }
  }
  const share = (count: number) => count / counts.all;
  if (counts.all < FEWEST_OF_FOREIGN || share(counts.small) >= ENGLISH_SHARE) return true;
  const isForeign = share(counts.foreign) > MOST_FOREIGN || share(counts.accented) > MOST_ACCENTED;
  const known = share(counts.small + counts.notes + ENDING_WORTH * counts.ending);
  return !isForeign && known >= (counts.all < FEWEST_WORDS ? Number.MIN_VALUE : NOTES_SHARE);
}

/** A token that programs have and prose has not: `limit);`, `read_lines(`, `!==`, `toLowerCase`. */
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
  return all === 0 ? 0 : code / all;
}
