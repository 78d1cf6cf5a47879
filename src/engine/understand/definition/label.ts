// Finds labels with their meaning: "Ebb: the outward flow of the water". What follows a colon may also be a dose, an order or a list.
import { isPhrase } from '../../english/clause.ts';
import { isPlural } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { anyOf, regex } from '../../english/pattern.ts';
import { wordsOf } from '../../english/words.ts';
import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Proposal } from './definition.ts';
import { isNounPhrase } from './nounPhrase.ts';

const LABEL =
  /^([\p{L}][^:.?!;=]{1,48}?)\s*(?::|\s[–—-]\s|—(?=\p{Ll})|\s=\s(?=[\p{L}’,-]+ [\p{L}\p{N}’,-]+ [\p{L}\p{N}’,-]+))\s*(.{15,260})$/u;
/** Under these headings, and behind an equals sign, whatever follows a term is its meaning. */
const GLOSSARY = /\b(?:glossary|key (?:terms|words|vocabulary|concepts)|vocabulary|definitions?|terminology)\b/i;

/** The term and the meaning of an item, of a bold lead or of a line of a glossary. */
export function labelled(sentence: Sentence): Proposal | null {
  const { clean, text, emphasised, kind, section } = sentence;
  if (!/[:=–—-]/.test(clean) || text.includes('?')) return null;
  const [, label, meaning] = LABEL.exec(clean) ?? [];
  if (label === undefined || meaning === undefined || label.split(/\s+/).length > 4) return null;
  const [bold] = emphasised;
  const isMarked = bold !== undefined && text.startsWith(bold) && bold.length <= label.length + 2;
  if (kind !== 'item' && !isMarked && !GLOSSARY.test(section.heading)) return null;
  return { term: label, meaning, wording: 'label', plural: isPlural(label) };
}

/** Glosses that are no meaning, line by line: a number or code; a list, a quote; an option, a dose, a person; adverbs; orders; a statement. */
const NO_MEANING = anyOf('u')`
    ^[^\p{L}“‘(] | ^\S*[<>{}\\/=@#]
    ^(?!(?:[\p{L}’-]+ ){1,3}(?:of|that|which|who|whose) )(?:[\p{L}’-]+(?: [\p{L}’-]+){0,3}, ){2,} | [“"‘][^”"]{1,5}[”"]|^[“‘]
    ^[A-H][.)]\s | \b\d+(?:\.\d+)? ?(?:mg|mcg|μg|mL|IU|mEq)\b | ^(?:he|I|it|she|they|this|these|we|you)\s
    ^(?:always|at|based|both|by|common|few|for|from|if|less|lots|many|more|most|never|not?|often|on|once|only)\s
    ^(?:see|several|some|to|twice|use|usually|with)\s
    ^(?:(?!(?:how|that|what|which|who)\b)\p{Ll}[\p{L}-]* ){1,3}(?:will|can|may|must|should|is|are)\b
    ^(?:(?!\b(?:that|which|who|where|when|how)\b).)*\p{L} (?:causes|increases?|leads to|occur(?:s|red)|releases|results from)\b
`;
/** Fewer words describe too much: "key point for success". Readers accepted none of 8 such descriptions. */
const FEWEST_WORDS = 5;
/** What makes a description of a noun: an article before it, or words behind it. Readers accepted 2 of 19 glosses without. */
const DESCRIBES = regex('iu')`^(?:an?|any(?:one|thing)?|each|how|one|some(?:one|thing)|the|those|what(?:ever)?|when|where)\s
    |\b(?:at|by|not|of|that|under|when|where(?:by|in)?|which|who|whom|whose|with|without|\p{L}+ing)\b`;
/** A word that can follow a noun, but not a verb. */
const FOLLOWS_NOUN = /^(?:of|that|which|who|whose)$|(?:ed|made)$/;

/** Whether a gloss says what its label is: a noun phrase that describes it, and not an order or what it does. */
export function isMeaningOfLabel(gloss: string, { section, clean }: Sentence, tagged: Tagged): boolean {
  if (GLOSSARY.test(section.heading) || clean.includes(' = ')) return true;
  if (NO_MEANING.test(gloss) || wordsOf(gloss).length < FEWEST_WORDS) return false;
  const [opening, next] = tagged.tokens(`it ${gloss}`).slice(1);
  const isNoun =
    kindsOfNoun(opening?.text.toLowerCase().replace(/s$/, '') ?? '').length > 0 && FOLLOWS_NOUN.test(next?.text ?? '');
  const isAdjective = tagged.tokens(gloss)[0]?.pos === 'ADJ';
  if (opening?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(opening.text) && !isNoun && !isAdjective) return false;
  const isThing = /ing$/.test(opening?.text ?? '') || /^(?:an?|how|the|what|when) /.test(gloss) || isNounPhrase(gloss, tagged);
  return isThing && DESCRIBES.test(gloss) && isPhrase(tagged.tokens(gloss));
}
