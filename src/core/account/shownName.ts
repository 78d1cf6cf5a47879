// The rule for every name that others see: of students, groups and quizzes (UTS #39). Knows no accounts and no list of names.
import * as z from 'zod/mini';
import { isOfficial } from '../text/lookalike.ts';
import { issueCode, type NameFlaw } from '../wire/validation.ts';

const MIN_NAME = 2;
const MAX_NAME = 24;
const MAX_GROUP = 80;
/** The most characters of a name as it is sent, with marks and joiners. */
const MAX_SENT = 200;

/** Viramas of Indic and related scripts. After one, a joiner makes a conjunct or prevents it. */
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2';
/** Scripts whose letters join, so that a non-joiner can separate two. */
const CURSIVE = '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}';
const PICTURE = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?';
/** Invisible characters that a script or an emoji needs. */
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
/** Characters that are invisible or look blank, including those that reverse the order of letters. */
const UNSEEN =
  '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffc\\u{1d159}]';
const unseen = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');

const TICKS = /[\u2611\u2705\u2713\u2714\u237b\u221a\u{1f5f8}\u{1f5f9}]/gu;

/** Styled and double-width letters, which stand for plain ones. */
const STYLED = /[\u2102-\u2138\u2460-\u24ff\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f169}]/gu;
/** Characters that keyboards offer in place of letters of Ghana, Togo and Azerbaijan. */
const TYPED: Record<string, string> = { ε: 'ɛ', ϵ: 'ɛ', ԑ: 'ɛ', Ԑ: 'Ɛ', ͻ: 'ɔ', Ͻ: 'Ɔ', η: 'ŋ', γ: 'ɣ', υ: 'ʋ', ә: 'ə', Ә: 'Ə' };
const typed = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');
const LATIN = /\p{Script=Latin}/u;
/** Words may be in different alphabets. */
const WORDS = /[^\s\p{Pd}/()&,.]+/gu;

const asTyped = (word: string) => (LATIN.test(word) ? word.replace(typed, (letter) => TYPED[letter] ?? letter) : word);

/** Puts a text on one line. Invisible characters stay. */
const tidyLine = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Puts a name on one line, with plain letters for styled ones and the alphabet's own for keyboard substitutes. */
const tidyName = (name: string) => tidyLine(name.replace(STYLED, (sign) => sign.normalize('NFKC'))).replace(WORDS, asTyped);

const dropUnseen = (text: string) => text.replace(unseen, (_, needed: string | undefined) => needed ?? '');
const DOUBLED = /(\p{Mn})\1+/gu;
/** A circle or square around a letter, but not a keycap around a digit. */
const ENCLOSED = /(?!\u20e3)\p{Me}/gu;
const HEAPED = /(\p{Mn}{4})\p{Mn}+/gu;
/** A mark without a letter would be drawn on the space before it, or on somebody else's text. */
const LONELY = /(^| )\p{M}+/gu;

function dropMarks(text: string): string {
  const marked = text.normalize('NFD').replace(ENCLOSED, '').replace(DOUBLED, '$1');
  return marked.replace(HEAPED, '$1').replace(LONELY, '$1').normalize('NFC');
}

/** The scripts in use today (UAX #31), and those that are written together. */
const SCRIPTS = (
  'Adlm Arab Armn Bali Bamu Batk Beng Bopo Cakm Cans Cham Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Hmnp Java Kali ' +
  'Kana Khmr Knda Lana Laoo Latn Lepc Limb Lisu Mand Mlym Mong Mtei Mymr Newa Nkoo Olck Orya Osge Plrd Rohg Saur Sinh Sund Sylo Syrc ' +
  'Tale Talu Taml Tavt Telu Tfng Thaa Thai Tibt Vaii Wcho Yiii Hani+Hira+Kana+Latn Hani+Hang+Latn Hani+Bopo+Latn'
).split(' ');
let wordRules: RegExp[] | null = null;

/** Built at first use, since an old browser throws on a script that it does not know. */
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

/** The number of visible characters, without marks and joiners. */
const lengthOf = (name: string) => [...name.replace(/[\p{M}\u200c\u200d]/gu, '')].length;

/** The flaw of a tidied name's characters, or null, whoever's name it is. */
function refuseSigns(tidy: string): NameFlaw | null {
  if (tidy.search(TICKS) >= 0) return { code: 'name_tick' };
  if (dropUnseen(tidy) !== tidy) return { code: 'name_unseen' };
  if (dropMarks(tidy) !== tidy) return { code: 'name_marks' };
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(tidy)) return { code: 'name_empty' };
  return isOfficial(tidy) ? { code: 'name_official' } : null;
}

/** @public The flaw of a person's name that others will see, or null. Letters of every script count as one. */
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

/** @public A person's name without the characters that are refused; null if nothing is left. */
export function cleanShownName(name: string): string | null {
  const clean = cleanTitle(tidyName(name).replace(/[<>]/g, '').replace(TICKS, ''));
  const short = [...clean].slice(0, MAX_NAME).join('').trim();
  return refuseShownName(short) === null ? tidyName(short) : null;
}

/** @public A title on one line without invisible characters. May be empty. */
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

/** @public A person's name in a request to join. An app may have queued it under an older rule, so the server cleans it. */
export const JoinName = z.string().check(z.maxLength(MAX_SENT, issueCode('name_long')));

/** @public The name given in place of one that is not allowed. null: none */
export const RenamedTo = z.optional(z.nullable(z.string()));

/** @public The flaw of a group's name, or null. */
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
