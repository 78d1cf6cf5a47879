// Compares names by their look (UTS #39, section 4). It refuses no name.
import { CONFUSABLES } from './confusables.ts';

/** Small capitals, in which styled text is written. Unicode's list has few of them. */
const SMALL_CAPITALS = 'a:ᴀ b:ʙ c:ᴄ d:ᴅ e:ᴇ f:ꜰ g:ɢ h:ʜ i:ɪ j:ᴊ k:ᴋ l:ʟ m:ᴍ n:ɴ o:ᴏ p:ᴘ q:ꞯ r:ʀ s:ꜱ t:ᴛ u:ᴜ v:ᴠ w:ᴡ y:ʏ z:ᴢ';

/** White capitals in a black circle or square, which normalisation leaves as they are. */
const WHITE_CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  .map((letter, at) => `${letter}:${String.fromCodePoint(0x1f150 + at, 0x1f170 + at)}`)
  .join(' ');

const prototypes = new Map(
  [CONFUSABLES, SMALL_CAPITALS, WHITE_CAPITALS]
    .join(' ')
    .split(' ')
    .flatMap((entry) => {
      const [prototype = '', letters = ''] = entry.split(':');
      return [...letters].map((letter) => [letter, prototype] as const);
    }),
);

/** Modifier letters of alphabets that can do without them. Kana, Thai, N’Ko and others cannot. */
const MODIFIERS =
  /(?![ー々〱-〵ꧏ])(?=[\p{Script=Latin}\p{Script=Common}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Arabic}])\p{Lm}|[\u02c2-\u02ff]/gu;
/** Bopomofo writes tones with modifier letters. */
const BOPOMOFO = /\p{Script=Bopomofo}/u;

/** A name's look, in plain Latin letters where possible. Case is kept. */
function skeletonOf(name: string): string {
  const signs = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const letters = BOPOMOFO.test(signs) ? signs : signs.replace(MODIFIERS, '');
  return [...letters]
    .map((sign) => prototypes.get(sign) ?? sign)
    .join('')
    .normalize('NFKD');
}

/** Folds letters that look alike regardless of case. */
const fold = (skeleton: string) => skeleton.replace(/[i1|]/g, 'l').replace(/0/g, 'o').replace(/m/g, 'rn').replace(/w/g, 'vv');

/** Without spaces and punctuation, unless nothing else is left. */
function bare(key: string): string {
  const rest = key.replace(/[\p{P}\p{Z}]/gu, '');
  return rest === '' ? key : rest;
}

/** Two names with the same key look alike, regardless of case and alphabet. */
export function nameKey(name: string): string {
  const latin = skeletonOf(name).toLowerCase();
  const isLatin = !/[^\p{ASCII}\P{L}]/u.test(latin);
  return bare(fold(isLatin ? latin : skeletonOf(name.toLowerCase())));
}

/** The same by letters and digits only: an added symbol does not make another name. */
function lettersOf(name: string): string {
  const key = nameKey(name);
  const letters = key.replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? key : letters;
}

/** Whether two names could be confused. Symbols, accents, spaces and case do not tell them apart. */
export function isLookalike(name: string, otherName: string): boolean {
  return lettersOf(name) === lettersOf(otherName);
}

const ROLES = ['admin', 'administrator', 'moderator', 'support', 'helpdesk'];
const OFFICIAL = [...ROLES, 'help', 'team', 'staff', 'official', 'security', 'service', 'system', 'bot'];
const officialNames = new Set(['oasis', ...ROLES].map(lettersOf));
const officialRoles = new Set(OFFICIAL.map(lettersOf));
const product = lettersOf('oasis');

/** Whether a name claims to speak for this app. */
export function isOfficial(name: string): boolean {
  if (officialNames.has(lettersOf(name))) return true;
  const letters = lettersOf(name);
  const hasRole = [...officialRoles].some((role) => letters === product + role || letters === role + product);
  const words = name.split(/[\s\p{P}]+/u).map(lettersOf);
  return hasRole || (words.includes(product) && words.some((word) => officialRoles.has(word)));
}
