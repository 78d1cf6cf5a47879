// Decides when two spellings are the same word: British or American, singular or plural, digits or number words, and typing
// slips. Single words only; typedAnswer.ts compares answers of several words.

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';
const ROMAN = 'ii iii iv vi vii viii ix xi xii';

const numbers = new Map<string, string>([
  ...ONES.split(' ').map((word, at): [string, string] => [word, String(at)]),
  ...TENS.split(' ').map((word, at): [string, string] => [word, String(20 + 10 * at)]),
  ...['ii', 'iii', 'iv'].map((word, at): [string, string] => [word, String(at + 2)]),
  ...ROMAN.split(' ')
    .slice(3)
    .map((word, at): [string, string] => [word, String([6, 7, 8, 9, 11, 12][at])]),
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
]);
const ordinals = new Map(ORDINALS.split(' ').map((word, at) => [word, String(at + 1)]));

/** British → American, for words that no rule for endings covers. */
const PAIRS =
  'aluminium:aluminum grey:gray plough:plow cheque:check tyre:tire programme:program sceptic:skeptic ' +
  'draught:draft kerb:curb storey:story pyjamas:pajamas manoeuvre:maneuver disc:disk artefact:artifact gaol:jail ' +
  'jewellery:jewelry practise:practice practised:practiced practising:practicing axe:ax smoulder:smolder cosy:cozy moustache:mustache skilful:skillful wilful:willful ' +
  'fulfil:fulfill enrol:enroll instalment:installment distil:distill acknowledgement:acknowledgment judgement:judgment ageing:aging ' +
  'furore:furor speciality:specialty whisky:whiskey carcase:carcass';
const american = new Map(PAIRS.split(' ').map((pair) => pair.split(':') as [string, string]));

/** Endings and letters that differ between the spellings: each rule with an example. */
const SPELLINGS: readonly [pattern: RegExp, american: string, example: string][] = [
  [/^aero(?=plane)/, 'air', 'aeroplane'],
  [/ae(?=[a-z])/g, 'e', 'haemoglobin'],
  [/(^|^f|^am|^hom|diarrh)oe(?=[a-z])|(^c)oe(?=l)/, '$1$2e', 'oestrogen, foetus'],
  [/([a-z]{2})our(?=(?:s|ed|ing|ful|less|able|ite|er|ers|al|hood|ly|ist|ism|y)?$)/, '$1or', 'behaviour'],
  [/(arb|ard|col|fav|flav|glam|harb|hon|hum|lab|neighb|od|rig|rum|sav|tum|vap|vig)our/, '$1or', 'colourless, favouritism'],
  [/mou(?=l[dt])/, 'mo', 'mouldable'],
  [/([bcdghkptv])re(?=s?$)/, '$1er', 'centre'],
  [/([a-z]{2})is(?=(?:e|ed|es|ing|er|ers|able|ation|ations)$)/, '$1iz', 'polarisation'],
  [/ys(?=(?:e|ed|ing|er|ers)$)/, 'yz', 'catalyse'],
  [/ogue(?=s?$)/, 'og', 'catalogue'],
  [/(def|off|lic|pret)ence(?=s?$)/, '$1ense', 'defence'],
  [/([a-z]{2}[aeiou])ll(?=(?:ed|ing|er|ers|or|ors|ous|ist|ists)$)/, '$1l', 'travelling'],
  [/ll(?=i[sz])/, 'l', 'crystallise'],
  [/sulph/, 'sulf', 'sulphur'],
  [/([a-z]{4})ck?(?=al(?:ly)?$)/, '$1c', 'optical'],
];

/** Plural endings that are not regular: each rule with an example. */
const NUMBERS: readonly [pattern: RegExp, common: string, example: string][] = [
  [/men$/, 'man', 'men, man'],
  [/^(wo)?man$/, '$1man', 'woman'],
  [/children$/, 'child', 'children'],
  [/^people$/, 'person', 'people'],
  [/feet$/, 'foot', 'feet'],
  [/teeth$/, 'tooth', 'teeth'],
  [/geese$/, 'goose', 'geese'],
  [/^([lm])ice$/, '$1ous', 'mice'],
  [/^(.{3,})ies$/, '$1y', 'arteries'],
  [/^(.{2,}?)(?:ves?|fe?s|fe?)$/, '$1f', 'wolves, lives; waves'],
  [/^(.{3,})i[cx]es$/, '$1^', 'matrices'],
  [/^(.{2,})[ie]x$/, '$1^', 'matrix, index'],
  [/^(.{2,}(?:ch|sh|x|z|ss))es$/, '$1', 'boxes'],
  [/^(.{3,})uses$/, '$1%', 'viruses'],
  [/^(.{3,})(?:us|i)$/, '$1%', 'nucleus, nuclei'],
  [/^(.{2,}?)(?:[sx]es?|[sx]is)$/, '$1s', 'hypotheses, hypothesis; diseases, disease'],
  [/(phenomen|criteri|automat|mitochondri|gangli|tax|polyhedr|spermatozo|protozo)on$/, '$1~', 'phenomenon'],
  [/^(.{3,}?)(?:ums?|ae?|as)$/, '$1~', 'bacterium, bacteria; alga, algae'],
  [/^(.{2,})oes$/, '$1o', 'potatoes'],
  [/^(.{2,}[^s])s$/, '$1', 'cells'],
];

/**
 * The same form for all spellings and numbers of a word: equal forms are the same word. Only lower-case letters and digits; the
 * form itself need not be a word.
 */
export function formOf(word: string): string {
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? ordinals.get(word);
  if (ordinal !== undefined) return `${ordinal}.`;
  const number = numbers.get(word);
  if (number !== undefined) return number;
  if (/\d/.test(word)) return word;
  return numberForm(spellingForm(word));
}

/** A quick test that skips the rules above for most words. */
const MAY_BE_BRITISH = /[ao]e|ou[rl]|re|[iy]s|ogue|ence|ll|sulph|ck?al/;

function spellingForm(word: string): string {
  let form = american.get(word) ?? american.get(word.replace(/s$/, '')) ?? word;
  if (!MAY_BE_BRITISH.test(form)) return form;
  for (const [pattern, to] of SPELLINGS) form = form.replace(pattern, to);
  return form;
}

function numberForm(word: string): string {
  if (!/[aefhimnstx]$/.test(word)) return word;
  const rule = NUMBERS.find(([pattern]) => pattern.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

/** A rough phonetic form: letters that people confuse in spelling are mapped to one. */
function soundOf(word: string): string {
  const letters = [...spellingForm(word).replace(/ph/g, 'f').replace(/y/g, 'i').replace(/z/g, 's').replace(/ck/g, 'k')];
  return letters
    .filter((letter, at) => letter !== 'h' || at === 0 || isHeard(letters[at - 1] ?? '', letters[at + 1] ?? ' '))
    .join('')
    .replace(/(.)\1/g, '$1');
}

/** Whether an h between these letters is pronounced: in "ahead", but not in "rhythm" or "pharaoh". */
const isHeard = (previous: string, next: string) => 'aeiou'.includes(next) && !'bdgkrt'.includes(previous);

/** Whether the words differ by at most one slip: a letter missing, extra or replaced, or two letters swapped (Damerau 1964). */
export function isOneSlip(word: string, otherWord: string): boolean {
  if (Math.abs(word.length - otherWord.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === otherWord[start]) start += 1;
  let end = 0;
  const shorter = Math.min(word.length, otherWord.length);
  while (end < shorter - start && word[word.length - 1 - end] === otherWord[otherWord.length - 1 - end]) end += 1;
  const [a, b] = [word.slice(start, word.length - end), otherWord.slice(start, otherWord.length - end)];
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** Prefixes and suffixes that turn a root into another term: hyper- and hypo-, -ase and -ose. The members of a group differ in meaning. */
const OPPOSED: readonly (readonly string[])[] = [
  ['hyper', 'hypo'],
  ['inter', 'intra'],
  ['macro', 'micro'],
  ['ante', 'anti'],
  ['pre', 'pro', 'per'],
  ['endo', 'exo', 'ecto'],
  ['ab', 'ad'],
  ['im', 'em'],
];
const TERM_ENDINGS: readonly (readonly string[])[] = [
  ['ase', 'ose'],
  ['ate', 'ite', 'ide'],
  ['ane', 'ene', 'yne', 'one', 'ine'],
  ['er', 'ee'],
  ['ic', 'ous'],
  ['al', 'le'],
];

function isOtherTerm(typedWord: string, word: string): boolean {
  const differ = (groups: typeof OPPOSED, has: (text: string, part: string) => boolean) =>
    groups.some((group) => {
      const [typedPart, wordPart] = [typedWord, word].map((text) => group.find((part) => has(text, part)));
      return typedPart !== undefined && wordPart !== undefined && typedPart !== wordPart;
    });
  return (
    differ(OPPOSED, (text, part) => text.startsWith(part)) ||
    differ(TERM_ENDINGS, (text, part) => text.endsWith(part) || text.endsWith(`${part}s`))
  );
}

const LONG_WORD = 7;
const SHORT_WORD = 5;

/**
 * Whether the word may be misspelt like this: in seven letters or more one slip, in letters or sound; in five or six only by
 * sound. Words with digits have no slips. The caller checks that the typed word is not another real word.
 */
export function maySlip(typedWord: string, word: string): boolean {
  if (typedWord === word || /\d/.test(typedWord + word) || isOtherTerm(typedWord, word)) return false;
  const [typedSound, wordSound] = [soundOf(typedWord), soundOf(word)];
  // A different first sound means a different word: afferent, efferent.
  if (typedSound.charAt(0) !== wordSound.charAt(0)) return false;
  if (typedSound === wordSound) return word.length >= SHORT_WORD;
  return (
    word.length >= LONG_WORD &&
    typedWord.length >= LONG_WORD - 1 &&
    (isOneSlip(typedWord, word) || isOneSlip(typedSound, wordSound))
  );
}
