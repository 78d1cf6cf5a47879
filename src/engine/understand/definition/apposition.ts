// Meanings that stand beside a term inside a sentence: "…, the belief that …", "—rules of conduct—", "which occurs when …".
// The term must be the noun phrase right before; where another could be meant, nothing is proposed.

import { hasMainClause } from '../../english/clause.ts';
import { isPlural } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import type { Token } from '../../english/tagger.ts';
import type { Proposal } from './definition.ts';
import { isFrontedAdverbial } from './fronted.ts';
import { mayBeMeaning } from './meaningWordRules.ts';
import { trimMeaning } from './trimMeaning.ts';

const LONGEST_TERM = 4;
const VAGUE_LEAD = pattern(
  `^${oneOf(`
    abundant | additional | certain | common | different | entire | important | larger | main | major | many | new | numerous
    other | overall | own | particular | same | separate | several | severe | single | smaller | so-called | specific | strong
    such | total | various
  `)}$`,
  'i',
);

const IS_COMPARED = /\b(?:like|resembles?|similar to|(?:liken|compare)[sd]?(?:ed)? .*\b(?:to|with)) (?:an? |the )?$/i;

/** The noun phrase that ends right before `end`; null when it belongs to a list, or does not stand by itself. */
function nounPhraseBefore(text: string, tokens: readonly Token[], end: number): string | null {
  let last = tokens.findLastIndex((token) => token.end <= end && token.text.trim() !== '');
  while (last >= 0 && /^["”’]$/.test(tokens[last]?.text ?? '')) last -= 1;
  const [back, further] = [tokens[last - 1], tokens[last - 2]];
  // "the standard of living": the tagger takes the last word for a verb.
  if (/ing$/.test(tokens[last]?.text ?? '') && back?.text === 'of' && ['NOUN', 'ADJ'].includes(further?.pos ?? ''))
    return text.slice(further?.start, tokens[last]?.end);
  // "the resting potential": a noun to the dictionary, where a noun must stand.
  const isNoun =
    tokens[last]?.pos === 'ADJ' &&
    back !== undefined &&
    /^(?:NOUN|ADJ|VERB)$/.test(back.pos) &&
    kindsOfNoun(tokens[last]?.text ?? '').length > 0;
  if (!isNoun && !['NOUN', 'PROPN'].includes(tokens[last]?.pos ?? '')) return null;
  let first = last;
  while (
    first > 0 &&
    last - first < LONGEST_TERM &&
    (isPartOfName(tokens[first - 1], tokens[first]) || isResting(tokens, first - 1))
  )
    first -= 1;
  const before = tokens[first - 1];
  while (first < last && VAGUE_LEAD.test(tokens[first]?.text ?? '')) first += 1;
  if (before && !['DET', 'ADP', 'VERB', 'AUX', 'ADV', 'SCONJ', 'PART'].includes(before.pos) && !/^[“"]$/.test(before.text))
    return null;
  const start = tokens[first]?.start ?? 0;
  // "physician-assisted suicide": a word that is tied on belongs to the name, whatever its part of speech.
  const tied = before && before.end + 1 === start && (before.text.includes('-') || text.charAt(before.start - 1) === '-');
  const whole = tied ? text.lastIndexOf(' ', before.start) + 1 : start;
  return text.slice(whole, tokens[last]?.end ?? 0);
}

/** "the resting potential", "the earth’s carrying capacity": before a noun it describes. */
function isResting(tokens: readonly Token[], at: number): boolean {
  return (
    /ing$/.test(tokens[at]?.text ?? '') &&
    tokens[at]?.pos === 'VERB' &&
    /^(?:an?|the|its|their|[’']s?)$/i.test(tokens[at - 1]?.text ?? '')
  );
}

function isPartOfName(token: Token | undefined, next: Token | undefined): boolean {
  if (!token || !next || /^(?:called|known|named|termed|as)$/i.test(token.text)) return false;
  if (['NOUN', 'PROPN', 'ADJ'].includes(token.pos)) return !/^(?:such|same|other|own|many|several)$/i.test(token.text);
  // The tagger gives hyphens and participles in names ("true-breeding", "linked genes") other parts.
  return token.text === '-' || (token.end === next.start && /^[-–]$/.test(next.text));
}

const BESIDE = /,\s+(?:or\s+)?((?:an?|the)\s[^,;—]{15,190})(?=[,.;—]|$)/gi;
/** "Corporate crime, or crime committed by …": the same thing in other words, with no article. */
const OR_BESIDE =
  /,\s+or\s+((?!(?:an?|the|other|more|less|even|at|in|by|to|on|from|not|if|when|that)\s)[a-zà-ÿ][^,;—]{18,170})(?=[,.;—]|$)/giu;
const BRACKETED = pattern(
  String.raw`([a-zà-ÿ][a-zà-ÿ’-]*)[”"]? \(((?!${oneOf(String.raw`
    or | and | see | e\.?g | i\.?e | also | such as | from | about | like | including | plural | singular | called | known
    which | that | in | for | as | not | note | figure | table
  `)}\b)(?:(?:an?|the|any) )?[a-zà-ÿ][^()\d]{18,160})\)`,
  'giu',
);
const DASHED = /—((?:(?:an?|the)\s)?[^,—;]{18,190})(?=—|\.?$)/g;
/** "vasoconstriction, narrowing of the vessels, and …" */
const GERUND_BESIDE = /,\s+(\p{Ll}+ing of [^,;—]{8,110})(?=[,.;—]|$)/gu;
/** "cardiomyocytes, distinctive muscle cells that …": of plural terms, with no article. */
const PLURAL_BESIDE = pattern(
  String.raw`,\s+((?:[a-zà-ÿ][a-zà-ÿ-]* ){0,2}[a-zà-ÿ]{3,}s ${oneOf(`
    that | which | who | whose | in which | necessary for | consisting of | composed of | made of | of
  `)} [^,;—]{12,150})(?=[,.;—]|$)`,
  'giu',
);
/** "alveolar ventilation, or how much air moves in and out" */
const OR_HOW = /,\s+or (how (?:much|many|well|fast|often|far|strongly) [^,;—]{15,150})(?=[,.;—]|$)/gi;
/** "… is gene flow: the flow of alleles …": one meaning up to the end, and no list. */
const AFTER_COLON = /:\s+((?:an?|the|any|[a-zà-ÿ]+s (?:of|that|which|who))\s[^:;—]{18,190})(?=\.?$)/giu;
/** "the owners of the means of production—the bourgeoisie—": the term stands second. */
const TERM_DASHED = /(?:^|\s)((?:the|an?|any|all) [^,;:—]{15,110})—(?:the |an? |or )?([a-zà-ÿ][^,;:—]{2,30})(?=—|\.?$)/giu;
const WHICH = pattern(
  String.raw`,\s+which\s+${oneOf(String.raw`
    (?:is|are)\s+((?:an?|the|any|[a-zà-ÿ]+)\s[^,;—]{15,170})
    (?:refers? to|means?|describes?)\s+([^;—]{15,170})
    occurs?\s+(when\s[^,;—]{15,170})
  `)}(?=[,.;—]|$)`,
  'giu',
);
const IN_WHICH = /,\s+in which\s+([^;—]{25,190})(?=[.;—]|$)/gi;
/** "… with monogamy, when someone is married to only one person": of people, and at the end; else it says only when. */
const WHEN_BESIDE = /,\s+when\s+((?:someone|somebody|people|a person|an individual|individuals|one)\s[^,;—]{20,150})(?=\.?$)/giu;
const PROCESS_CALLED = pattern(
  `^(.{25,200}?)(?:,? (?:in|through|by|during)|,) (?:an?|the) (${oneOf(`
    arrangement | condition | configuration | method | pattern | phenomenon | practice | procedure | process | reaction
    situation | strategy | technique | tendency
  `)}) (?:called|known as|termed|referred to as|described as) (?:an? |the )?([^,;:()—]{3,48}?)(?=[.,;:—]|$)`,
  'i',
);

const GOES_WITH_OF = pattern(
  `^${oneOf(`
    accused | act | attitude | aware | because | capable | case | concept | condition | development | example | feeling | form
    formation | full | goal | guilty | idea | importance | instead | issue | kind | level | means | members? | method | notion
    out | period | phenomenon | policy | practice | presence | principle | process | rate | result | rise | sense | state
    system | term | terms | theory | type | use
  `)}$`,
  'i',
);

/** "the first division of meiosis, which …": what follows may belong to the division. */
function belongsToAnother(text: string, start: number): boolean {
  const before = /(\p{L}+) of (?:the |an? )?[“"]?$/u.exec(text.slice(0, start + 1).replace(/\S*$/, ''))?.[1];
  return before !== undefined && !GOES_WITH_OF.test(before);
}

/** "—a measure which angered the North": the whole clause before it is one. */
const OF_CLAUSE = /^an? (?:act|claim|course|decision|fact|feat|measure|move|step|sum|view) (?:amounting|that|which)\b/i;
/** "between the North and the South—a definite statement": no name of the last. */
const BETWEEN = /\bbetween [^,;—]{2,60} and (?:the )?[^,;—]{2,40}$/i;

const JOINS = /^(?:that|which|who|whom|whose|where|wherein|whereby|when|what|how|if|as|because|while|and|or|but|than)$/i;

/** "a person who is insured takes more risks": after its relative clause a noun may have a verb of its own. */
function isWholeStatement(tokens: readonly Token[]): boolean {
  const relative = tokens.findIndex((token) => /^(?:that|which|who|whom|whose|where)$/i.test(token.text));
  // "the disease likely results from …": behind its adverb the tagger takes a verb for a noun.
  const adverb = tokens.findIndex(({ text }) => /^(?:likely|\p{Ll}{4,}[abl]ly|often|usually|also|always|never)$/u.test(text));
  if (adverb > 1 && (relative < 0 || adverb < relative) && /[^s]s$/.test(tokens[adverb + 1]?.text ?? '')) return true;
  if (relative < 0) return false;
  const after = tokens.slice(relative);
  const joints = after.filter(({ text }) => JOINS.test(text)).length;
  const verbs = after.filter(
    ({ text, pos }, at) =>
      (pos === 'AUX' && !/^(?:be|been|being)$/i.test(text) && after[at - 1]?.pos !== 'AUX') ||
      (pos === 'VERB' && /[^s]s$/.test(text)),
  );
  return verbs.length > joints;
}

/** In a list it is one of several things, not another name of the last. */
const LISTED_BEFORE = /(?<!^(?:in|at|on|for|among|under|by|during|within|after|as|before|if|when|while) [^,]+),[^,]{1,40}$/i;

/** "The talent, the energy": they follow each other with no "and". */
const TWO_BEFORE = /(?:^|[,;] )(?:an?|her|his|its|our|the|their) [^,;]{1,40}, (?:an?|her|his|its|our|the|their) [^,;]{1,40}$/i;
const FRONTED = /^(?:after|among|as|at|before|by|during|for|from|if|in|on|to|under|when|while|with|within) /i;

/** "a bridge, a ferry, or a point that …, or a wharf", "the habit of …, the force of …" */
function isOneOfList(text: string, { 0: found, index }: RegExpExecArray): boolean {
  const after = text.slice(index + found.length);
  if (/^, (?:and|or)\b/.test(after) || TWO_BEFORE.test(text.slice(0, index))) return true;
  if (/^, (?:an?|its|the|their) /.test(after) && !FRONTED.test(text)) return true;
  return /^, or (?:an?|the) /i.test(found) && LISTED_BEFORE.test(text.slice(0, index));
}

/** "The tides of the port (work of a year, two charts)": what a bracket adds to a point without a verb belongs to all of it. */
function isOfWholePoint(tokens: readonly Token[], end: number): boolean {
  return tokens.some(({ pos, start }) => pos === 'ADP' && start < end) && !hasMainClause(tokens);
}

/**
 * What the inside of a sentence may define; `text` and its tokens belong together, `verbatim` still has its brackets. `isPoint`: it
 * stands in a list, and may be no sentence.
 */
export function matchAppositions(text: string, tokensOf: () => readonly Token[], verbatim: string, isPoint = false): Proposal[] {
  const found: Proposal[] = [];
  const add = (at: number, meaning: string | undefined, wording: Proposal['wording'], agrees = false) => {
    // Tagging is dear, and most of what stands beside a noun is no meaning.
    if (meaning === undefined || !mayBeMeaning(trimMeaning(meaning), wording)) return;
    if (agrees && (OF_CLAUSE.test(meaning) || BETWEEN.test(text.slice(0, at)))) return;
    const tokens = tokensOf();
    const term = nounPhraseBefore(text, tokens, at);
    if (term && belongsToAnother(text, at - term.length)) {
      // "a code of ethics—formal guidelines …": a name that has "of" in it, if the document comes back to it.
      const whole = /(?:^|\b(?:an?|the|its|their|as|called|of|is|are) )([a-zà-ÿ]{3,} of )$/iu.exec(
        text.slice(0, at - term.length),
      )?.[1];
      if (whole) found.push({ term: whole + term, meaning, wording, plural: isPlural(whole), mustComeBack: true });
      return;
    }
    if (term && isFrontedAdverbial(text, tokens, at - term.length)) return;
    // "… likened a crew to a swarm, in which each …": what is only compared to it.
    if (term && wording === 'case' && IS_COMPARED.test(text.slice(0, at - term.length))) return;
    if (term && agrees && /^an? /i.test(meaning) && isPlural(term)) return;
    // "a specialized structure, the axon hillock": the second is the name.
    if (term && /^the /i.test(meaning) && /\ban? $/i.test(text.slice(0, text.lastIndexOf(term, at)))) return;
    if (term) found.push({ term, meaning: withoutFullStop(meaning), wording, plural: isPlural(term) });
  };
  // Most sentences have none of these words, and to look for one is cheap.
  const all = (pattern: RegExp, sign: string) => (text.includes(sign) ? text.matchAll(pattern) : []);
  const process = /\b(?:called|known|termed|referred|described)\b/i.test(text) ? PROCESS_CALLED.exec(text) : null;
  if (
    process?.[1] &&
    process[3] &&
    !/^(?:this|these|it|they|he|she|in|to|for|as|when(?:ever)?|once|if|after|(?:many|most|other|some) cases)\b/i.test(process[1])
  ) {
    found.push({ term: process[3], meaning: `the ${process[2]} in which ${process[1]}`, wording: 'called', plural: false });
  }
  for (const match of all(WHICH, ' which '))
    add(match.index, match[1] ?? match[2] ?? match[3], match[3] ? 'when' : match[2] ? 'refers' : 'apposition');
  for (const match of all(IN_WHICH, ' in which ')) add(match.index, match[1], 'case');
  for (const match of all(GERUND_BESIDE, 'ing of ')) add(match.index, match[1], 'apposition');
  for (const match of all(OR_HOW, ' or how ')) add(match.index, match[1], 'apposition');
  for (const match of all(PLURAL_BESIDE, ', ')) {
    const before = text.slice(0, match.index);
    // "turned to portraits, landscapes and scenes of everyday life"
    if (/^(?:\p{L}+ )?\p{L}+s (?:and|or) /iu.test(match[1] ?? '')) continue;
    if (isPlural(before) && !/,[^,]{1,40}$/.test(before)) add(match.index, match[1], 'apposition', true);
  }
  for (const match of all(WHEN_BESIDE, ' when ')) add(match.index, match[1], 'case');
  for (const match of all(BESIDE, ', ')) if (!isOneOfList(text, match)) add(match.index, match[1], 'apposition', true);
  for (const match of all(OR_BESIDE, ' or ')) {
    if (!LISTED_BEFORE.test(text.slice(0, match.index)) && !/^, or\b/.test(text.slice(match.index + match[0].length)))
      add(match.index, match[1], 'apposition', true);
  }
  for (const match of verbatim.includes('(') ? verbatim.matchAll(BRACKETED) : []) {
    const at = text
      .toLowerCase()
      .indexOf(verbatim.slice(Math.max(0, match.index - 24), match.index + (match[1]?.length ?? 0)).toLowerCase());
    const end = at < 0 ? -1 : at + Math.min(24, match.index) + (match[1]?.length ?? 0);
    if (end > 0 && !(isPoint && isOfWholePoint(tokensOf(), end))) add(end, match[2], 'apposition', true);
  }
  // "the mechanisms that result in pairs of molecules—sister chromatids": the name of what stands last.
  for (const [, meaning, term] of all(TERM_DASHED, '—'))
    if (meaning && term && term.split(' ').length < 4 && !/ (?:that|which|who) .* (?:of|in|to|by) /i.test(meaning))
      found.push({ term, meaning, wording: 'apposition', plural: isPlural(term) });
  for (const match of all(AFTER_COLON, ': ')) {
    if (/,[^,]*,? (?:and|or) (?:the |an? )/.test(match[1] ?? '')) continue;
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    if (!isWholeStatement(tokensOf().filter((token) => token.start >= start))) add(match.index, match[1], 'apposition', true);
  }
  for (const match of all(DASHED, '—')) add(match.index, match[1], 'apposition', true);
  return found;
}
