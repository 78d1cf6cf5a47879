// What stands behind a label ("Copyright: …", "Velocity – …"): the label's meaning, what it does, or neither: a dose, an order,
// a list of members. Only the first two say something that the label can be asked for by.

import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Wording } from './definition.ts';

/** Under these headings, and behind an equals sign, whatever follows a term is its meaning. */
const GLOSSARY = /\b(?:glossary|key (?:terms|words|vocabulary|concepts)|vocabulary|definitions?|terminology)\b/i;
/** "40 mg IV", "<input …", "//host/path": a quantity or code. */
const NOT_WORDS = /^[^\p{L}“‘(]|^\S*[<>{}\\/=@#]/u;
/** "oviduct, intestine, uterus, eggs": members. */
const LISTED = /^(?:[\p{L}’-]+(?: [\p{L}’-]+){0,3}, ){2,}/u;
/** "in statistics, a measure of …", "for loans: the part that …" */
const FIELD = /^(?:in|of|for) [\p{L} ]{3,30}, (?=\p{L})/u;

/** "Figure credits: Ada Lovelace and …", "Query: Ada may ask for …", "Tip: for long loans, …" */
const NOT_OPENING =
  /^(?:\p{Lu}[\p{Ll}’-]+ (?:\p{Lu}|may |can |has |is )|(?:for|if|only|always|never|use|see|by|with|at|on|as|from) )/u;

/** The wording of what a label's gloss says; null: it does not say what the label is. */
export function wordingOfGloss(label: string, gloss: string, { section, clean }: Sentence, tagged: Tagged): Wording | null {
  if (GLOSSARY.test(section.heading) || clean.includes(' = ')) return 'label';
  const meaning = gloss.replace(FIELD, '');
  if (NOT_WORDS.test(meaning) || LISTED.test(meaning)) return null;
  const [first, second] = tagged.tokens(tagged.lowered(label));
  // "Identify: …", "Read the rules: …": what one is to do. "Transfer of …" is a noun.
  if (first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.text) && (second === undefined || second.pos === 'DET')) return null;
  const [opening, next] = tagged.tokens(`it ${meaning}`).slice(1);
  // "flaps of tissue" is a noun.
  if (opening?.pos === 'VERB' && /[^s]s$/.test(opening.text) && next?.text !== 'of') return 'does';
  return NOT_OPENING.test(meaning) || isOrder(meaning, tagged) ? null : 'label';
}

/** "validate the address", "output encode all input": the verb comes before any noun with an article. */
function isOrder(meaning: string, tagged: Tagged): boolean {
  const [first, second] = tagged.tokens(meaning);
  return first?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(first.text) && (second?.pos === 'DET' || second?.pos === 'ADP');
}
