// What else a document calls a thing: "triacylglycerols or triglycerides", "platelets, also called thrombocytes". Such a name is
// as right an answer as the term itself. It looks at the words beside the term only; a gloss or an example in brackets is no name.

import { isEveryday } from '../../english/everyday.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { isPlural, termKey } from '../../english/noun.ts';
import type { Token } from '../../english/tagger.ts';
import { stemmedText, wordStem, wordsOf } from '../../english/words.ts';
import { type Material, sentencesWith } from '../material.ts';
import type { Tagged } from '../tagged.ts';

const MOST_WORDS = 3;
const MOST_SENTENCES = 40;
const NAME = '([^\\s,;:()]+(?: [^\\s,;:()]+){0,2})';
const ALSO_CALLED = `(?:(?:also|sometimes|often|otherwise|commonly|better|formerly) )+${CALLED}`;
const LEAD = '(?:an? |the )?[“"]?';
/** What stands after a term when another word is its name too; "known as A or B" joins names. */
const AFTER = [
  new RegExp(`^[”"]? \\((?:or|${ALSO_CALLED}) ${LEAD}${NAME}[”"]?\\)`),
  /^[”"]? \(([A-Z]{2,6})\)/,
  new RegExp(`^[”"]?, (?:or|${ALSO_CALLED}) ${LEAD}${NAME}[”"]?(?=[,.;—])`),
  new RegExp(`^[”"]?,? (?:which |that )?(?:is|are) ${ALSO_CALLED} ${LEAD}${NAME}[”"]?(?=[,.;—])`),
];
const OR_AFTER = new RegExp(`^[”"]? or ${LEAD}${NAME}[”"]?(?=[,.;)—])`);
const NAMING = new RegExp(`${CALLED} (?:an? |the )?[“"]?$`);
/** … and before it. */
const JOINED = new RegExp(`(?: \\((?:or|${ALSO_CALLED}) |[”"]?, (?:or|${ALSO_CALLED}) )${LEAD}$`);
const OR_BEFORE = new RegExp(`${CALLED} ${LEAD}${NAME}[”"]? or ${LEAD}$`);
/** "plants, fungi, or animals": one of a list. */
const LISTED = /, (?!(?:which|that|the|an?)\b)[^,.;:()]{0,40}$/;

const isNominal = ({ pos, text }: Token) => ['NOUN', 'PROPN', 'ADJ'].includes(pos) || text === '-';

/** The noun phrase that ends a text, without its article; empty where it ends with none, or "this fibre" points to one of many. */
function phraseAtEnd(text: string, tagged: Tagged): string {
  const end = text.slice(-80);
  const tokens = tagged.tokens(end);
  const first = tokens.findLastIndex((token) => !isNominal(token)) + 1;
  const isPointing = /^(?:this|that|these|those|such|its|their|his|her)$/i.test(tokens[first - 1]?.text ?? '');
  return first === 0 || isPointing ? '' : end.slice(tokens[first]?.start ?? end.length);
}

/** "china grass" names no china. */
function isBeforeNoun(after: string, tagged: Tagged): boolean {
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(after) ?? [];
  return (
    next !== '' && tagged.tokens(`the ${next}`)[1]?.pos === 'NOUN' && tagged.tokens(`it${after.slice(0, 40)}`)[1]?.pos === 'NOUN'
  );
}

/** May this word be what the term is called too? An abbreviation begins as the term does; a kind of it ends as it does. */
function isName(name: string, term: string, tagged: Tagged): boolean {
  const [termHead = '', nameHead = ''] = [term, name].map((text) => wordStem(wordsOf(text).at(-1) ?? ''));
  if (wordsOf(name).length > MOST_WORDS || termKey(name) === termKey(term)) return false;
  if (termHead.endsWith(nameHead) || nameHead.endsWith(termHead)) return false;
  if (/^[A-Z][A-Za-z]{0,3}[A-Z]/.test(name)) return name.charAt(0).toLowerCase() === term.charAt(0).toLowerCase();
  return /^[\p{L}’' -]+$/u.test(name) && isPlural(name) === isPlural(term) && tagged.tokens(name).every(isNominal);
}

/** "each phenotype (or genotype)": what the document joins with "and" is not one thing with two names. */
function areTwo(material: Material, term: string, name: string): boolean {
  const [termStems, nameStems] = [stemmedText(term).trim(), stemmedText(name).trim()];
  return sentencesWith(material, name).some(
    ({ stemmed }) => stemmed.includes(` ${termStems} and ${nameStems} `) || stemmed.includes(` ${nameStems} and ${termStems} `),
  );
}

/** The names that stand beside a term as its equals, in the order of the document. */
export function otherNames(material: Material, term: string, tagged: Tagged): string[] {
  const names = new Set<string>();
  const small = term.toLowerCase();
  const add = (name: string | undefined) => {
    if (name && isName(name, term, tagged) && !areTwo(material, term, name)) names.add(name);
  };
  for (const { text } of sentencesWith(material, term).slice(0, MOST_SENTENCES)) {
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(small); at >= 0; at = lower.indexOf(small, at + 1)) {
      const [before, after] = [text.slice(0, at), text.slice(at + term.length)];
      // "large intestine (colon)" names no intestine.
      if (/^\p{L}/u.test(after) || /[\p{L}-]$/u.test(before) || isBeforeNoun(after, tagged)) continue;
      const joined = JOINED.exec(before);
      if (joined && !LISTED.test(before.slice(0, joined.index))) add(phraseAtEnd(before.slice(0, joined.index), tagged));
      add(OR_BEFORE.exec(before)?.[1]);
      if (NAMING.test(before)) add(OR_AFTER.exec(after)?.[1]);
      const last = tagged.tokens(before.slice(-60)).at(-1);
      if (last === undefined || (!isNominal(last) && !LISTED.test(before)))
        for (const pattern of AFTER) add(pattern.exec(after)?.[1]);
    }
  }
  const short = shortForm(term);
  return short === null ? [...names] : [...new Set([...names, short])];
}

/** What says the same in fewer words: "independent assortment" of "law of independent assortment", "silting" of "silting of harbours". */
function shortForm(term: string): string | null {
  const [, first = '', second = ''] = /^(\p{L}{3,}) of (?:the )?(\p{L}[\p{L} -]{3,})$/u.exec(term) ?? [];
  if (/^(?:law|principle|theory|process|act|practice|concept|rule)$/i.test(first)) return second;
  return /(?:tion|sion|ing|ment)$/.test(first) && !isEveryday(first) ? first : null;
}
