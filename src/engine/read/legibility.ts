// Decides whether a text is legible, and in which language. Scanned, garbled and empty documents are refused here.
import { UnusableDocument } from '../unusable.ts';
import { codeShare, languageOf, type TokenCounts } from './language.ts';
import { type Page, pageText, type TextDocument } from './textDocument.ts';

const SCANNED_MEAN_CHARACTERS = 50;
const NEARLY_EMPTY_PAGE = 20;
const NEARLY_EMPTY_SHARE = 0.8;
const WORDLIKE_SHARE = 0.45;
/** Shares of code: `surely` in source files; `rather` in texts that gave no questions. */
const CODE = { surely: 0.3, rather: 0.18 };

/** A token that could be a word in a language with an alphabet: letters, with a vowel, and no wild mix of cases. */
function isWordlike(token: string): boolean {
  const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (/^\d[\d.,:%/–-]*$/.test(word)) return true;
  if (!/^\p{L}[\p{L}\p{M}’'.-]*$/u.test(word)) return false;
  if (/[^\p{Script=Latin}\p{M}’'.-]/u.test(word)) return true;
  return (
    (/[aeiouyà-ü]/i.test(word) || word.length <= 4) && !/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(word) && !/[^aeiouyà-ü]{7}/i.test(word)
  );
}

/** Counts the tokens between spaces. A book repeats them, and each is examined once. */
function tokensOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const token of text.split(/\s+/)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** The share of tokens that look like words; about .8 in prose, under .45 where the letters are wrong. */
function wordlikeShare(tokens: TokenCounts): number {
  let all = 0;
  let wordlike = 0;
  for (const [token, count] of tokens) {
    if (token.length <= 3 && !/[\p{L}\p{N}]/u.test(token)) continue;
    all += count;
    if (isWordlike(token)) wordlike += count;
  }
  return all === 0 ? 0 : wordlike / all;
}

function lengthOf(text: string): number {
  return text.split(/\s+/).reduce((sum, token) => sum + token.length, 0);
}

export function isPageLegible(page: Page): boolean {
  const text = pageText(page);
  return lengthOf(text) >= NEARLY_EMPTY_PAGE && wordlikeShare(tokensOf([text])) >= WORDLIKE_SHARE;
}

/** Returns the document with its language. Throws if it is illegible. Only a file with pictures can be called scanned. */
export function requireLegible(document: TextDocument, hasPictures: () => boolean): TextDocument {
  const texts = document.pages.map(pageText);
  const lengths = texts.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const nearlyEmpty = lengths.filter((length) => length < NEARLY_EMPTY_PAGE).length;
  if (document.kind === 'pdf') {
    const thin = total / Math.max(1, lengths.length) < SCANNED_MEAN_CHARACTERS;
    const isSparse = thin || nearlyEmpty > lengths.length * NEARLY_EMPTY_SHARE;
    if (isSparse && (total === 0 || hasPictures())) throw new UnusableDocument('scanned');
  } else if (total === 0) {
    throw new UnusableDocument('no-text');
  }
  const tokens = tokensOf(texts);
  if (document.kind === 'pdf' && wordlikeShare(tokens) < WORDLIKE_SHARE) throw new UnusableDocument('garbled');
  const language = languageOf(texts, tokens);
  if (codeShare(tokens) >= (language === 'en' ? CODE.surely : CODE.rather)) throw new UnusableDocument('code');
  return language === undefined ? document : { ...document, language };
}

export function isRatherCode(document: TextDocument): boolean {
  return codeShare(tokensOf(document.pages.map(pageText))) >= CODE.rather;
}
