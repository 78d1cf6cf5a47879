// What stands behind a label ("Copyright: …", "Velocity – …"): the label's meaning, what it does, or neither: a dose, an order,
// a list of members. Only the first two say something that the label can be asked for by.

import { isPhrase } from '../../english/clause.ts';
import { isGlossaryHeading } from '../../english/heading.ts';
import { isPlural } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { wordsOf } from '../../english/words.ts';
import type { Material, Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import { isBareGloss } from './bareGloss.ts';
import type { Wording } from './definition.ts';
import { hasMainVerb } from './nounPhrase.ts';
import { SAYS_WHAT_HAPPENS, saysOfLabel } from './ofLabel.ts';

/** Under these headings, and behind an equals sign, whatever follows a term is its meaning. */
const GLOSSARY = /\b(?:glossary|key (?:terms|words|vocabulary|concepts)|vocabulary|definitions?|terminology)\b/i;
/** "40 mg IV", "<input …", "//host/path": a quantity or code. */
const NOT_WORDS = /^[^\p{L}“‘(]|^\S*[<>{}\\/=@#]/u;
/** "oviduct, intestine, uterus, eggs": members. "branch that studies, assesses, and treats …" is none: its list stands inside it. */
const LISTED = /^(?!(?:[\p{L}’-]+ ){1,3}(?:of|that|which|who|whose) )(?:[\p{L}’-]+(?: [\p{L}’-]+){0,3}, ){2,}/u;
/** "white bread, glucose drinks": two members, and nothing said of either. */
const PAIR = /^(?!(?:an?|the) )[\p{L}’-]+(?: [\p{L}’-]+){0,2}, (?!(?:an?|the) )[\p{L}’-]+(?: [\p{L}’-]+){0,2}$/u;
const SAYS_MORE = /\b(?:that|which|who|of|for|with|without|between|from|to|in|by|\p{L}+ed|\p{L}+ing)\b/u;
/** "in statistics, a measure of …", "for loans: the part that …" */
const FIELD = /^(?:in|of|for) [\p{L} ]{3,30}, (?=\p{L})/u;

/** "Heart failure: 30 mg for the first hour" is a dose, "Augmented triad: “aug” or a plus sign" how it is written, "Iron: A. a metal" an answer. */
const DOSE = /\b\d+(?:\.\d+)? ?(?:mg|mcg|μg|mL|IU|mEq)\b|\b(?:once|twice|daily)\b.* for \d+ (?:days|weeks)\b/u;
const NOT_SAID = /[“"][^”"]{1,5}[”"]|^[A-H][.)] |^(?:it|they|this|these) /u;

/** "Figure credits: Ada Lovelace and …", "Query: Ada may ask for …", "Tip: for long loans, …" */
const NOT_OPENING =
  /^(?:\p{Lu}[\p{Ll}’-]+ (?:\p{Lu}|may |can |has |is )|(?:for|if|only|always|never|use|see|by|with|at|on|as|from) )/u;

/** "frequency: The number of reports …", "right: The second frame …": a field of data or of code. Notes begin both halves alike. */
const FIELD_OF_DATA = /^\p{Ll}[\p{Ll}_ ]*: \p{Lu}\p{Ll}* /u;

/** "iron supplements will make stool black": of a thing that the label does not name. "A right that may be limited" is a right. */
const WILL_DO = /^(?:(?!(?:that|which|who)\b)\p{Ll}[\p{L}-]* ){1,3}(?:will|can|may|must|should)\b/u;

/** "consists of issues that …": of what it is made, so what it is; many things consist of others. */
export function saysOfWhat(meaning: string): boolean {
  return /^consists? of /i.test(meaning);
}

const NOUN_BEFORE = /^(?:of|that|which|who|whose)$|(?:ed|made)$/;

/** Verbs that the tagger takes for nouns: "a foul smell results from infection". */
const HAPPENS = pattern(
  String.raw`^(?:(?!\b(?:that|which|who|whose|where|when|how)\b).)*\p{L} ${oneOf(String.raw`
    causes \p{L}+ of | comes from | depends on | happens | leads to | occurs | results from
    ${oneOf(`
      allows | creates | decreases | improves | increases | involves | prevents | produces | provides | reduces | releases
      requires
    `)} (?!(?:and|by|due|for|from|in|of|on|or|that|to|which)\b)\p{L}+
  `)}\b`,
  'iu',
);

/** "we needed one rule": who does something. */
const SOMEBODY = /^(?:he|I|she|we|you) (?!who\b)/u;

/** "key point for success": so few words tell nothing apart. Readers took none of 8 such descriptions. */
const FEWEST_WORDS = 5;

/** The wording of what a label's gloss says; null: it does not say what the label is. */
export function wordingOfGloss(
  label: string,
  gloss: string,
  { section, clean }: Sentence,
  { lowerWords }: Material,
  tagged: Tagged,
): Wording | null {
  if (!isGlossaryHeading(section.heading) && saysOfLabel(label, gloss, clean, lowerWords, tagged)) return null;
  if (saysOfWhat(gloss)) return 'does';
  if (GLOSSARY.test(section.heading) || clean.includes(' = ')) return 'label';
  const meaning = gloss.replace(FIELD, '');
  if (NOT_WORDS.test(meaning) || LISTED.test(meaning) || NOT_SAID.test(meaning)) return null;
  if (DOSE.test(clean) || FIELD_OF_DATA.test(clean) || (PAIR.test(meaning) && !SAYS_MORE.test(meaning))) return null;
  if (WILL_DO.test(meaning) || wordsOf(gloss).length < FEWEST_WORDS) return null;
  const [first, second] = tagged.tokens(tagged.lowered(label));
  // "Identify: …", "Read the rules: …": what one is to do. "Transfer of …" is a noun.
  if (first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.text) && (second === undefined || second.pos === 'DET')) return null;
  // "High: white bread and glucose drinks"
  if (second === undefined && first?.pos === 'ADJ' && kindsOfNoun(first.text.toLowerCase()).length === 0) return null;
  const [opening, next] = tagged.tokens(`it ${meaning}`).slice(1);
  // "investigated and reported by …": what was done with it.
  if (opening?.pos === 'VERB' && /ed$/.test(opening.text) && (next?.pos === 'CCONJ' || next?.text === 'by')) return null;
  // "flaps of tissue", "documents that …" are nouns.
  if (opening?.pos === 'VERB' && /[^s]s$/.test(opening.text)) {
    const mayBeNoun = kindsOfNoun(opening.text.toLowerCase().replace(/s$/, '')).length > 0;
    if (!mayBeNoun || !NOUN_BEFORE.test(next?.text ?? '')) return 'does';
  }
  // "white blood cells: fight infection"
  if (opening?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(opening.text) && isPlural(label)) return 'does';
  if (NOT_OPENING.test(meaning) || isOrder(meaning, tagged)) return null;
  if (SAYS_WHAT_HAPPENS.test(label)) return 'label';
  return isStatement(meaning, tagged) || isBareGloss(meaning, tagged) ? null : 'label';
}

/** "validate the address", "output encode all input": the verb comes before any noun with an article. */
function isOrder(meaning: string, tagged: Tagged): boolean {
  const [first, second] = tagged.tokens(meaning);
  return first?.pos === 'VERB' && !/(?:ing|ed|en)$/.test(first.text) && (second?.pos === 'DET' || second?.pos === 'ADP');
}

/** "Odor: a foul smell results from infection", "Diet: fibre is needed": what happens or is so, not what the label is. */
function isStatement(meaning: string, tagged: Tagged): boolean {
  if (HAPPENS.test(meaning) || SOMEBODY.test(meaning)) return true;
  // "sailors who are well fed reach the port first": the verb comes behind a clause.
  if (!hasMainVerb(meaning, tagged)) return /\b(?:that|which|who)\b/.test(meaning) && !isPhrase(tagged.tokens(meaning));
  const [first] = tagged.tokens(meaning);
  // "beat felt in the artery": a noun that is a verb too.
  const mayBeNoun = first?.pos === 'VERB' && kindsOfNoun(first.text).length > 0;
  return !mayBeNoun || hasMainVerb(`the ${meaning}`, tagged);
}
