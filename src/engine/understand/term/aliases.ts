// What else a document calls a thing: "triacylglycerols or triglycerides", "platelets, also called thrombocytes". Such a name is
// as right an answer as the term itself. It looks at the words beside the term only; a gloss or an example in brackets is no name.

import { isEveryday } from '../../english/everyday.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { isPlural, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
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
/** "called apêtê, or “forest islands”": marks say that the second is a name too, of whatever number. */
const OR_QUOTED = /^[”"]?,? or (?:an? |the )?[“"]([\p{L}’' -]{3,40})[.,;]?[”"]/u;
const NAMING = new RegExp(`${CALLED} (?:an? |the )?[“"]?$`);
/** … and before it. */
const JOINED = new RegExp(`(?: \\((?:or|${ALSO_CALLED}) |[”"]?, (?:or|${ALSO_CALLED}) )${LEAD}$`);
/** "plants, fungi, or animals": one of a list. */
const LISTED = /, (?!(?:which|that|the|an?)\b)[^,.;:()]{0,40}$/;
const OR_BEFORE = new RegExp(`${CALLED} ${LEAD}${NAME}[”"]? or ${LEAD}$`);

const isNominal = ({ pos, text }: Token) => ['NOUN', 'PROPN', 'ADJ'].includes(pos) || text === '-';

/** The noun phrase that ends a text, without its article; empty where it ends with none. */
function phraseAtEnd(text: string, tagged: Tagged): string {
  const tokens = tagged.tokens(text.slice(-80));
  const first = tokens.findLastIndex((token) => !isNominal(token)) + 1;
  const start = tokens[first]?.start;
  // "this fibre, also known as …": any of many, of which the sentence before told one.
  const isPointing = /^(?:this|that|these|those|such|its|their|his|her)$/i.test(tokens[first - 1]?.text ?? '');
  return start === undefined || first === 0 || isPointing ? '' : text.slice(-80).slice(start);
}

/** "china grass" names no china. */
function isBeforeNoun(after: string, tagged: Tagged): boolean {
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(after) ?? [];
  return (
    next !== '' && tagged.tokens(`the ${next}`)[1]?.pos === 'NOUN' && tagged.tokens(`it${after.slice(0, 40)}`)[1]?.pos === 'NOUN'
  );
}

/** "the allele frequency (or gene frequency)": a kind of it is not joined so. */
const SAYS_SO = /called|known as|termed|referred to as|\(or /;

/** May this word be what the term is called too? An abbreviation begins as the term does; a kind of it ends as it does. */
function isName(name: string, term: string, joint: string, tagged: Tagged): boolean {
  const [known, words] = [wordsOf(term), wordsOf(name)];
  const [own, other] = [known, words].map((some) => wordStem(some.at(-1) ?? ''));
  if (words.length === 0 || words.length > MOST_WORDS || termKey(name) === termKey(term)) return false;
  if (own === other && !(words.length === known.length && words[0] !== known[0] && SAYS_SO.test(joint))) return false;
  // "coelomates (or pseudocoelomates)"
  if (own && other && own !== other && (own.endsWith(other) || other.endsWith(own))) return false;
  if (/^[A-Z][A-Za-z]{1,4}$/.test(name) && /[A-Z]/.test(name.slice(1)))
    return name.charAt(0).toLowerCase() === term.charAt(0).toLowerCase();
  // "aabb" is a sign, no word.
  if (/^(?:(\p{L})\1)+$/u.test(name) || (/^\p{L}{1,5}$/u.test(name) && kindsOfNoun(name).length === 0)) return false;
  return /^[\p{L}’' -]+$/u.test(name) && isPlural(name) === isPlural(term) && tagged.tokens(name).every(isNominal);
}

/** "each phenotype (or genotype)": what the document joins with "and" is not one thing with two names. */
function areTwo(material: Material, term: string, name: string): boolean {
  const [one, other] = [stemmedText(term).trim(), stemmedText(name).trim()];
  return sentencesWith(material, name).some(
    ({ stemmed }) => stemmed.includes(` ${one} and ${other} `) || stemmed.includes(` ${other} and ${one} `),
  );
}

/** "true pluralism": the word says nothing that "pluralism" does not. */
const PRAISED = /^(?:true|unified|clear|developing|modern|general|basic|typical|actual|specialized) (?=\p{Ll}{3,})/u;

/** "venation pattern", "pH value" */
const TAIL = /(?<=\p{L}{2,}) (?:pattern|value|process|phenomenon|technique|phenotype)s?$/u;
const FRAME = pattern(
  `^${oneOf(`
    law | rule | principle | theory | concept | process | act | practice | existence | presence | use | problem | idea
    phenomenon | method | state | complaint
  `)}s?$`,
  'i',
);

/** The names that stand beside a term as its equals, in the order of the document. */
export function otherNames(material: Material, term: string, tagged: Tagged): string[] {
  const found = new Set<string>();
  const small = term.toLowerCase();
  const add = (name: string | undefined, joint = '') => {
    if (name && isName(name, term, joint, tagged) && !areTwo(material, term, name)) found.add(name);
  };
  for (const { text } of sentencesWith(material, term).slice(0, MOST_SENTENCES)) {
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(small); at >= 0; at = lower.indexOf(small, at + 1)) {
      const before = text.slice(0, at);
      const after = text.slice(at + term.length);
      // "large intestine (colon)" names no intestine.
      const isPart = /^\p{L}/u.test(after) || /[\p{L}-]$/u.test(before) || isBeforeNoun(after, tagged);
      if (isPart) continue;
      const joined = JOINED.exec(before);
      if (joined && !LISTED.test(before.slice(0, joined.index)))
        add(phraseAtEnd(before.slice(0, joined.index), tagged), joined[0]);
      add(OR_BEFORE.exec(before)?.[1]);
      if (NAMING.test(before)) add(OR_AFTER.exec(after)?.[1]);
      const quoted = NAMING.test(before) ? OR_QUOTED.exec(after)?.[1] : undefined;
      if (quoted !== undefined && wordsOf(quoted).length <= MOST_WORDS) found.add(quoted);
      const last = tagged.tokens(before.slice(-60)).at(-1);
      if ((last === undefined || !isNominal(last)) && !LISTED.test(before))
        for (const pattern of AFTER) {
          const [joint, name] = pattern.exec(after) ?? [];
          add(name, joint);
        }
    }
  }
  const short = shortForm(term);
  if (short !== null) found.add(short);
  return [...found];
}

/** What says the same in fewer words: "independent assortment" of "law of independent assortment", "McDonaldization" of "… of society". */
function shortForm(term: string): string | null {
  if (PRAISED.test(term)) return term.replace(PRAISED, '');
  if (TAIL.test(term)) return term.replace(TAIL, '');
  const [, first = '', second = ''] = /^(\p{L}{3,}) of (?:the )?(\p{L}[\p{L} -]{3,})$/u.exec(term) ?? [];
  if (first === '') return null;
  if (FRAME.test(first)) return second;
  return /(?:tion|sion|ing|ment)$/.test(first) && !isEveryday(first) ? first : null;
}
