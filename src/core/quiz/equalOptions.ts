// Finds options of a question that say the same. Such a question has two right letters, or a wrong option that looks like the
// right one.
import { mathSpans } from '../text/richText.ts';
import type { ValidationFlaw } from '../wire/validation.ts';
import type { Question } from './quiz.ts';

/** Characters without width. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
/** Words of one or two letters that have a capital only at the start of a sentence. */
const FUNCTION_WORDS = new Set('a an as at be by do he i if in is it me my no of on or so to up us we'.split(' '));
/** Pairs of one letter, as genotypes are written: "AA", "aabb". */
const PAIRED = /^(?:(.)\1)+$/i;

/**
 * The form of an option's text: equal forms look the same to a student. Case is kept where it may mean something: in formulas, in
 * symbols ("Aa", "mm", "NaCl"), and in mixed words.
 */
function formOfOption(text: string): string {
  const visible = text.normalize('NFC').replace(UNSEEN, '');
  let form = '';
  let at = 0;
  for (const { start, end } of mathSpans(visible)) {
    form += plainForm(visible.slice(at, start)) + visible.slice(start, end).replace(/\s/g, '');
    at = end;
  }
  return (form + plainForm(visible.slice(at)))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\p{L}\p{N})])[.,;]$/u, '$1');
}

function plainForm(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\p{L}\p{M}]+/gu, wordForm);
}

function wordForm(word: string, at: number, text: string): string {
  const small = word.toLowerCase();
  const isCommon = word === small || word === word.toUpperCase() || word.slice(1) === small.slice(1);
  const isSentenceStart = FUNCTION_WORDS.has(small) && /^\s+\p{L}/u.test(text.slice(at + word.length, at + word.length + 20));
  return isCommon && (isSentenceStart || (word.length > 2 && !PAIRED.test(word))) ? small : word;
}

/** Whether two options say the same to a student. A blank option never equals another. */
export function isSameOption(first: string, second: string): boolean {
  const form = formOfOption(first);
  return form !== '' && form === formOfOption(second);
}

/** The letters of the first options that say the same; empty if all differ. */
function equalLetters({ options = {} }: Question): string[] {
  const byForm = new Map<string, string[]>();
  for (const [letter, text] of Object.entries(options)) {
    const form = formOfOption(text);
    if (form !== '') byForm.set(form, [...(byForm.get(form) ?? []), letter]);
  }
  return [...byForm.values()].find((letters) => letters.length > 1) ?? [];
}

/** Names the letters of equal options as a flaw; null if all options differ. */
export function equalOptionsFlaw(question: Question): ValidationFlaw | null {
  const letters = equalLetters(question);
  const last = letters.pop();
  return last === undefined ? null : { code: 'options_equal', params: { letters: letters.join(', '), last } };
}
