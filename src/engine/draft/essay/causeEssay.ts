// Essays that ask why: a sentence that gives a reason; or, where a document has no better essay, a reason that its neighbours
// carry on, or that stands before what follows from it. A claim that leans on other sentences makes none.

import { COMMAND } from '../../english/command.ts';
import { termKey } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordStem, wordsOf } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { essayDraft } from './essayDraft.ts';

const POINTS_AWAY = leaningOr(`
  also | another | as (?:do|does|did|will|would|can|is|are|was|were) | even | her | here | him | his | instead | not only
  one of (?:the|many|several) | only | others? | same | so | such as | that (?:kind|sort|way) | then
  there (?!is|are|was|were) | too
`);
const LOOSE_PRONOUN = /^(?:[^,]{0,25}\b)?(?:it|they|their|its|them)\b/i;
const BECAUSE =
  /^(.{20,150}?),? (?:because(?! of)|since (?=[a-zà-ÿ]+ [a-zà-ÿ]+ (?:is|are|was|were|can|do|does|have|has|had)\b)) ?(.{18,})$/iu;
const BECAUSE_FIRST = /^because (?!of)([^,]{15,120}), (.{20,150})$/i;
const REASON_IS =
  /^(?:the|one|a|another) (?:main |major |primary )?reason (?:why |that )?(.{15,120}?) is (?:that|because) (.{18,})$/i;
const CARRIES_ON = pattern(
  String.raw`^${oneOf(`
    also | another reason | as a (?:result|consequence) | because | because of this | consequently | for example
    for instance | for this reason | furthermore | hence | if | in addition | in this way | in turn | it | moreover
    otherwise | since | therefore | these | they | this
    this ${oneOf(`
      allows | causes | creates | ensures | happens | helps | is because | leads | makes | means | occurs | prevents | results
    `)}
    thus | when | without
  `)}\b`,
  'i',
);
const FOLLOWS = pattern(
  String.raw`^${oneOf(`
    as a (?:result|consequence) | because of this | consequently | hence | therefore
    this (?:means|allows|causes|leads|results|makes|creates|prevents|helps|ensures) | thus
  `)}\b`,
  'i',
);
const OUTCOME =
  /^(?:as a (?:result|consequence)|consequently|therefore|thus|hence|for this reason|because of this),?\s+(.{25,160})$/i;
/** The reason may belong to the inner clause, or to who said so. */
const AMBIGUOUS = pattern(
  oneOf(String.raw`
    \b(?:is|are|was|were) ${oneOf(`
      called | considered | decreased | increased | known | named | reduced | referred
    `)}\b
    \b${oneOf(String.raw`
      argu\w+ | believ\w+ | cites? | claims? | hypothesi\w+ | if | likely | may have | might have | said | says? | seems?
      that | thinks? | thought | when | where | which | who | whom | whose
    `)}\b
  `),
  'i',
);
/** "A glass rod attracts paper, as will a rubber rod." */
const AS_WILL = /, as (?:do|does|did|will|would|can|is|are|was|were) [^,]+$/i;
const ONE_REASON = /^(?:for this reason|because of this)\b/i;
const COMPARES = /\b(?:more|less|higher|lower|greater|fewer|better|worse|larger|smaller|faster|slower|easier|harder)\b/i;
const OPENING = pattern(
  String.raw`^${oneOf(`
    importantly | interestingly | today | generally | typically | usually | often | sometimes | for example | for instance
    in general | overall | indeed | in fact
  `)},?\s+`,
  'i',
);
const HANGING = pattern(
  String.raw`,?\s+${oneOf(`
    especially | primarily | largely | partly | mainly | probably | precisely | usually | generally | typically | simply
    in part | perhaps | possibly | mostly | often | just | specifically | particularly | merely | chiefly
  `)}$`,
  'i',
);
const FRONTED = /^(?:in|within|at|during|among|for|on|by|under|with|after|before|without|like|unlike|as|from)\s[^,]{2,60},\s/i;
const MOST_COMPANY = 2;
const FEWEST_REASON_WORDS = 10;

const NO_CLAIM = pattern(
  String.raw`^${oneOf(String.raw`
    \w+ing | although | and | but | if | in order to | just | largely | maybe | nevertheless | or | partly | perhaps | simply
    once | since | still | though | to | unless | until | when | while | yet
  `)}\b`,
  'i',
);

/** A statement that is clear without what stands before it. */
function isClaim(text: string): boolean {
  return (
    contentWordStems(text).length >= 3 &&
    wordsOf(text).length >= 5 &&
    wordsOf(text).length <= 26 &&
    !POINTS_AWAY.test(text) &&
    !LOOSE_PRONOUN.test(text) &&
    !/[:;?“”"—$]|––|\p{Script=Greek}/u.test(text) &&
    !AMBIGUOUS.test(text) &&
    // "1 mole is equal to …": so by definition.
    !/\b(?:is|are) equal to\b/i.test(text) &&
    !/\b(?:and|but|or)$/.test(text) &&
    !(COMPARES.test(text) && !/\bthan\b/i.test(text)) &&
    !NO_CLAIM.test(text) &&
    !COMMAND.test(text) &&
    isBalanced(text)
  );
}

function shares(one: Sentence, other: Sentence): number {
  let count = 0;
  for (const stem of one.stems) if (other.stems.has(stem)) count += 1;
  return count;
}

function touches(sentence: Sentence, stems: readonly string[]): boolean {
  return stems.some((stem) => sentence.stems.has(stem));
}

const GIVES_REASON = /\b(?:because|since|due to|the reason|owing to|so that)\b/i;

/** The sentences right after it that carry the same thought on. */
function companyOf(material: Material, sentence: Sentence, claim: string): Sentence[] {
  const said = new Set(contentWordStems(claim));
  const reason = [...sentence.stems].filter((stem) => !said.has(stem));
  const company: Sentence[] = [];
  for (let at = sentence.index + 1; company.length < MOST_COMPANY; at += 1) {
    const next = material.sentences[at];
    if (!next?.usable || next.block !== sentence.block) break;
    const carries = CARRIES_ON.test(next.text);
    if (!FOLLOWS.test(next.text) && (shares(next, sentence) < (carries ? 1 : 2) || !(carries || touches(next, reason)))) break;
    company.push(next);
  }
  // What only follows is no part of the reason.
  return company.filter(({ text }) => GIVES_REASON.test(text));
}

/** The sentence right before it, where it leads up to it. */
function leadOf(material: Material, sentence: Sentence): Sentence[] {
  const before = material.sentences[sentence.index - 1];
  const leads = before?.usable && before.block === sentence.block && !isDangling(before.text) && shares(before, sentence) >= 2;
  return leads ? [before] : [];
}

function withoutStop(text: string): string {
  return withoutFullStop(text).trim();
}

/** "The plant is …" needs a plant that the reader knows: one that the heading names, that is a term, or that is told apart. */
function isKnownSubject(claim: string, sentence: Sentence, terms: TermIndex): boolean {
  const subject =
    /^the (.{3,50}?) (?:is|are|was|were|has|have|had|can|could|do|does|did|must|will|became|[a-zà-ÿ]+(?:s|ed))\b/iu.exec(
      claim,
    )?.[1];
  if (!/^the /i.test(claim) || subject === undefined) return !/^the /i.test(claim);
  const known = terms.byKey.get(termKey(subject));
  const heading = new Set(contentWordStems(sentence.section.heading));
  return (
    / (?:of|in|for|between|from|among|on) /.test(subject) ||
    (subject.includes(' ') && known !== undefined && (known.definition !== null || known.apart || known.mentions >= 5)) ||
    (subject.includes(' ')
      ? contentWordStems(subject).every((stem) => heading.has(stem))
      : heading.size === 1 && heading.has(wordStem(subject)))
  );
}

/** "Monosomic zygotes fail": an adjective that the document writes nowhere else is no name. */
function withSmallStart(claim: string, tagged: Tagged): string {
  const small = claim.charAt(0).toLowerCase() + claim.slice(1);
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(claim) && tagged.tokens(small.slice(0, 60))[0]?.pos === 'ADJ' ? small : claim;
}

/** How the task says it: what stands before a first comma is set off. */
function whyTask(claim: string): string {
  return FRONTED.test(claim) ? `Explain why, ${claim}.` : `Explain why ${claim}.`;
}

/** "…, so that modern societies are different": the claim of a reason sentence in its own words. */
function claimOf(sentence: Sentence, terms: TermIndex, tagged: Tagged): string | null {
  const text = withoutStop(tagged.of(sentence).text);
  const because = BECAUSE.exec(text);
  const first = BECAUSE_FIRST.exec(text);
  const reason = REASON_IS.exec(text);
  const claim =
    reason?.[1] ?? (first && !/\b(?:it|they|he|she|its|their)\b/i.test(first[2] ?? '') ? first[2] : null) ?? because?.[1];
  const bare = tagged.lowered(capitalised((claim ?? '').trim().replace(OPENING, '').replace(HANGING, '').replace(HANGING, '')));
  return isClaim(bare) && isKnownSubject(bare, sentence, terms) ? withSmallStart(bare, tagged) : null;
}

/** "has no right to do so simply because …": that is no reason, the text says. */
const NO_REASON = /\b(?:not|no|never)\b.*\b(?:just|merely|only|simply) because\b/i;

/** How they differ, not why, is what one would ask. */
const DIFFERS = /\b(?:differ|differs|different|distinct|similar|alike)\b/i;

/** Readers took such a question where the whole reason stood in one sentence (67 %), and seldom where its neighbours were asked for. */
function fromReason(material: Material, sentence: Sentence, terms: TermIndex, tagged: Tagged, company: boolean): Drafted | null {
  if (isDangling(sentence.text) || sentence.text.includes(';') || NO_REASON.test(sentence.clean)) return null;
  const claim = claimOf(sentence, terms, tagged);
  if (claim === null || DIFFERS.test(claim)) return null;
  const more = company ? companyOf(material, sentence, claim) : [];
  const lead = company ? leadOf(material, sentence) : [];
  const reason = wordsOf(sentence.clean).length - wordsOf(claim).length;
  if (more.length === 0 && reason < FEWEST_REASON_WORDS) return null;
  const task = {
    question: whyTask(claim),
    share: 'essay why' as const,
    level: 'understanding' as const,
    keys: [`why ${sentence.index}`],
    score: company ? 0.4 : 0.6,
  };
  const led = lead.length > 0 ? essayDraft(material, task, [sentence, ...more], tagged, lead) : null;
  return led ?? essayDraft(material, task, [sentence, ...more], tagged);
}

/** "…. As a result, cities grew quickly.": why did they? */
function fromOutcome(material: Material, sentence: Sentence, terms: TermIndex, tagged: Tagged): Drafted | null {
  const outcome = OUTCOME.exec(withoutStop(sentence.clean))?.[1]?.replace(AS_WILL, '');
  const claim = outcome ? tagged.lowered(outcome.charAt(0).toUpperCase() + outcome.slice(1)) : null;
  if (
    !claim ||
    !isClaim(claim) ||
    !isKnownSubject(claim, sentence, terms) ||
    /\b(?:it|they|its|their|them|we|you)\b/i.test(claim)
  )
    return null;
  const reasons = [sentence.index - 2, sentence.index - 1].map((at) => material.sentences[at]);
  const near = reasons.filter((one) => one?.usable && one.block === sentence.block) as Sentence[];
  const start = near.findIndex((one) => !isDangling(one.text));
  if (start < 0) return null;
  const chain = near.slice(start);
  const task = {
    question: whyTask(claim),
    share: 'essay why' as const,
    level: 'understanding' as const,
    keys: [`why ${sentence.index}`],
    score: 0.4,
  };
  // "For this reason": what stands right before it is the reason; the rest leads up to it. "Thus" follows from both.
  const asked = ONE_REASON.test(sentence.clean) ? chain.slice(-1) : chain;
  return essayDraft(material, task, asked, tagged, [...chain.slice(0, -asked.length), sentence]);
}

function reasonsIn(material: Material): Sentence[] {
  return material.sentences.filter((sentence) => sentence.usable && sentence.kind === 'paragraph');
}

/** The essays that ask why and that one sentence answers, unranked. */
export function causeEssays(material: Material, terms: TermIndex, tagged: Tagged): (Drafted | null)[] {
  return reasonsIn(material).map((sentence) => fromReason(material, sentence, terms, tagged, false));
}

/** Those that several sentences answer: for a document that has no other essay. */
export function looseCauseEssays(material: Material, terms: TermIndex, tagged: Tagged): (Drafted | null)[] {
  return reasonsIn(material).map(
    (sentence) => fromReason(material, sentence, terms, tagged, true) ?? fromOutcome(material, sentence, terms, tagged),
  );
}
