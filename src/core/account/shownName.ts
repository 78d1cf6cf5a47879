// The rule for every name that others see: of students, groups and quizzes (UTS #39). It knows no account and no list of names.
import * as z from 'zod/mini';
import { isOfficial } from '../text/lookalike.ts';
import { issueCode, type NameFlaw } from '../wire/validation.ts';

const MIN_NAME = 2;
const MAX_NAME = 24;
const MAX_GROUP = 80;
/** Of a name as it is sent, with all marks and joined signs. */
const MAX_SENT = 200;

/** After these a joiner makes or keeps apart a conjunct: the viramas of the scripts of India and its neighbours. */
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2';
/** Letters that join to the next one, between which a non-joiner keeps them apart. */
const CURSIVE = '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}';
const PICTURE = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?';
/** Signs that are not seen, where a script or an emoji needs them. */
const NEEDED = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]+\\u{e007f}',
  `${PICTURE}(?:\\u200d${PICTURE})*`,
  '[0-9#*]\\ufe0f?\\u20e3',
  `[${CURSIVE}]\\p{M}*\\u200c(?=[${CURSIVE}])`,
  `\\p{L}\\p{M}*[${VIRAMA}][\\u200c\\u200d]`,
  '[\\p{Script=Bengali}\\p{Script=Kannada}]\\u200d(?=[\\u09cd\\u0ccd])',
  '\\p{Script=Mongolian}[\\u180b-\\u180e]',
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
].join('|');
/** Signs that are not seen or only look blank; those that turn the order of letters round are among them. */
const UNSEEN =
  '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffc\\u{1d159}]';
const unseen = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');

const TICKS = /[\u2611\u2705\u2713\u2714\u237b\u221a\u{1f5f8}\u{1f5f9}]/gu;

/** Styled letters and those of double width: they stand for plain ones. */
const STYLED = /[\u2102-\u2138\u2460-\u24ff\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f169}]/gu;
/** What keyboards offer in place of letters of Ghana, Togo and Azerbaijan. */
const TYPED: Record<string, string> = { ε: 'ɛ', ϵ: 'ɛ', ԑ: 'ɛ', Ԑ: 'Ɛ', ͻ: 'ɔ', Ͻ: 'Ɔ', η: 'ŋ', γ: 'ɣ', υ: 'ʋ', ә: 'ə', Ә: 'Ə' };
const typed = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');
const LATIN = /\p{Script=Latin}/u;
/** Words may be of different alphabets. */
const WORDS = /[^\s\p{Pd}/()&,.]+/gu;

const asTyped = (word: string) => (LATIN.test(word) ? word.replace(typed, (letter) => TYPED[letter] ?? letter) : word);

/** On one line. What is not seen stays. */
const tidyLine = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** On one line, with plain letters for styled ones, and those of the alphabet for those that a keyboard offers. */
const tidyName = (name: string) => tidyLine(name.replace(STYLED, (sign) => sign.normalize('NFKC'))).replace(WORDS, asTyped);

const dropUnseen = (text: string) => text.replace(unseen, (_, needed: string | undefined) => needed ?? '');
const DOUBLED = /(\p{Mn})\1+/gu;
/** A circle or square round a letter; not the key round a digit. */
const ENCLOSED = /(?!\u20e3)\p{Me}/gu;
const HEAPED = /(\p{Mn}{4})\p{Mn}+/gu;
/** A mark without a letter would stand on the space before it, or on what others wrote. */
const LONELY = /(^| )\p{M}+/gu;

function dropMarks(text: string): string {
  const marked = text.normalize('NFD').replace(ENCLOSED, '').replace(DOUBLED, '$1');
  return marked.replace(HEAPED, '$1').replace(LONELY, '$1').normalize('NFC');
}

/** The scripts that people write today (UAX #31), and those that are written together. */
const SCRIPTS = (
  'Adlm Arab Armn Bali Bamu Batk Beng Bopo Cakm Cans Cham Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Hmnp Java Kali ' +
  'Kana Khmr Knda Lana Laoo Latn Lepc Limb Lisu Mand Mlym Mong Mtei Mymr Newa Nkoo Olck Orya Osge Plrd Rohg Saur Sinh Sund Sylo Syrc ' +
  'Tale Talu Taml Tavt Telu Tfng Thaa Thai Tibt Vaii Wcho Yiii Hani+Hira+Kana+Latn Hani+Hang+Latn Hani+Bopo+Latn'
).split(' ');
let wordRules: RegExp[] | null = null;

/** Made at the first use. An old browser knows fewer scripts, and a pattern with an unknown one throws. */
function scriptRules(): RegExp[] {
  wordRules ??= SCRIPTS.flatMap((scripts) => {
    const classes = ['Zyyy', 'Zinh', ...scripts.split('+')].map((script) => `\\p{Script_Extensions=${script}}`);
    try {
      return [new RegExp(`^[${classes.join('')}]+$`, 'u')];
    } catch {
      return [];
    }
  });
  return wordRules;
}

const isOfOneScript = (word: string) => scriptRules().some((rule) => rule.test(word));

/** How many signs are seen: marks and joiners stand on others. */
const lengthOf = (name: string) => [...name.replace(/[\p{M}\u200c\u200d]/gu, '')].length;

/** What is wrong with the signs of a tidied name, whoever or whatever has it. */
function refuseSigns(tidy: string): NameFlaw | null {
  if (tidy.search(TICKS) >= 0) return { code: 'name_tick' };
  if (dropUnseen(tidy) !== tidy) return { code: 'name_unseen' };
  if (dropMarks(tidy) !== tidy) return { code: 'name_marks' };
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(tidy)) return { code: 'name_empty' };
  return isOfficial(tidy) ? { code: 'name_official' } : null;
}

/** @public What is wrong with a person's name that others are to see, or null. Letters of every script count as one. */
export function refuseShownName(name: string): NameFlaw | null {
  const tidy = tidyName(name);
  const length = lengthOf(tidy);
  const reason = length === 0 ? null : refuseSigns(tidy);
  if (reason !== null) return reason;
  if (length < MIN_NAME) return { code: 'name_short' };
  if (length > MAX_NAME || tidy.length > MAX_SENT) return { code: 'name_long' };
  if (/[<>]/.test(tidy)) return { code: 'name_markup' };
  return (tidy.match(WORDS) ?? []).every(isOfOneScript) ? null : { code: 'name_mixed' };
}

/** @public A person's name without what makes it refused; null where no name is left. */
export function cleanShownName(name: string): string | null {
  const clean = cleanTitle(tidyName(name).replace(/[<>]/g, '').replace(TICKS, ''));
  const short = [...clean].slice(0, MAX_NAME).join('').trim();
  return refuseShownName(short) === null ? tidyName(short) : null;
}

/** @public A title on one line, without what is not seen. May be empty then. */
export function cleanTitle(title: string): string {
  return dropMarks(dropUnseen(tidyLine(title))).trim();
}

/** @public A person's name that others see, tidied. */
export const ShownName = z.string().check(
  z.maxLength(MAX_SENT, issueCode('name_long')),
  z.check((ctx) => {
    const flaw = refuseShownName(ctx.value);
    if (flaw !== null) ctx.issues.push({ code: 'custom', message: flaw.code, input: ctx.value });
  }),
  z.overwrite(tidyName),
);

/**
 * @public A person's name in a wish to join, which an app may have queued under an older rule: the server cleans it.
 */
export const JoinName = z.string().check(z.maxLength(MAX_SENT, issueCode('name_long')));

/** @public Answered where the name in a wish to join is not allowed: the name in its place. null: none */
export const RenamedTo = z.optional(z.nullable(z.string()));

/** @public What is wrong with the name of a group, or null. */
export function refuseGroupName(name: string): NameFlaw | null {
  const tidy = tidyLine(name);
  if (tidy === '') return { code: 'group_name_missing' };
  return tidy.length > MAX_GROUP ? { code: 'group_name_long' } : refuseSigns(tidy);
}

/** @public The name of a group, tidied. */
export const GroupName = z.string().check(
  z.maxLength(MAX_SENT, issueCode('group_name_long')),
  z.check((ctx) => {
    const flaw = refuseGroupName(ctx.value);
    if (flaw !== null) ctx.issues.push({ code: 'custom', message: flaw.code, input: ctx.value });
  }),
  z.overwrite(tidyLine),
);
