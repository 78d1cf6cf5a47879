// Lists the wordings of definitions as patterns. They propose term and meaning, which are judged later.
import { isPlural, withoutArticle } from '../../english/noun.ts';
import { oneOf, regex } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Proposal, Wording } from './definition.ts';
import { labelled } from './label.ts';

const HEDGE = String.raw`(?:${oneOf`
    also | basically | broadly | collectively | commonly | formally | generally | literally | most often | often | simply
    sometimes | specifically | typically | usually
  `}\s+)?`;
const SUBJECT = '([^,;:()]{2,70}?)';

const REFERS = regex('i')`^(?:the (?:term|word|phrase|concept of)\s+)?${SUBJECT},?\s+${HEDGE}${oneOf`
    refers? to | means?(?! (?:that|of|to)) | denotes? | signif(?:y|ies)
    (?:describes?|indicates?)(?= (?:an?|the|any|situations?|people|those|one|cases?) )
    (?:is|are|can be|may be) ${HEDGE}defined as
    (?:is|are) (?:the |an? )?(?:terms?|names?) that (?:describes?|refers? to)
    (?:is|are) (?:the |an? )?(?:terms?|names?) (?:used |given )?(?:for|to (?:describe|refer to))
  `}\s+(?!when\b)(.+)$`;
const USE_TERM = regex('i')`\b(?:uses?|used|coined|introduced) the (?:terms?|words?|phrases?)\s+([^,;:()]{2,50}?)\s+
    (?:to (?:describe|refer to|mean|denote)|for)\s+(.+)$`;
const IS_CALLED = regex('i')`^([^;]{15,240}?(?<!\bwhat)),?\s+(?:is|are|was|were)\s+${HEDGE}${oneOf`
    called | known as | termed | referred to (?:in [a-z]+ )?as | labell?ed | what [^,.;]{3,40}? (?:call|refer to as|term)
  `}\s+(?:an?\s+|the\s+|its\s+|their\s+)?([^,;:()—]{2,50}?)
    (?=[.,;:—]|$| (?:and|because|since|while|whereas|but|which)\b)`;
const DEFINED_AS = regex('i')`\b(?:defines?|defined)
  (?: the (?:terms?|concept of))? ([^,;:()]{3,50}?) as ((?:an?|the|any|\w+ing) [^;]{15,220})$`;
const OCCURS = regex('i')`^${SUBJECT}\s+${HEDGE}${oneOf`
    arises? | can (?:also )?occur | happens? | is | occurs? | results? | takes? place
  `}\s+(when(?:ever)?\s+.+|(?<=(?:occurs?|arises?|happens?) )(?:if|as) (?:an?|the) .+)$`;
const STATES = regex('i')`^((?:the\s+)?[^,;:()]{2,60}?${oneOf`
    axiom | doctrine | effect | hypothesis | law | postulate | principle | rule | theorem | theory
  `}(?: of [a-z ]{3,40}?)?)\s+(?:states?|holds?|says?|asserts?|proposes?) that\s+(.+)$`;
const IS = new RegExp(`^${SUBJECT}\\s+(is|are)\\s+${HEDGE}((?:an?|the|any|those|one|[a-zà-ÿ-]+),?\\s+.+)$`, 'iu');
/** "Erosion, the slow removal of soil, is …" */
const BESIDE = new RegExp(
  `^${SUBJECT}, ((?:an?|the) [^,]{15,140}), (?:is|are|was|were|has|have|can|may|[a-zà-ÿ]+s|[a-zà-ÿ]+ed)\\b`,
  'iu',
);

/** Quick tests: without these words the slow patterns of a wording need not be tried. */
const MAY_REFER =
  /\b(?:defined|defines?|denotes?|describes?|indicates?|means?|names?|phrases?|refers?|signif(?:y|ies)|terms?|words?)\b/i;
const MAY_CALL = /\b(?:called|known|termed|named|referred|labell?ed|call|refer|term)\b/i;
/** An earlier verb, so that the wording found is not the main one: "A label is a mark that describes the …". */
const HAS_VERB = /\s(?:is|are|was|were|that|which|who|occurs?|happens?|arises?|exists?|results?)\s/i;

const LEAD = regex('i')`^(?:${oneOf`
    in | within | for | to | at | from | according to | among | during | by | as | on | unlike | like
  `}\s+(?!${oneOf`
    this | that | these | those | such | other | addition | contrast | fact | turn | short | each | both | which
  `})[^,]{2,60},\s+|${oneOf`
    broadly | by contrast | conversely | formally | generally | in contrast | in short | simply put | specifically | technically
    today | traditionally
  `},?\s+)`;

/** The main clause, without an introduction or an insertion between subject and verb. */
function withoutAsides(sentence: string): string {
  return sentence
    .replace(LEAD, '')
    .replace(/^([^,—]{3,50})—[^—]{3,60}—\s*(?=is |are )/, '$1 ')
    .replace(/^([^,]{3,50}), (?:in contrast|however|also|therefore|then|in turn|on the other hand|by contrast|thus), /, '$1 ')
    .replace(/^([^,]{3,50}), (?:as|which|who) [^,]{3,80}, (?=\p{L}+s |are )/u, '$1 ')
    .replace(/^([^,]{3,50}), (?:also )?(?:known|called|referred to) (?:as )?[^,]{3,50}, /, '$1 ');
}

const POINTS_TO_OTHERS = regex('i')`^${oneOf`
    as | at | both | each | for | he | her | here | his | if | in | it | its | many | most | on | one | others? | she | so
    some | that | the (?:former|latter|first|second|other) | their | there | these | they | this | those | when
  `}\b`;
type Found = readonly [term: string | undefined, meaning: string | undefined, wording: Wording, plural?: boolean];

const FIRST_OF_TWO = /^(?:while|whereas|although|though|if|just as) ([^,]{20,150}), ([a-zà-ÿ].*)$/iu;

/** Other clauses that may be definitions: "…, while latent functions are the …". */
function otherClauses(sentence: string): string[] {
  const later = [...sentence.matchAll(/(?:, (?:while|whereas|and|but)|;(?: and| while| whereas| but)?) /g)].map(
    ({ 0: joint, index }) => sentence.slice(index + joint.length),
  );
  return [...later, ...(FIRST_OF_TWO.exec(sentence)?.slice(1) ?? [])].filter((clause) => !POINTS_TO_OTHERS.test(clause));
}

/** The term of a subject: "law of dominance" of "Mendel’s law of dominance", "fertility rate" of "the fertility rate of a society". */
function subject(text: string): string {
  return withoutArticle(text.trim())
    .replace(/^\p{Lu}\p{Ll}+[’']s\s+(?=\S+\s+\S)/u, '')
    .replace(/^(\p{Ll}+(?: \p{Ll}+)?) of an? \p{Ll}+$/u, '$1');
}

function definedIn(text: string, sentence: string): Found | null {
  const refers = MAY_REFER.test(sentence) ? (USE_TERM.exec(sentence) ?? REFERS.exec(text)) : null;
  if (refers && !HAS_VERB.test(refers[1] ?? '')) return [refers[1], refers[2], 'refers'];
  const called = MAY_CALL.test(sentence) ? IS_CALLED.exec(sentence.replace(LEAD, '').replace(/—[^—]{5,130}—/g, ' ')) : null;
  if (called) return [called[2], called[1]?.replace(/,? which$/, ''), 'called'];
  const definedAs = DEFINED_AS.exec(sentence);
  if (definedAs) return [definedAs[1], definedAs[2], 'refers'];
  const occurs = OCCURS.exec(text);
  if (occurs && !HAS_VERB.test(occurs[1] ?? '')) return [occurs[1], occurs[2], 'when'];
  const states = STATES.exec(text);
  // "The theory states that …": which one, a sentence before says.
  if (states && subject(states[1] ?? '').includes(' ')) return [states[1], states[2], 'states'];
  const besideMatch = BESIDE.exec(text);
  if (besideMatch) return [besideMatch[1], besideMatch[2], 'is'];
  const is = IS.exec(text);
  return is && [is[1], is[3], 'is', is[2] === 'are'];
}

export function matchDefinitions(sentence: Sentence, tagged: Tagged): Proposal[] {
  const label = labelled(sentence);
  if (label) return [label];
  if (!sentence.usable && !sentence.personal) return [];
  const sentenceText = withoutFullStop(tagged.of(sentence).text);
  const text = tagged.lowered(withoutAsides(sentenceText));
  const all = [definedIn(text, sentenceText), ...otherClauses(sentenceText).map((clause) => definedIn(clause, clause))];
  return all.flatMap((definition): Proposal[] => {
    const [term, meaning, wording, plural] = definition ?? [];
    if (!term || !meaning || !wording) return [];
    return [{ term: subject(term), meaning, wording, plural: plural ?? isPlural(term) }];
  });
}
