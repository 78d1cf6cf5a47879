// The wordings of a definition, one by one. They propose term and meaning; whether both are any good is judged after.

import { CALLED } from '../../english/namingVerbs.ts';
import { isPlural, withoutArticle } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import { matchAppositions } from './apposition.ts';
import type { Proposal, Wording } from './definition.ts';
import { labelled } from './label.ts';
import { laterClauses, plainly, twoClauses, withoutAsides } from './plainly.ts';

const HEDGE = String.raw`(?:${oneOf(`
    also | basically | broadly | collectively | commonly | formally | generally | literally | most often | often | simply
    sometimes | specifically | typically | usually
  `)}\s+)?`;
const SUBJECT = '([^,;:()]{2,70}?)';

const REFERS = pattern(
  String.raw`^(?:the (?:term|word|phrase|concept of)\s+)?${SUBJECT},?\s+${HEDGE}${oneOf(`
    refers? to | means?(?! (?:that|of|to)) | denotes? | signif(?:y|ies)
    (?:describes?|indicates?)(?= (?:an?|the|any|situations?|people|those|one|cases?) )
    (?:is|are|can be|may be) ${HEDGE}defined as
    (?:is|are) the (?:terms?|names?) (?:now )?(?:used |given )?(?:for|to)(?: refer to| describe)?
    (?:is|are) (?:an? )?terms? (?:that (?:describes?|refers? to)|(?:used )?(?:to describe|to refer to|for))
    (?:is|are) used to describe
  `)}\s+(.+)$`,
  'i',
);
const TERM_DESCRIBES = new RegExp(
  `^the (?:term|word|phrase)\\s+${SUBJECT}\\s+${HEDGE}(?:describes?|means|was coined to describe|is applied to)\\s+(.+)$`,
  'i',
);
const USE_TERM = pattern(
  String.raw`\b(?:uses?|used|coined|introduced) the (?:terms?|words?|phrases?)\s+([^,;:()]{2,50}?)\s+
    (?:to (?:describe|refer to|mean|denote)|for)\s+(.+)$`,
  'i',
);
const IS_CALLED = pattern(
  String.raw`^(.{15,240}?),?\s+(?:is|are|was|were)\s+${HEDGE}${oneOf(`
    called | known as | termed | referred to (?:in [a-z]+ )?as | labell?ed | what [^,.;]{3,40}? (?:call|refer to as|term)
  `)}\s+(?:an?\s+|the\s+|its\s+|their\s+)?([^,;:()—]{2,50}?)
    (?=[.,;:—]|$| (?:and|because|since|while|whereas|but|which)\b)`,
  'i',
);
/** "Negative ions are formed by gaining electrons and are called anions": what comes first is the meaning. */
const AND_CALLED = /^((?:[a-zà-ÿ]+[ -]){1,6}?)((?:is|are) [^,;]{12,150}?),? and (?:is|are)? ?$/iu;
const DEFINED_AS = pattern(
  String.raw`\b(?:defines?|defined|describes?|described)
    (?: the (?:terms?|concept of))? ([^,;:()]{3,50}?) as ((?:an?|the|any|\w+ing) [^;]{15,220})$`,
  'i',
);
/** "described the peoples as believing in a force": so somebody sees them. */
const SEEN_AS = /^describe[sd]?\b.* as \w+ing\b/i;
/** "Durkheim called the communal beliefs of a society the collective conscience": the name comes last. */
const SOMEONE_CALLED = pattern(
  String.raw`^\p{Lu}[^,;:—]{2,60}?(?: (?:calls?|called|termed|dubbed))
    (?: ((?:the|an?|those) [^;:—]{12,150}))(?: (?:the|an?)) ((?:[\p{Ll}’-]+ ){0,2}[\p{Ll}’-]+)$`,
  'u',
);
/** "An instrument called a spectrophotometer can differentiate …": the kind, and what it does. */
const NAMED = pattern(
  String.raw`^((?:an?|the|one) (?:[a-zà-ÿ-]+ ){0,4}?[a-zà-ÿ-]+),? (?:(?:also|often|sometimes|commonly|collectively) )?
    (?:called|known as|termed|named) (?:an? |the )?([^,;:()—]{3,48}?)
    (?:, (?:which |that )?| (?=(?:is|are|can|may|will|has|have|was|were)\b)|(?<=\S) (?=[a-zà-ÿ]{3,}s\b))
    ([a-zà-ÿ].{15,160})$`,
  'iu',
);
const WHEN_CALLED = pattern(
  `^(when [^,]{20,180}), (the ${oneOf(`
    arrangement | behavior | behaviour | change | condition | configuration | effect | event | pattern | phenomenon | practice
    process | result | situation | state | structure
  `)}) is ${CALLED} (?:an? |the )?([^,;:()—]{2,50}?)(?=[.,;:—]|$)`,
  'i',
);
/** "When two species evolve apart, it is called divergent evolution": the name of an event, never of a thing. */
const WHEN_IT_IS_CALLED = pattern(
  `^(when [^,]{20,180}), (?:it|this|the result|this process|the process)(?: is ${CALLED})
    (?: an?| the)? ((?:[a-zà-ÿ-]+ ){0,3}[a-zà-ÿ]+${oneOf(`
    ance | cycle | effect | ence | ing | ism | ment | shift | shock | sion | sis | tion
  `)})(?=[.,;:—]|$)`,
  'iu',
);
const OCCURS = pattern(
  String.raw`^${SUBJECT}\s+${HEDGE}${oneOf(`
    arises? | can also occur | can occur | exists? | happens? | is | occurs? | results? | takes? place
  `)}\s+(when(?:ever)?\s+.+|(?<=(?:occurs?|arises?|happens?) )(?:if|as) (?:an?|the) .+)$`,
  'i',
);
const STATES = pattern(
  String.raw`^((?:the\s+)?[^,;:()]{2,60}?${oneOf(`
    axiom | doctrine | effect | hypothesis | law | postulate | principle | rule | theorem | theory
  `)}(?: of [a-z ]{3,40}?)?)\s+(?:states?|holds?|says?|asserts?|proposes?) that\s+(.+)$`,
  'i',
);
const IS = new RegExp(`^${SUBJECT}\\s+(is|are)\\s+${HEDGE}((?:an?|the|any|those|one|[a-zà-ÿ-]+),?\\s+.+)$`, 'iu');
/** "The number of breaths per minute is the respiratory rate": the name comes last, and what it means first. */
const INVERTED = pattern(
  String.raw`^(the ${oneOf(`
    ability | act | amount | deepest | highest | innermost | largest | layer | lowest | mass | movement | number | outermost
    part | point | practice | process | rate | region | smallest | study | uppermost
  `)}\b [^,;:—]{8,110}) (?:is|are) (?:an? |the )?((?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)(?:$|, (?:which|and|where)\b.*)`,
  'iu',
);
/** "The air that stays in the lungs … is the residual volume": of a name in two words, said of one thing. */
const INVERTED_THAT = pattern(
  `^(the [a-zà-ÿ]+ ${oneOf(`
    along which | around | at which | between | from which | in which | that | which | within which
  `)} [^,;:—]{12,110}) is (?:an? |the )?([a-zà-ÿ-]+ [a-zà-ÿ]+)$`,
  'iu',
);
const APPOSITION = new RegExp(
  `^${SUBJECT}, ((?:an?|the) [^,]{15,140}), (?:is|are|was|were|has|have|can|may|[a-zà-ÿ]+s|[a-zà-ÿ]+ed)\\b`,
  'iu',
);
const GENERIC = pattern(
  oneOf(String.raw`
    ^an? .{2,50}? is (?:an?|the|any) .*\b(?:that|which|who|whose|where|in|on|of|for|with)\b
    ^[a-zà-ÿ]+ [a-zà-ÿ]+s are [a-zà-ÿ]+s (?:that|which|who|whose)\b
  `),
  'iu',
);
/** "Mendel’s law of dominance" is asked for as "law of dominance". */
function subject(text: string): string {
  return withoutArticle(text.trim()).replace(/^\p{Lu}\p{Ll}+[’']s\s+(?=\S+\s+\S)/u, '');
}

/** What this sentence may define. */
export function matchDefinitions(sentence: Sentence, tagged: Tagged): Proposal[] {
  const label = labelled(sentence);
  if (label) return [label];
  if (!sentence.usable && !sentence.personal) return [];
  const whole = plainly(withoutFullStop(tagged.of(sentence).text));
  const text = tagged.lowered(withoutAsides(whole));
  const make: Make = (term, meaning, wording, plural) =>
    term && meaning ? [{ term: subject(term), meaning, wording, plural: plural ?? isPlural(term) }] : [];

  const later = [...laterClauses(whole), ...twoClauses(whole)].flatMap((clause) =>
    ofWholeSentence(clause, clause, make).filter(({ wording }) => SURE_IN_A_CLAUSE.has(wording)),
  );
  const inside = matchAppositions(whole, () => tagged.of(sentence).tokens, sentence.text, sentence.kind === 'item');
  return [...happening(whole), ...ofWholeSentence(text, whole, make), ...named(text, tagged, make), ...later, ...inside];
}

const AS_SOMEONE_SAYS = /^(?:according to|for|to) \p{Lu}[^,]{2,40}, /u;

/** The subject of "… are formed so and are called …" as a phrase: "… that are formed so". */
function unjoined(meaning: string): string {
  const joined = AND_CALLED.exec(`${meaning} `);
  return joined ? `${joined[1]}that ${joined[2]}` : meaning;
}

/** "In conjugation, DNA is transferred from one cell to another": what happens in a process says what it is. */
const IN_A_PROCESS = pattern(
  `^(?:in|during) (?:an? |the )?([^,;:()—]{4,45}?)(?:,? such as [^,]{3,40})?, ((?:an?|the|any|[a-zà-ÿ][a-zà-ÿ-]*) [^;:—?]{25,180})
    $`,
  'iu',
);
const PROCESS = /(?:tion|sion|sis|ing|gamy|cycle|cross|inhibition|shock|ceremony)$/i;

function happening(whole: string): Proposal[] {
  const [, term = '', meaning = ''] = IN_A_PROCESS.exec(whole) ?? [];
  // "In the cycle, …": which one, a sentence before says.
  if (!term.includes(' ') && /^(?:in|during) the /i.test(whole)) return [];
  const isTold = /\b(?:was|were|had|did)\b|\d/i.test(meaning) || / (?:of|for|to|that|and|or) |\p{Lu}/u.test(term);
  return PROCESS.test(term) && !isTold ? [{ term, meaning, wording: 'case', plural: false }] : [];
}

/** "A label is a mark that describes the …": the verb that defines came before. */
const HAS_VERB = /\s(?:is|are|was|were|that|which|who)\s/i;

type Make = (term: string | undefined, meaning: string | undefined, wording: Wording, plural?: boolean) => Proposal[];

const SURE_IN_A_CLAUSE: ReadonlySet<Wording> = new Set<Wording>(['refers', 'called', 'states', 'is']);

function named(text: string, tagged: Tagged, make: Make): Proposal[] {
  const found = MAY_CALL.test(text) ? NAMED.exec(text) : null;
  if (!found) return [];
  const [, kind = '', term, does = ''] = found;
  // By itself "records the height" would be a noun to the tagger.
  const verb = tagged.tokens(`it ${does}`)[1];
  const speaks = verb && (verb.pos === 'AUX' || (verb.pos === 'VERB' && !/(?:ing|ed|en)$/.test(verb.text)));
  return speaks ? make(term, `${kind.replace(/^(?:one|the)\b/i, 'a')} that ${does}`, 'called') : [];
}

/** Words without which the patterns of a wording need not be tried: they are dear, and most sentences define nothing. */
const MAY_REFER = pattern(
  String.raw`\b${oneOf(`
    defined | defines? | denotes? | described | describes? | indicates? | means? | names? | phrases? | refers?
    signif(?:y|ies) | terms? | words?
  `)}\b`,
  'i',
);
const MAY_CALL = /\b(?:called|known|termed|named|referred|labell?ed|call|refer|term)\b/i;

function ofWholeSentence(text: string, whole: string, make: Make): Proposal[] {
  return (
    (MAY_REFER.test(whole) ? referring(text, whole, make) : null) ??
    (MAY_CALL.test(whole) ? calling(whole, make) : null) ??
    saying(text, whole, make)
  );
}

/** "A page fault occurs when a process refers to …": the verb that defines came before here, too. */
const HAPPENS = /\s(?:occurs?|happens?|arises?|exists?|results?) (?:when|if|where|because|as)\s/i;

function referring(text: string, whole: string, make: Make): Proposal[] | null {
  const refers = USE_TERM.exec(whole) ?? REFERS.exec(text) ?? TERM_DESCRIBES.exec(text);
  return refers && !HAS_VERB.test(refers[1] ?? '') && !HAPPENS.test(refers[1] ?? '')
    ? make(refers[1], refers[2], 'refers')
    : null;
}

function calling(whole: string, make: Make): Proposal[] | null {
  const whenCalled = WHEN_CALLED.exec(whole);
  if (whenCalled) return make(whenCalled[3], `${whenCalled[2]} seen ${whenCalled[1]}`, 'called');
  const when = WHEN_IT_IS_CALLED.exec(whole);
  if (when) return make(when[2], when[1]?.replace(/^W/, 'w'), 'when');
  const last = SOMEONE_CALLED.exec(whole);
  if (last) return make(last[2], last[1], 'called');
  const called = IS_CALLED.exec(whole.replace(AS_SOMEONE_SAYS, '').replace(/—[^—]{5,130}—/g, ' '));
  return called && !isOfOneInside(called[0], called[1] ?? '') ? make(called[2], unjoined(called[1] ?? ''), 'called') : null;
}

/** "External enzymes digest nutrients that are absorbed by the body, which is called …": the body is, and not the nutrients. */
function isOfOneInside(whole: string, before: string): boolean {
  const bare = before.replace(/,? which$/, '');
  return bare !== before && /^\s+is\b/.test(whole.slice(before.length)) && isPlural(bare);
}

function saying(text: string, whole: string, make: Make): Proposal[] {
  const definedAs = DEFINED_AS.exec(whole);
  if (definedAs && !SEEN_AS.test(definedAs[0])) return make(definedAs[1], definedAs[2], 'refers');
  const occurs = OCCURS.exec(text);
  if (occurs && !HAS_VERB.test(occurs[1] ?? '')) return make(occurs[1], occurs[2], 'when');
  const states = STATES.exec(text);
  // "The theory states that …": which one, a sentence before says.
  if (states && subject(states[1] ?? '').includes(' ')) return make(states[1], states[2], 'states');
  const inverted = INVERTED.exec(whole);
  // "The ability … increases as more molecules are bound to heme"
  const isName = !/ (?:to|by|in|with|from|for|as|on|at|of)(?: |$)/i.test(inverted?.[2] ?? '');
  if (inverted && isName && !HAS_VERB.test(inverted[1] ?? '')) return make(inverted[2], inverted[1], 'apposition');
  const ofOne = INVERTED_THAT.exec(whole);
  if (ofOne && !/\b(?:is|are|was|were)\b/i.test(ofOne[1] ?? '')) return make(ofOne[2], ofOne[1], 'apposition');
  const apposition = APPOSITION.exec(text);
  if (apposition) return make(apposition[1], apposition[2], 'apposition');
  const is = IS.exec(text);
  return is ? make(is[1], is[3], 'is', is[2] === 'are').map((proposal) => ({ ...proposal, generic: GENERIC.test(text) })) : [];
}
