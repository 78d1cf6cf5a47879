// Decides whether a sentence with a gap makes sense alone, and whether the gap is a whole phrase.
import { hasLoosePronoun } from '../check/wholePhrase.ts';
import { hasBrokenClause, hasMainClause } from '../english/clause.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { isBalanced, isDangling } from '../english/plainText.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { isEnglish, isLeaning } from '../outline/languages.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import type { Sentence } from '../understand/material.ts';
import type { Tagged } from '../understand/tagged.ts';
import { isClean, scrapsIn } from './topicDraft.ts';

const WORDS = { fewest: 8, most: 32 };
const SIGNS = /^[^:]{1,40}:|[?!…:]["”»]?$|["“”«»„;]|[—–]\s/u;

/** Whether a sentence is complete prose that makes sense alone. */
export function standsByItself(sentence: string, language: string | undefined): boolean {
  if (!/^\p{Lu}/u.test(sentence) || !endsSentence(sentence) || SIGNS.test(sentence) || !isBalanced(sentence)) return false;
  if ((isEnglish({ language }) && isDangling(sentence)) || isLeaning(sentence, language)) return false;
  const words = wordCount(sentence);
  return words >= WORDS.fewest && words <= WORDS.most && scrapsIn(sentence) === 0 && isClean(sentence, language);
}

/** Words by which an English sentence refers to other text. */
export const REFERENCE = regex('i')`\b${oneOf`
    above | also(?! (?:called|known|referred|termed)) | (?:centuries|days|months|weeks|years) later | in turn | (?<!one )another | below | former | however | latter | such(?! as)
    therefore | these | this | those | thus
  `}\b`;

/** Whether an English sentence of a paragraph is a statement that makes sense alone. */
export const isStatement = ({ usable, kind, clean }: Sentence): boolean =>
  usable && kind === 'paragraph' && standsByItself(clean, 'en') && !REFERENCE.test(clean);

const STAND_IN = 'Xx';
const ENDS_PHRASE: ReadonlySet<string> = new Set(['ADP', 'ADV', 'AUX', 'CCONJ', 'PART', 'PRON', 'PUNCT', 'SCONJ', 'VERB']);

/** The part of speech after a gap. Null if the English sentence is incomplete, or the gap is only part of a phrase. */
export function posBehindGap(tagged: Tagged, head: string, tail: string, isOfTerm = false): string | null {
  const tokens = tagged.tokens(withoutFullStop(`${head}${STAND_IN}${tail}`));
  const at = tokens.findIndex(({ text }) => text === STAND_IN);
  const { pos, text } = tokens[at + 1] ?? { pos: 'PUNCT', text: '' };
  const [previous, first] = [tokens[at - 1]?.pos ?? '', tokens[0]?.pos ?? ''];
  const isPlain = !/ing$/.test(text) && previous !== 'ADV' && !['ADV', 'PRON'].includes(first) && hasMainClause(tokens);
  const isWhole =
    ENDS_PHRASE.has(pos) &&
    !['ADJ', 'NOUN', 'PROPN'].includes(previous) &&
    !['CCONJ', 'VERB'].includes(first) &&
    !hasBrokenClause(tokens) &&
    !hasLoosePronoun(tokens);
  const hasVerb = tokens.some((token) => token.pos === 'VERB' || token.pos === 'AUX');
  return isWhole && (isPlain || (hasVerb && !isOfTerm)) ? pos : null;
}
