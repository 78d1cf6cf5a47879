// The wordings of a definition, family by family. They propose term and meaning; whether both are any good is judged after.

import { isPlural, withoutArticle } from '../../english/noun.ts';
import type { Sentence } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import { matchAppositions } from './apposition.ts';
import type { Family, Proposal } from './definition.ts';

const LEAD =
  /^(?:(?:in|within|for|to|at|from|according to|among|during|by|as|on|unlike|like)\s+(?!this|that|these|those|such|other|addition|contrast|fact|turn|short|each|both|which)[^,]{2,60},\s+|(?:present|found|located|situated|discovered|unlike|also known as)\s[^,]{3,70},\s+|(?:generally|broadly|simply put|formally|today|traditionally|technically|in short|in contrast|by contrast|conversely|in sociology|specifically),?\s+)/i;
const HEDGE =
  '(?:(?:generally|often|usually|simply|broadly|specifically|typically|commonly|also|sometimes|formally|most often|collectively|basically|literally)\\s+)?';
const SUBJECT = '([^,;:()]{2,70}?)';

const REFERS = new RegExp(
  `^(?:the (?:term|word|phrase|concept of)\\s+)?${SUBJECT},?\\s+${HEDGE}(?:refers? to|means?(?! (?:that|of|to))|denotes?|signif(?:y|ies)|(?:describes?|indicates?)(?= (?:an?|the|any|situations?|people|those|one|cases?) )|(?:is|are|can be|may be) ${HEDGE}defined as|(?:is|are) the (?:terms?|names?) (?:now )?(?:used |given )?(?:for|to)(?: refer to| describe)?|(?:is|are) (?:an? )?terms? (?:that (?:describes?|refers? to)|(?:used )?(?:to describe|to refer to|for))|(?:is|are) used to describe)\\s+(.+)$`,
  'i',
);
const TERM_DESCRIBES = new RegExp(
  `^the (?:term|word|phrase)\\s+${SUBJECT}\\s+${HEDGE}(?:describes?|means|was coined to describe|is applied to)\\s+(.+)$`,
  'i',
);
const USE_TERM =
  /\b(?:uses?|used|coined|introduced) the (?:terms?|words?|phrases?)\s+([^,;:()]{2,50}?)\s+(?:to (?:describe|refer to|mean|denote)|for)\s+(.+)$/i;
const CALLED = new RegExp(
  `^(.{15,240}?),?\\s+(?:is|are|was|were)\\s+${HEDGE}(?:called|known as|termed|referred to (?:in [a-z]+ )?as|labell?ed|what [^,.;]{3,40}? (?:call|refer to as|term))\\s+(?:an?\\s+|the\\s+|its\\s+|their\\s+)?([^,;:()—]{2,50}?)(?=[.,;:—]|$| (?:and|because|since|while|whereas|but|which)\\b)`,
  'i',
);
/** "Negative ions are formed by gaining electrons and are called anions": what comes first is the meaning. */
const AND_CALLED = /^((?:[a-zà-ÿ]+[ -]){1,6}?)((?:is|are) [^,;]{12,150}?),? and (?:is|are)? ?$/iu;
const DEFINED_AS =
  /\b(?:defines?|defined|describes?|described) (?:the (?:terms?|concept of) )?([^,;:()]{3,50}?) as ((?:an?|the|any|\w+ing) [^;]{15,220})$/i;
/** "Durkheim called the communal beliefs of a society the collective conscience": the name comes last. */
const SOMEONE_CALLED =
  /^\p{Lu}[^,;:—]{2,60}? (?:calls?|called|termed|dubbed) ((?:the|an?|those) [^;:—]{12,150}) (?:the|an?) ((?:[\p{Ll}’-]+ ){0,2}[\p{Ll}’-]+)$/u;
/** "An instrument called a spectrophotometer can differentiate …": the kind, and what it does. */
const NAMED =
  /^((?:an?|the|one) (?:[a-zà-ÿ-]+ ){0,4}?[a-zà-ÿ-]+),? (?:(?:also|often|sometimes|commonly|collectively) )?(?:called|known as|termed|named) (?:an? |the )?([^,;:()—]{3,48}?)(?:, (?:which |that )?| (?=(?:is|are|can|may|will|has|have|was|were)\b)|(?<=\S) (?=[a-zà-ÿ]{3,}s\b))([a-zà-ÿ].{15,160})$/iu;
const WHEN_CALLED =
  /^(when [^,]{20,180}), (the (?:process|result|phenomenon|situation|condition|practice|behavior|behaviour|configuration|arrangement|state|structure|event|change|effect|pattern)) is (?:called|known as|termed|referred to as) (?:an? |the )?([^,;:()—]{2,50}?)(?=[.,;:—]|$)/i;
/** "When two species evolve apart, it is called divergent evolution": the name of an event, never of a thing. */
const WHEN_IT_IS_CALLED =
  /^(when [^,]{20,180}), (?:it|this|the result|this process|the process) is (?:called|known as|termed|referred to as) (?:an? |the )?((?:[a-zà-ÿ-]+ ){0,3}[a-zà-ÿ]+(?:tion|sion|ing|ment|ism|sis|ence|ance|effect|shift|shock|cycle))(?=[.,;:—]|$)/iu;
const OCCURS = new RegExp(
  `^${SUBJECT}\\s+${HEDGE}(?:occurs?|can occur|can also occur|results?|takes? place|arises?|happens?|exists?|is)\\s+(when(?:ever)?\\s+.+|(?<=(?:occurs?|arises?|happens?) )(?:if|as) (?:an?|the) .+)$`,
  'i',
);
const STATES =
  /^((?:the\s+)?[^,;:()]{2,60}?(?:law|rule|principle|theory|hypothesis|theorem|postulate|axiom|doctrine|effect)(?: of [a-z ]{3,40}?)?)\s+(?:states?|holds?|says?|asserts?|proposes?) that\s+(.+)$/i;
const IS = new RegExp(`^${SUBJECT}\\s+(is|are)\\s+${HEDGE}((?:an?|the|any|those|one|[a-zà-ÿ-]+),?\\s+.+)$`, 'iu');
/** "The number of breaths per minute is the respiratory rate": the name comes last, and what it means first. */
const INVERTED =
  /^(the (?:number|amount|mass|study|process|ability|movement|rate|act|practice|part|region|layer|point|deepest|largest|smallest|highest|lowest|outermost|innermost|uppermost)\b [^,;:—]{8,110}) (?:is|are) (?:an? |the )?((?:[a-zà-ÿ-]+ ){0,2}[a-zà-ÿ-]+)(?:$|, (?:which|and|where)\b.*)/iu;
/** "The air that stays in the lungs … is the residual volume": of a name in two words, said of one thing. */
const INVERTED_THAT =
  /^(the [a-zà-ÿ]+ (?:that|which|in which|at which|from which|within which|along which|around|between) [^,;:—]{12,110}) is (?:an? |the )?([a-zà-ÿ-]+ [a-zà-ÿ]+)$/iu;
const APPOSITION = new RegExp(
  `^${SUBJECT}, ((?:an?|the) [^,]{15,140}), (?:is|are|was|were|has|have|can|may|[a-zà-ÿ]+s|[a-zà-ÿ]+ed)\\b`,
  'iu',
);
const GENERIC =
  /^an? .{2,50}? is (?:an?|the|any) .*\b(?:that|which|who|whose|where|in|on|of|for|with)\b|^[a-zà-ÿ]+ [a-zà-ÿ]+s are [a-zà-ÿ]+s (?:that|which|who|whose)\b/iu;
const LABEL =
  /^([\p{L}][^:.?!;=]{1,48}?)\s*(?::|\s[–—-]\s|\s=\s(?=[\p{L}’,-]+ [\p{L}\p{N}’,-]+ [\p{L}\p{N}’,-]+))\s*(.{15,260})$/u;
/** What stands before the colon tells when or why it is said, and is no term. */
const NO_LABEL =
  /^(?:(?:examples?|hints?|notes?|given|proof|remarks?|tips?|warning|question|(?:correct |model |sample )?answer|ans|solution|step \d+|exercise|source|conclusion|goal|aim|recall|objective)s?\b|(?:today|yesterday|tomorrow|next time|now|later|recap|review|revision|agenda|outline|overview|readings?|homework|assignments?|deadline|exams?|midterm|final|important|remember|caution|attention|definitions?|key (?:points?|ideas?|facts?|questions?|takeaways?)|main (?:points?|ideas?)|pros|cons|advantages?|disadvantages?|benefits?|drawbacks?|strengths?|weaknesses|causes?|effects?|consequences|reasons?|uses|types|kinds|features|properties|characteristics|assumptions?|limitations?|criticisms?|evidence|problems?|comments?|overdose|reversal|antidotes?|toxicity|side effects?|adverse effects?|mechanism(?: of action)?|indications?|contraindications?|interactions?|dos(?:e|age)s?|onset|duration|treatments?|therapy|symptoms?|signs?|diagnosis|prognosis|prevention|structures?|functions?|location|formula|units?|symbol|dates?|places?|author|founder|capital|population|syntax|input|output|topics?|chapters?|lectures?|units?|weeks?|contents?|see|cf|nb|e\.?g|i\.?e|(?:last|this|next|previous) \p{L}+)(?:\s*\d+)?\s*[:=–—-])/iu;

/** "Mendel’s law of dominance" is asked for as "law of dominance". */
function subject(text: string): string {
  return withoutArticle(text.trim()).replace(/^\p{Lu}\p{Ll}+[’']s\s+(?=\S+\s+\S)/u, '');
}

function labelled(sentence: Sentence): Proposal | null {
  if (!/[:=–—-]/.test(sentence.clean) || sentence.text.includes('?') || NO_LABEL.test(sentence.text)) return null;
  const found = LABEL.exec(sentence.clean);
  if (!found?.[1] || !found[2]) return null;
  const [, label, body] = found;
  const bold = sentence.emphasised[0];
  const marked = bold !== undefined && sentence.text.startsWith(bold) && bold.length <= label.length + 2;
  const short = label.split(/\s+/).length <= 4;
  if (!short || !(sentence.kind === 'item' || marked || /glossary|key terms|vocabulary/i.test(sentence.section.heading)))
    return null;
  return { term: label, body, family: 'label', plural: isPlural(label) };
}

/** Without any of these there is nothing to put plainly. */
const MAYBE_NOT_PLAIN = /—or |, usually |^an? .* is his or her |^the .* is (?:an?|the) |\bdescribes what /i;

/** Wordings that say the same in a way that the patterns do not know: "A person’s rank is his or her …", "an increase—or shift—in". */
function plainly(text: string): string {
  if (!MAYBE_NOT_PLAIN.test(text)) return text;
  return text
    .replace(/—or [^—]{3,50}—/g, ' ')
    .replace(/^([^,]{3,70}), usually [^,]{3,50}, (?=\p{L}+(?:ed|en) |that |which )/u, '$1 ')
    .replace(/^an? ([a-zà-ÿ-]+)[’']s ([^,]{3,40}?) is his or her /iu, '$2 is a $1’s ')
    .replace(/^the ([a-zà-ÿ][a-zà-ÿ-]*(?: [a-zà-ÿ]+)?) of an? [a-zà-ÿ]+ is (?=(?:an?|the) )/iu, '$1 is ')
    .replace(/\bdescribes what (?:happens|occurs|takes place) when\b/i, 'occurs when');
}

/** The main clause: without what comes before it, or between its subject and its verb. */
function withoutAsides(whole: string): string {
  const main = whole.replace(LEAD, '');
  if (!/[,—]/.test(main)) return main;
  return main
    .replace(/^([^,—]{3,50})—[^—]{3,60}—\s*(?=is |are )/, '$1 ')
    .replace(
      /^([^,]{3,50}), (?:in contrast|however|also|therefore|then|in turn|on the other hand|for example|by contrast|thus), /,
      '$1 ',
    )
    .replace(/^([^,]{3,50}), (?:as|which|who) [^,]{3,80}, (?=\p{L}+s |are )/u, '$1 ')
    .replace(/^([^,]{3,50}), (?:also )?(?:known|called|referred to) (?:as )?[^,]{3,50}, /, '$1 ')
    .replace(/^([^,]{3,40}) (?:is|are) [^,]{5,60}, and (?=refers? to )/, '$1 ');
}

/** What this sentence may define. */
export function matchDefinitions(sentence: Sentence, tagged: Tagged): Proposal[] {
  const label = labelled(sentence);
  if (label) return [label];
  if (!sentence.usable && !sentence.personal) return [];
  const whole = plainly(tagged.of(sentence).text.replace(/[.!]["”’]?$/, ''));
  const text = tagged.lowered(withoutAsides(whole));
  const make: Make = (term, body, family, plural) =>
    term && body ? [{ term: subject(term), body, family, plural: plural ?? isPlural(term) }] : [];

  const later = [...laterClauses(whole), ...twoClauses(whole)].flatMap((clause) =>
    ofWholeSentence(clause, clause, make).filter(({ family }) => SURE_IN_A_CLAUSE.has(family)),
  );
  const inside = matchAppositions(whole, () => tagged.of(sentence).tokens, sentence.text);
  return [...happening(whole), ...ofWholeSentence(text, whole, make), ...named(text, tagged, make), ...later, ...inside];
}

const AS_SOMEONE_SAYS = /^(?:according to|for|to) \p{Lu}[^,]{2,40}, /u;

/** The subject of "… are formed so and are called …" as a phrase: "… that are formed so". */
function unjoined(body: string): string {
  const joined = AND_CALLED.exec(`${body} `);
  return joined ? `${joined[1]}that ${joined[2]}` : body;
}

/** What a comma or a semicolon sets beside the main clause may define too: "…, while latent functions are the …". */
function* laterClauses(whole: string): Iterable<string> {
  for (const found of whole.matchAll(/(?:, (?:while|whereas|and|but)|;(?: and| while| whereas| but)?) /g)) {
    const clause = whole.slice(found.index + found[0].length);
    if (!POINTS_TO_OTHERS.test(clause)) yield clause;
  }
}
/** "In conjugation, DNA is transferred from one cell to another": what happens in a process says what it is. */
const IN_A_PROCESS =
  /^(?:in|during) (?:an? |the )?([^,;:()—]{4,45}?)(?:,? such as [^,]{3,40})?, ((?:an?|the|any|[a-zà-ÿ][a-zà-ÿ-]*) [^;:—?]{25,180})$/iu;
const PROCESS = /(?:tion|sion|sis|ing|gamy|cycle|cross|inhibition|shock|ceremony)$/i;

function happening(whole: string): Proposal[] {
  const [, term = '', body = ''] = IN_A_PROCESS.exec(whole) ?? [];
  const isTold = /\b(?:was|were|had|did)\b/i.test(body) || / (?:of|for|to|that|and|or) |\p{Lu}/u.test(term);
  return PROCESS.test(term) && !isTold ? [{ term, body, family: 'case', plural: false }] : [];
}

const FIRST_OF_TWO = /^(?:while|whereas|although|though|if|just as) ([^,]{20,150}), ([a-zà-ÿ].*)$/iu;
/** "While globalization refers to …, diffusion …" */
function twoClauses(whole: string): string[] {
  return (FIRST_OF_TWO.exec(whole)?.slice(1) ?? []).filter((clause) => !POINTS_TO_OTHERS.test(clause));
}

const POINTS_TO_OTHERS =
  /^(?:this|that|these|those|it|they|he|she|its|their|his|her|some|others?|the (?:former|latter|first|second|other)|one|both|each|most|many|here|there|so|in|at|on|for|when|if|as)\b/i;

/** "A label is a mark that describes the …": the verb that defines came before. */
const HAS_VERB = /\s(?:is|are|was|were|that|which|who)\s/i;

type Make = (term: string | undefined, body: string | undefined, family: Family, plural?: boolean) => Proposal[];

const SURE_IN_A_CLAUSE: ReadonlySet<Family> = new Set<Family>(['refers', 'called', 'states', 'is']);

function named(text: string, tagged: Tagged, make: Make): Proposal[] {
  const found = MAY_CALL.test(text) ? NAMED.exec(text) : null;
  if (!found) return [];
  const [, kind = '', term, does = ''] = found;
  // By itself "records the height" would be a noun to the tagger.
  const verb = tagged.tokens(`it ${does}`)[1];
  const speaks = verb && (verb.pos === 'AUX' || (verb.pos === 'VERB' && !/(?:ing|ed|en)$/.test(verb.text)));
  return speaks ? make(term, `${kind.replace(/^(?:one|the)\b/i, 'a')} that ${does}`, 'called') : [];
}

/** Words without which the patterns of a family need not be tried: they are dear, and most sentences define nothing. */
const MAY_REFER =
  /\b(?:refers?|means?|denotes?|signif(?:y|ies)|describes?|described|indicates?|defined|defines?|terms?|words?|phrases?|names?)\b/i;
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
  const called = CALLED.exec(whole.replace(AS_SOMEONE_SAYS, '').replace(/—[^—]{5,130}—/g, ' '));
  return called && !isOfOneInside(called[0], called[1] ?? '') ? make(called[2], unjoined(called[1] ?? ''), 'called') : null;
}

/** "External enzymes digest nutrients that are absorbed by the body, which is called …": the body is, and not the nutrients. */
function isOfOneInside(whole: string, before: string): boolean {
  const bare = before.replace(/,? which$/, '');
  return bare !== before && /^\s+is\b/.test(whole.slice(before.length)) && isPlural(bare);
}

function saying(text: string, whole: string, make: Make): Proposal[] {
  const definedAs = DEFINED_AS.exec(whole);
  if (definedAs) return make(definedAs[1], definedAs[2], 'refers');
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
