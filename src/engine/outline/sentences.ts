// Cuts a text into sentences in any language. Intl.Segmenter would give other sentences in other browsers.
import { sentencesOf } from '../english/sentence.ts';
import { isAbbreviation } from './languages.ts';

/** Scripts that put no space behind a sentence, or end it with a sign of their own. */
const OTHER_ENDS = /(?<=[。！？।።؟])/u;
const LAST_WORD = /([^\s(«“„"]+)\.["”’»)\]]*$/u;

export function sentencesIn(text: string, language: string | undefined): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(OTHER_ENDS).flatMap(sentencesOf)) {
    const last = sentences.at(-1);
    const word = last === undefined ? undefined : LAST_WORD.exec(last)?.[1];
    if (last !== undefined && word !== undefined && isAbbreviation(word, language))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const ENDS = /[.!?…。！？।።؟][)”"’»“\]*]*$/u;

export function endsSentence(text: string): boolean {
  return ENDS.test(text.trim());
}

/** Scripts without spaces between words: two of their letters count as a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function hasUnspacedWords(text: string): boolean {
  return text.search(UNSPACED) >= 0;
}

export function wordCount(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  return unspaced === 0 ? wordsIn(text).length : Math.ceil(unspaced / 2) + wordsIn(text.replace(UNSPACED, ' ')).length;
}
