// Definitions that the patterns found and a teacher would strike out: the meaning belongs to another term, to one case of an
// example, or is praise and picture rather than meaning. It trusts the wording; whether it is whole is for stemSense.

import { hasMainClause } from '../../english/clause.ts';
import { isEveryday } from '../../english/everyday.ts';
import { headOf, isPlural, isPluralNoun, withoutArticle } from '../../english/noun.ts';
import type { Token } from '../../english/tagger.ts';
import { contentStems } from '../../english/words.ts';
import type { Material, Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Definition } from './definition.ts';
import { isInHeading, isSetApart } from './termPhrase.ts';

/** Opinion, praise and pictures: true perhaps, but nothing that a student could be asked to know. */
const REMARK =
  /\b(?:(?:view|image|micrograph|photograph|photo|picture|drawing|diagram|illustration) (?:of\b.{3,60}\bshows?|shows?|depicts?)|(?:engine|backbone|cornerstone|hallmark|powerhouse|lifeblood|poster child) of|certainly|arguably|undoubtedly|exciting|fascinating|remarkable|controversial|(?:classic|classical|most cited|good|great|prime|perfect|interesting|famous|well-known|notable) example|(?:among|one of) the (?:most (?:significant|important|famous|influential|widely|common)|best-known|greatest)|subject of (?:\w+ )?(?:debate|controversy)|(?:serious|major|growing|significant) (?:threat|problem|concern|cause)|important (?:avenue|part|role|factor|aspect|source)|driving forces?|backbone|cornerstone|lifeblood|heart (?:and soul )?of|tip of the iceberg|double-edged sword|melting pot|hot topic|big business|(?:good|bad) news|widely used)\b/i;

/** Is this an opinion or a picture instead of a fact? */
export function isRemark(text: string): boolean {
  return REMARK.test(text);
}

/** "This law states …", "these signals are …": which one, only the sentence before says. */
function isPointedAt({ term, sentence }: Definition): boolean {
  const pointed = /^(?:[^,]{0,40},\s+)?(?:this|these|that|those|such)\s+(.*)$/i.exec(sentence.clean)?.[1];
  return pointed?.toLowerCase().startsWith(term.toLowerCase()) ?? false;
}

/** "… known as an insertion, or the removal of a base, also known as deletion": the meaning is that of what follows. */
function isNamedAfter({ body, sentence }: Definition): boolean {
  const at = sentence.clean.toLowerCase().indexOf(body.toLowerCase());
  const after = at < 0 ? '' : sentence.clean.slice(at + body.length);
  return /^,?\s*(?:also |often |sometimes |commonly )?(?:is |are )?(?:called|known as|termed|referred to as)\b/i.test(after);
}

/** "For example, violet is the dominant trait …": said of the case at hand. "… is a hormone that …" is said of a kind. */
function isOfOneCase({ body, sentence }: Definition): boolean {
  return (
    /\bfor (?:example|instance)\b/i.test(sentence.clean.slice(0, 30)) && !/^(?:an?|any)\b.*\b(?:that|which|who)\b/i.test(body)
  );
}

/** "Light, water, and soil are factors …": what is said of them all, not what the last one is. */
function isSaidOfList({ term, sentence }: Definition, tagged: Tagged): boolean {
  const { text, tokens } = tagged.of(sentence);
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  const before = text.slice(0, Math.max(0, at));
  const start = Math.max(before.lastIndexOf(':'), before.lastIndexOf(';'));
  if (!/,\s(?:and|or)\s(?:the\s|an?\s)?$/i.test(before)) return false;
  // "Grafting, layering, and micropropagation are …": those are names.
  const isVerb = ({ pos, text: word }: Token) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(word));
  return !tokens.some((token) => token.start > start && token.end <= at && isVerb(token));
}

/** "To avoid predation, the elk no longer …": where the rest of the sentence has no verb of its own, this is its main clause. */
function isMainClause({ body, sentence }: Definition, tagged: Tagged): boolean {
  const { text, tokens } = tagged.of(sentence);
  const at = text.toLowerCase().indexOf(body.toLowerCase());
  // Right after the first comma and up to the end: what stood before says only where, when or why.
  if (at < 0 || text.indexOf(', ') !== at - 2 || /[\p{L}\p{N}]/u.test(text.slice(at + body.length))) return false;
  return !hasMainClause(tokens.filter((token) => token.end <= at));
}

/** "Hypothesis: Both traits sort …": what part of the text follows, not what the word means. */
const PART_OF_TEXT =
  /^(?:hypothes[ie]s|background|questions?|answers?|predictions?|observations?|conclusions?|results?|discussion|solutions?|strategy|problems?|methods?|materials|tips?|notes?|warnings?|reminders?|summary|given|goal|objectives?|procedure|proof)$/i;

const MORE_OF_LIST = /^,\s(?:[\p{L}-]+\s?){1,4},?\s(?:[\p{L}\s-]{2,40},\s)*and\s/u;

/** "soil, the topography, the presence of life, the climate, and time": one of a list, not the meaning of the one before. */
function isNextOfList({ body, sentence }: Definition, tagged: Tagged): boolean {
  const at = sentence.clean.toLowerCase().indexOf(body.toLowerCase());
  // What has a clause of its own is more than the name of an item.
  if (at < 0 || /\b(?:that|which|who|whose|where|when)\b/i.test(body)) return false;
  const after = sentence.clean.slice(at + body.length);
  // ", accounts for further …": the sentence goes on after an aside.
  const [next] = tagged.tokens(`it ${after.replace(/^,\s*/, '')}`).slice(1);
  if (next && (next.pos === 'AUX' || (next.pos === 'VERB' && /s$/.test(next.text)))) return false;
  return !/^, (?:such as|including|like|for example)\b/i.test(after) && MORE_OF_LIST.test(after);
}

/** "dropped out of college, or performers who …": another thing, not the same in other words; number gives it away. */
function isOtherThing({ term, body, sentence }: Definition): boolean {
  const joined = sentence.clean.toLowerCase().includes(`${term.toLowerCase()}, or ${body.toLowerCase()}`);
  return joined && !/^(?:an?|the)\b/i.test(body) && isPluralNoun(headOf(term)) !== isPluralNoun(headOf(body));
}

/** "boom" of “aging boom”, "capacity" of "the carrying capacity": half of what the document names. */
function isHalfOfName({ term, sentence }: Definition): boolean {
  const at = sentence.clean.toLowerCase().indexOf(term.toLowerCase());
  if (/\b(?:per|(?:the|an?|of) [a-zà-ÿ]+(?:ing|ed)) $/iu.test(sentence.clean.slice(0, Math.max(0, at)))) return true;
  return [...sentence.clean.matchAll(/“([^”]{3,50})”/g)].some(
    ([, quoted = '']) => quoted.split(' ').length <= 4 && quoted.toLowerCase().endsWith(` ${term.toLowerCase()}`),
  );
}

/** "… are water behind a dam, a person about to jump": examples beside each other. */
function isExample({ term, body, sentence }: Definition): boolean {
  const at = sentence.clean.toLowerCase().indexOf(term.toLowerCase());
  const before = sentence.clean.slice(0, Math.max(0, at));
  return (
    !/^the (?:number|study|rate|amount|ratio|process)\b/i.test(body) &&
    /\b(?:such as|for example|for instance|examples?|includ(?:e|es|ing)|like)\b/i.test(before) &&
    !/\b(?:that|which|who|whose|where|when)\b/i.test(body)
  );
}

/** It stands beside the term, and for another reason than to say what the term means. */
function isBesideOnly(definition: Definition, tagged: Tagged): boolean {
  return (
    isMainClause(definition, tagged) ||
    isNextOfList(definition, tagged) ||
    isOtherThing(definition) ||
    isHalfOfName(definition) ||
    isExample(definition) ||
    /^(?:older|younger|larger|smaller|higher|lower|more|fewer|less) /i.test(definition.body) ||
    // "2 million inmates, the largest number of prisoners in the world": what they amount to.
    /^the \p{L}+est (?:number|share|percentage|rate|amount|population)\b.* (?:in the (?:world|country|nation)|of any \p{L}+)$/iu.test(
      definition.body,
    ) ||
    /^(?:[a-zà-ÿ]+ )?examples? of\b/iu.test(definition.body)
  );
}

/** "… from Costco, a number that is unheard of": said of the whole sentence. */
const OF_SENTENCE = /^an? (?:[a-zà-ÿ]+ )?(?:number|figure|fact|trend|percentage|share|total|rise|fall|move|step|feat|result)\b/iu;

const MOMENT =
  /^(?:spring|summer|autumn|fall|winter|morning|evening|night|times?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)|today|ages?)$/i;
const SHORT_BUT_WHOLE =
  /\b(?:that|which|who|collection|sum|total|study|science|branch|theory|process|production|loss|lack|absence|removal|[a-zà-ÿ]{3,}est part)\b/iu;

const AND_OTHERS = /^(?:,\s+(?:the\s)?[\p{L}-]+){0,5},?\s+and\s+(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+)?[.,;]/u;

/** "… are called the rumen, reticulum, and abomasum": is this one name of several for several things? */
export function isOneOfNames({ clean }: Sentence, term: string): boolean {
  const at = clean.toLowerCase().lastIndexOf(term.toLowerCase());
  return at >= 0 && AND_OTHERS.test(clean.slice(at + term.length));
}

/** Wordings that only look like a meaning: another thing's name, a translation, a list of abbreviations, a broken number. */
function isNoMeaning({ body, family }: Definition): boolean {
  if (/^(?:an?|the)\s+[a-zà-ÿ-]+\s+(?:called|known as|termed|named)\b/iu.test(body) || /^[“"]/.test(body)) return true;
  if (family === 'apposition' && /^(?!(?:An?|The|Any)\b)\p{Lu}/u.test(body)) return true;
  // "the Ascomycota, the Basidiomycota and the …"
  if (family === 'apposition' && /^(?:an?|the) [\p{L}-]+ and (?:an?|the) /u.test(body)) return true;
  const counted = /^an? ((?:[a-zà-ÿ-]+ ){0,2}?[a-zà-ÿ-]+) that\b/iu.exec(body)?.[1];
  if (counted !== undefined && isPlural(counted)) return true;
  // "a group that are …", "states that the idea that …"
  return (
    /^an? (?:[a-zà-ÿ]+ ){1,3}(?:that|which) are\b/iu.test(body) ||
    (family === 'states' && /^the (?:concept|idea|belief|notion|fact) that\b/i.test(body))
  );
}

const MANY_AS_ONE =
  /^an? (?:[a-zà-ÿ-]+ )?(?:group|class|set|series|family|type|kind|form|source|part|collection|number|variety|branch|phylum|clade|order|subset|category|means|way|system|network|component|result|product)\b/iu;

/** Are the term and its meaning of one number: no "lichens" for "a relationship", no "altruistic" for "behaviors"? */
function isOfOneNumber({ term, body, plural }: Definition, tagged: Tagged): boolean {
  if (plural && /^an? /i.test(body) && !MANY_AS_ONE.test(body)) return false;
  const frame = 'it is the ';
  const isWord = /^\p{Ll}+(?:ic|ive|ous|able|ible|less)$/u.test(term);
  const [, , , word] = isWord ? tagged.tokens(`${frame}${term}.`) : [];
  return word?.pos !== 'ADJ' || !/^(?:an?|the|those|people|individuals|[a-zà-ÿ]+s)\b/iu.test(body);
}

/** Is it a definition that may be asked about, and a term that may stand among others? */
export function isSoundDefinition(material: Material, definition: Definition, tagged: Tagged): boolean {
  const { term, body, family, sentence } = definition;
  const said = family === 'refers' || family === 'called' || family === 'label';
  const sure = isSetApart(material, term) || isInHeading(material, term);
  // "Estradiol and progesterone" are two answers; "The challenge is gaining access" says what it lies in.
  if (/ and /.test(term) || (family === 'is' && /^\p{Ll}+ing\b/u.test(body) && /^The /.test(sentence.clean))) return false;
  // "Its classic source is the …": of something that a sentence before names.
  if (family === 'is' && /^(?:Its|Their|His|Her|Our)\b/.test(sentence.clean)) return false;
  // "Global inequality is concentrating resources": what it does at this time.
  if (family === 'is' && /^\p{Ll}+ing (?!of\b)/u.test(body) && !/(?:ing|tion|sion|ment|ism|ance|ence)$/.test(term)) return false;
  if (family === 'label' && PART_OF_TEXT.test(term)) return false;
  if (isPointedAt(definition) || isRemark(body) || /\bas (?:is|are)\b/.test(body)) return false;
  // "Matter is any substance that …" is said of the kind, "The change is …" of one.
  const ofKind = family === 'is' && sentence.clean.toLowerCase().startsWith(`${term.toLowerCase()} `);
  if (!said && !sure && ((isEveryday(withoutArticle(term)) && !ofKind) || MOMENT.test(term))) return false;
  if (!said && new Set(contentStems(body)).size < 3 && !SHORT_BUT_WHOLE.test(body)) return false;
  if (family === 'apposition' && (OF_SENTENCE.test(body) || isBesideOnly(definition, tagged))) return false;
  if (isNoMeaning(definition) || isSaidOfList(definition, tagged) || !isOfOneNumber(definition, tagged)) return false;
  // "This rate of decay is called …", "X often means doing Y": of one case, or of some.
  if (family === 'called' && isOneOfNames(sentence, term)) return false;
  if (family === 'called' && /^(?:this|these|that|those|such)\b/i.test(sentence.clean)) return false;
  if (family === 'refers' && /\b(?:often|sometimes|usually|also|can|may) means?\b/i.test(sentence.clean)) return false;
  if (!said && isOfOneCase(definition)) return false;
  // "Scientists refer to an organism by …" says what they do, not what they are.
  if (
    family === 'refers' &&
    /(?:ists|ians|ologers)$/i.test(term) &&
    !/^(?:people|persons|those|someone|professionals)\b/i.test(body)
  )
    return false;
  // Three and more capitals in a row, once: a heading that ran into its text.
  if (/^(?:\p{Lu}\S*\s){2,}\p{Lu}/u.test(term) && !sure && sentence.clean.startsWith(term)) return false;
  return said || !isNamedAfter(definition);
}
