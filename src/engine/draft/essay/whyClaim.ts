// The claim of which an essay asks why: what a sentence of a reason says is so, clear without what stands before it.

import { hasMainClause } from '../../english/clause.ts';
import { COMMAND } from '../../english/command.ts';
import { isPluralNoun, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordStem, wordsOf } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import { capitalised } from '../draft.ts';
import { claimBehind, isDueTo, isNoReason, isOfSome } from './whyReason.ts';

const POINTS_AWAY = leaningOr(`
  also | another | as (?:do|does|did|will|would|can|is|are|was|were) | even | her | here | him | his | instead | not only
  one of (?:the|many|several) | only | others? | same | so | such as | that (?:kind|sort|way) | then
  there (?!is|are|was|were) | too
`);
const LOOSE_PRONOUN = /^(?:[^,]{0,25}\b)?(?:it|they|their|its|them)\b/i;
const BECAUSE = pattern(
  `^(.{18,150}?),? (?:${oneOf(String.raw`
    because | due to | for the (?:simple )?reason that
    since (?=[a-zà-ÿ]+ [a-zà-ÿ]+ (?:is|are|was|were|can|do|does|have|has|had)\b)
  `)}) ?(.{18,})$`,
  'iu',
);
const BECAUSE_FIRST = /^because (?!of)([^,]{15,120}), (.{20,150})$/i;
const REASON_IS =
  /^(?:the|one|a|another) (?:main |major |primary )?reason (?:why |that )?(.{15,120}?) is (?:that|because) (.{18,})$/i;
/** The reason may belong to the inner clause, or to who said so. */
const AMBIGUOUS = pattern(
  oneOf(String.raw`
    \b(?:is|are|was|were) ${oneOf('decreased | increased | reduced')}\b
    \b${oneOf(String.raw`
      argu\w+ | assum\w+ | believ\w+ | cites? | claims? | hypothesi\w+ | if | knew | knows? | likely | may have | might have
      said | says? | seems? | that | thinks? | thought | when | where | which | who | whom | whose
    `)}\b
  `),
  'i',
);
/** What somebody holds, and what may be. */
const OF_SOMEBODY = pattern(
  String.raw`\b${oneOf(`
    argu\\w+ | assum\\w+ | believ\\w+ | claims? | expect\\w* | if | likely | may have | might | seems? | thinks? | thought
  `)}\b`,
  'i',
);
const COMPARES = /\b(?:more|less|higher|lower|greater|fewer|better|worse|larger|smaller|faster|slower|easier|harder)\b/i;
/** What opens a claim and is no part of it. */
export const OPENING = pattern(
  String.raw`^${oneOf(`
    importantly | interestingly | today | generally | typically | usually | often | sometimes | for example | for instance
    in general | in addition | moreover | furthermore | overall | indeed | in fact | in either case
    an? (?:\\p{Ll}+ )?(?:fact|observation|point) is that
  `)},?\s+`,
  'iu',
);
const HANGING = pattern(
  String.raw`,?\s+${oneOf(`
    especially | primarily | largely | partly | mainly | probably | precisely | usually | generally | typically | simply
    in part | perhaps | possibly | mostly | often | just | specifically | particularly | merely | chiefly
  `)}$`,
  'i',
);
const NO_CLAIM = pattern(
  String.raw`^${oneOf(String.raw`
    \w+ing | although | and | answer | but | currently | if | in order to | just | largely | lately | maybe
    nevertheless | no | now | or | partly | perhaps | probably | recently | simply | once | since | still | though | to
    unless | until | when | while | yet
    (?:most|much|none|some) of the | (?:greatest|highest|largest|longest|lowest|smallest) \p{L}+
    are | can | could | did | do | does | had | has | have | is | may | was | were | will | would
  `)}\b`,
  'iu',
);

/** "One night, James …", "over the next centuries …", "in various instances …": of a story, or of which cases is not said. */
const OF_ONE_TIME = pattern(
  String.raw`^${oneOf(String.raw`
    at (?:first|last|length|once) | favou?red | in (?:practice|reality|theory)
    in (?:many|most|other|several|some|various) ${oneOf('cases | countries | instances | places | respects | situations | ways')}
    ${oneOf('after | at | by | during | for | in | on | over | until')} (?:an?|many|several|some|that|the) [^,]{0,40}?\b${oneOf(`
      afternoon | beginning | centur(?:y|ies) | days? | decades? | end | evening | hours? | months? | morning | night | start
      weeks? | years?
    `)}
    one ${oneOf('afternoon | day | evening | morning | night')}
  `)}\b`,
  'i',
);
/** "the three tribes", "certain ships", "keep them": which, the text says; "an important subject": so it says of each; "gales, possible": broken off. */
const SAYS_LITTLE = pattern(
  oneOf(String.raw`
    \bthe (?:two|three|four|five|six) (?:\p{L}+ ){0,2}?\p{L}+s\b(?! (?:of|that|which|who)\b)
    \b(?:is|are|was|were) \p{Ll}+ing\b | ^an? (?:second|third|further|key) 
    \b(?:certain|them)\b | , \p{Ll}+$ | , (?:but|whereas|while|yet)\b | [’']s (?:are|is|was)\b
    \bunder (?:similar|the same) (?:circumstances|conditions)\b
    \b${oneOf('Algorithm | Equation | Example | Exercise | Lemma | Proposition | Section | Step | Theorem')} \d
    \b(?:is|are|was|were) (?:an? |so |very )?(?:important|interesting)\b(?! (?:for|in order|to)\b)
  `),
  'iu',
);

/** "might lie idle", "may well sink", "is deficient": what may be, and what somebody thinks of it. "the most feared" of which, the text said; "is
 * measured by": that is how, and not why. */
const IS_A_VIEW = pattern(
  oneOf(String.raw`
    \b(?:might|(?:can|could|may) (?:very )?well)\b | \b(?:can|may) be caused\b
    \b(?:can|could|may) (?:also |only )?(?!be\b)\p{Ll}+(?: down| up)?$ | \bwill (?:be|continue|remain)\b
    \b(?:is|are|was|were|be)$
    ^\p{Lu}\p{Ll}+ (?:decides|hopes|plans|refuses|wants) to\b
    \b(?:is|are) ${oneOf('calculated | determined | estimated | found | measured | obtained')} (?:by|from|with)\b
    \b(?:is|are|was|were) (?:so |too |very )?${oneOf('controversial | deficient | out of (?:the )?question | problematic')}\b
    \bthe (?:most|least) \p{Ll}+$ | \b(?:is|are) (?:the (?:best|least|most|worst)|an (?:awful|excellent|ideal))\b
    \b(?:is|are) (?:clearly |easily |likely )?(?:established|met|satisfied)$ | \b(?:is|are) the \p{Ll}+ \p{Ll}+$
    \bbecomes?\b | \b(?:especially|particularly|so|too|very) \p{Ll}+$ | \b(?:refers?|referred) to (?:an? )?(?!as\b)
  `),
  'iu',
);
/** "Hilltop may lose": the one of a case. */
const ONE_MAY = /^\p{Lu}\p{Ll}+ (?:may|should|would) /u;
/** "By trade, each port gains": such an opening belongs behind what it says. */
const OPENS_WITH_MEANS = /^(?:by|with) [^,]+, /i;
const MOST_COMMAS = 2;
const FEWEST_CLAIM_WORDS = 4;
const SURELY_SAID = 6;

/** A statement that is clear without what stands before it. `isWhole`: its reason stands in another sentence, and belongs to all of it. */
export function isClaim(text: string, isWhole = false): boolean {
  return (
    contentWordStems(text).length >= 3 &&
    wordsOf(text).length >= FEWEST_CLAIM_WORDS &&
    wordsOf(text).length <= 26 &&
    !POINTS_AWAY.test(text) &&
    !LOOSE_PRONOUN.test(text) &&
    !/[:;?“”"—$]|––| [–-] |\bI\b|\p{Script=Greek}/u.test(text) &&
    !(isWhole ? OF_SOMEBODY : AMBIGUOUS).test(text) &&
    // "1 mole is equal to …": so by definition.
    !/\b(?:is|are) equal to\b/i.test(text) &&
    !/\b(?:and|but|or)$/.test(text) &&
    !(COMPARES.test(text) && !isWhole && !/\bthan\b/i.test(text)) &&
    !NO_CLAIM.test(text) &&
    !OF_ONE_TIME.test(text) &&
    !SAYS_LITTLE.test(text) &&
    !IS_A_VIEW.test(text) &&
    !ONE_MAY.test(text) &&
    !OPENS_WITH_MEANS.test(text) &&
    (text.match(/,/g)?.length ?? 0) <= MOST_COMMAS &&
    !COMMAND.test(text) &&
    isBalanced(text)
  );
}

/** "The plant is …" needs a plant that the reader knows: one that the heading names, that is a term, or that is told apart. */
export function isKnownSubject(claim: string, sentence: Sentence, terms: TermIndex): boolean {
  const subject =
    /^the (.{3,50}?) (?:is|are|was|were|has|have|had|can|could|do|does|did|must|will|became|[a-zà-ÿ]+(?:s|ed))\b/iu.exec(
      claim,
    )?.[1];
  if (!/^the /i.test(claim) || subject === undefined) return !/^the /i.test(claim);
  const known = terms.byKey.get(termKey(subject));
  const heading = new Set(contentWordStems(sentence.section.heading));
  return (
    /^\p{Lu}\p{Ll}/u.test(subject) ||
    / (?:of|in|for|between|from|among|on|with) /.test(subject) ||
    (subject.includes(' ') && known !== undefined && (known.definition !== null || known.apart || known.mentions >= 5)) ||
    (subject.includes(' ')
      ? contentWordStems(subject).every((stem) => heading.has(stem))
      : heading.size === 1 && heading.has(wordStem(subject)))
  );
}

/** "Norman is …", "Carlson has …": who that is, a case said. A name that the document explains is known. */
export function isOfOne(claim: string, { lowerWords, midCapitals }: Material, terms: TermIndex): boolean {
  const [, name] = /^(\p{Lu}\p{Ll}+) (?:(?:had|did|may|should|would)\b|\p{Ll}+s\b)/u.exec(claim) ?? [];
  if (name === undefined || !midCapitals.has(name) || lowerWords.has(name.toLowerCase())) return false;
  return terms.byKey.get(termKey(name))?.definition == null;
}

/** "NO REASONABLE FINDING OF INTENT" */
const SHOUTED = /(?:(?<!\p{L})\p{Lu}{2,} ){3}/u;

/** "interest is a tax deductive expenses": a slip of who wrote it. */
export function hasSlip(text: string): boolean {
  if (SHOUTED.test(text)) return true;
  const one = /\b(?:is|was) an? ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/u.exec(text)?.[1];
  return one !== undefined && isPluralNoun(one.split(' ').at(-1) ?? '');
}

/** "Monosomic zygotes fail", "Drivers slow down": what the document writes nowhere else, and a dictionary has as no name. */
function withSmallStart(claim: string, tagged: Tagged): string {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?<!ans?|ese|ish|ists) \p{Ll}/u.exec(claim) ?? [];
  if (first === '') return claim;
  const small = claim.charAt(0).toLowerCase() + claim.slice(1);
  const pos = tagged.tokens(small.slice(0, 60))[0]?.pos;
  const isCommon = pos === 'NOUN' && isPluralNoun(first.toLowerCase()) && kindsOfNoun(termKey(first.toLowerCase())).length > 0;
  return pos === 'ADJ' || isCommon ? small : claim;
}

/** It has a verb of its own, and does not begin with it: that is a command, or what a list says of its heading. */
function isStatement(claim: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(claim.charAt(0).toLowerCase() + claim.slice(1));
  // Of a longer one the tagger may miss the verb ("the dredgers clear the docks").
  const isSaid = hasMainClause(tokens) || tokens.length > SURELY_SAID;
  return isSaid && (tokens[0]?.pos !== 'VERB' || tokens.some(({ pos }) => pos === 'AUX'));
}

/** "Sand is soft, while rock is hard because …": of the two the last is explained. */
const OTHER_HALF = /^[^,]{10,90}, (?:whereas|while) /i;
/** "…, so that modern societies are different": the claim of a reason sentence in its own words. */
export function claimOf(sentence: Sentence, terms: TermIndex, tagged: Tagged): string | null {
  const text = withoutFullStop(tagged.of(sentence).text).trim();
  const because = BECAUSE.exec(text);
  const first = BECAUSE_FIRST.exec(text);
  const reason = REASON_IS.exec(text);
  const claim = reason?.[1] ?? (first ? claimBehind(first[2] ?? '', first[1] ?? '', tagged) : null) ?? because?.[1];
  const alone = (claim ?? '')
    .trim()
    .replace(OPENING, '')
    .replace(OTHER_HALF, '')
    .replace(/ also(?= \p{Ll})/u, '');
  const bare = tagged.lowered(capitalised(alone.replace(HANGING, '').replace(HANGING, '')));
  const said = /^\p{Ll}-/u.test(bare) ? capitalised(bare) : bare;
  if (/, due to\b/i.test(text)) return null;
  const why = reason?.[2] ?? first?.[1] ?? text.slice((because?.[1] ?? '').length).replace(/^\W+/, '');
  if (isNoReason(why, said) || !isStatement(said, tagged) || isOfSome(said, tagged) || !isDueTo(said, why, tagged)) return null;
  return isClaim(said) && isKnownSubject(said, sentence, terms) ? withSmallStart(said, tagged) : null;
}
