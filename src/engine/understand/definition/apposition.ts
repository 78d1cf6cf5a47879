// Finds meanings that a sentence adds to a term besides: "… grief, a response to loss, …", "… monotheism, which is a religion that …".
import { hasMainClause, isPhrase } from '../../english/clause.ts';
import { isPlural, withoutArticle } from '../../english/noun.ts';
import { oneOf, regex } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import type { Token } from '../../english/tagger.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import { saysOfMany } from '../term/category.ts';
import type { Proposal } from './definition.ts';

/** What stands between a term and its meaning. */
const JOINT = /(?:, |\\?: | ?— ?)(?:or |which (?:is|are) )?(?=\p{L})/gu;
/** "a response to …", "plants that …": a noun with what tells it apart. */
const TELLS = oneOf`found | in which | made | of | that | used | where | which | who | whose`;
const MEANING = regex('u')`^(?:(?:an?|any|the)\s(?:[\p{L}’'-]+,?\s){1,4}?(?:${TELLS}|${oneOf`
  between | for | from | in | to | with | \p{L}{3,}ed | \p{L}{3,}ing`})|(?:\p{L}[\p{L}-]*(?<!ing),?\s){0,2}\p{L}+s\s${TELLS})\s`;
/** One of a list, a second thing, a figure, or what stands outside. */
const LISTS = /^[^,]*, (?:and|or) |, (?:and|or) (?:an?|many|some|the) |\d\d|\b(?:it|them)\b/;
/** It says what the whole sentence tells. */
const OF_SENTENCE = regex('iu')`^an? (?:\p{L}+ )?${oneOf`
    characteristic | fact | feature | figure | number | phenomenon | practice | result | rate | sign | step | strategy | task
    trait | trend
  `}\b`;
/** What a sentence goes on with behind a meaning. */
const GOES_ON = /^(?:an?|the|but|so|also|especially|such|including|versus|which|who)$/;
/** "When a ligand binds to its receptor, the activation of …": the comma ends a clause. */
const OPENS_CLAUSE = /^(?:after|although|as|because|before|if|just|once|since|though|when|while)\b[^,]*$/i;
const MOST_WORDS = 3;
const FEWEST_STEMS = 4;
const VERBAL: ReadonlySet<string> = new Set(['AUX', 'SCONJ', 'VERB']);
const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ']);

/** The noun phrase that ends here, without its article; null where it is a part of one, or the sentence has no verb around it. */
function termBefore(text: string, tokens: readonly Token[], end: number): string | null {
  const last = tokens.findIndex((token) => token.end >= end);
  let first = last;
  const isJoined = (at: number) => tokens[at]?.text === '-';
  while (NOUNS.has(tokens[first - 1]?.pos ?? '') || isJoined(first - 1) || isJoined(first - 2)) first -= 1;
  const [outer, previous] = tokens.slice(0, first).slice(-2);
  const closest = previous ?? outer;
  const isApart = closest === undefined || ['DET', 'ADP', 'VERB', 'AUX', 'SCONJ'].includes(closest.pos);
  const isSubject = first === 0 || (first === 1 && tokens[0]?.pos === 'DET');
  const isSaid = isSubject || hasMainClause(tokens.slice(0, last + 1));
  const isPart = /^(?:of|include[sd]?|including|like)$/i.test((closest?.pos === 'DET' ? outer : closest)?.text ?? '');
  const term = text.slice(tokens[first]?.start, end).replace(/^(?:concept|term|word) /, '');
  const isTerm = ['NOUN', 'PROPN'].includes(tokens[last]?.pos ?? '') && term.split(' ').length <= MOST_WORDS;
  return isApart && isSaid && isTerm && !isPart ? term : null;
}

/** The meaning that begins here, as far as it is one phrase. */
function meaningAt(text: string, start: number, isOfSubject: boolean, tokens: readonly Token[], tagged: Tagged): string | null {
  if (!MEANING.test(text.slice(start))) return null;
  const isEnd = (at: number) => {
    const [next, second] = tokens.filter((token) => token.start > at);
    return (
      text[at] !== ',' ||
      isOfSubject ||
      next === undefined ||
      GOES_ON.test(next.text) ||
      VERBAL.has(next.pos) ||
      (next.pos === 'CCONJ' && VERBAL.has(second?.pos ?? ''))
    );
  };
  const end = [...text.matchAll(/[,;:)—]|$/g)].find(({ index }) => index > start && isEnd(index))?.index ?? text.length;
  const meaning = text.slice(start, end);
  const phrase = tagged.tokens(meaning);
  const isOther =
    OF_SENTENCE.test(meaning) ||
    LISTS.test(meaning) ||
    /^, (?:an?|the) [^,]*,? (?:and|or) |^, (?:and|or) (?:an?|the) /.test(text.slice(end));
  const isTold = new Set(contentWordStems(meaning)).size >= FEWEST_STEMS;
  return isTold && !isOther && isPhrase(phrase) && !hasMainClause(phrase) ? meaning : null;
}

/** What a sentence says besides of its terms. */
export function appositionsIn(sentence: Sentence, tagged: Tagged): Proposal[] {
  const { text: sentenceText, tokens } = tagged.of(sentence);
  const text = withoutFullStop(sentenceText);
  return [...text.matchAll(JOINT)].flatMap(({ 0: joint, index }): Proposal[] => {
    if (joint === ', ' && OPENS_CLAUSE.test(text.slice(0, index))) return [];
    const term = termBefore(text, tokens, index);
    const isOfSubject = term !== null && withoutArticle(text.slice(0, index)) === term;
    const meaning = term === null ? null : meaningAt(text, index + joint.length, isOfSubject, tokens, tagged);
    if (term === null || meaning === null || isPlural(term) !== saysOfMany(meaning)) return [];
    return [{ term, meaning, wording: 'is', plural: isPlural(term), isBeside: true }];
  });
}
