// Tells phrases from sentences by counting verbs and clauses. Where the tagger is known to err on fragments, neighbouring words decide.
import { isPluralNoun } from './noun.ts';
import { anyOf, oneOf, wholeOf } from './pattern.ts';
import type { Token } from './tagger.ts';

const RELATIVE = wholeOf('i')`
    after | although | because | before | how | if | once | unless | until | what | when | where | whereas | whereby | whether
    which | while | who | whom | whose | why
`;
const NEEDS_CLAUSE = /^(?:that|which|who|where|whose|whereby)$/i;
/** "structures called cristae": participles, and finite verbs only after an auxiliary. */
const NAMING = /^(?:called|known|termed|named|referred|described|designated|labell?ed|considered|based|located|composed)$/i;

const PAST = anyOf('i')`
    (?:ed|en|wn)$
    ^${oneOf`
      begun | bent | bound | bought | brought | built | burnt | caught | cut | dealt | dug | drunk | fed | felt | fought | found
      gave | held | hung | hurt | kept | laid | led | left | lent | lost | made | meant | met | paid | put | read | rung | said
      sent | set | shot | shrunk | shut | slept | sold | sought | spent | split | spun | struck | stuck | stung | sung | sunk
      swept | swung | taught | told | torn | understood | won | worn | wound
    `}$
`;

/** Whether a word has the letters of a past form: "a sunk ship", "a quay built of stone". */
function isPastForm(word: string): boolean {
  return PAST.test(word);
}

/** Whether a word begins a clause. "that" after a noun does, though the tagger often takes it for a determiner. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (RELATIVE.test(text) || (at === 0 && /^(?:as|since)$/i.test(text))) return true;
  const posBefore = tokens[at - 1]?.pos ?? '';
  const next = tokens[at + 1];
  if (/^(?:as|so)$/i.test(text)) return next?.pos === 'PRON';
  if (/^that$/i.test(text)) {
    if (posBefore === 'SCONJ' || /^of$/i.test(next?.text ?? '')) return false;
    return tokens[at]?.pos !== 'DET' || posBefore === 'NOUN' || posBefore === 'PROPN';
  }
  // "the neutrons they possess", "the way people come to learn"
  return posBefore === 'NOUN' && /^(?:they|it|he|she|people|individuals|humans)$/i.test(text);
}

function relativesIn(tokens: readonly Token[]): number {
  return tokens.filter((_, at) => isRelative(tokens, at)).length;
}

/** A verb by its part of speech, or a noun that only a verb could be: "owners control the majority", "who study cells". */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.pos === 'VERB' || token?.pos === 'AUX') return true;
  const [tokenBefore, next] = [tokens[at - 1], tokens[at + 1]];
  if (token?.pos !== 'NOUN' || !tokenBefore) return false;
  if (/^(?:who|which|that)$/i.test(tokenBefore.text) || (next?.pos === 'DET' && tokenBefore.pos === 'NOUN')) return true;
  const ofMany =
    tokenBefore.pos === 'PROPN' || tokenBefore.pos === 'ADV' || (tokenBefore.pos === 'NOUN' && isPluralNoun(tokenBefore.text));
  return ofMany && !isPluralNoun(token.text) && (next === undefined || next.pos === 'DET' || next.pos === 'ADJ');
}

function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const [tokenBefore, next] = [tokens[at - 1], tokens[at + 1]];
  if (!token || !isVerb(tokens, at)) return false;
  if (token.pos === 'AUX') return !/^(?:be|been|being|having)$/i.test(token.text);
  if (
    /(?:ing|est)$/i.test(token.text) ||
    /^(?:to|-)$|[’']s?$/i.test((tokenBefore?.pos === 'ADV' ? tokens[at - 2] : tokenBefore)?.text ?? '')
  )
    return false;
  if (['DET', 'ADJ', 'ADP', 'PART'].includes(tokenBefore?.pos ?? '')) return false;
  if (!NAMING.test(token.text) && !isPastForm(token.text)) return true;
  if (/^(?:that|which|who|it|they|he|she|we)$/i.test(tokenBefore?.text ?? '')) return true;
  // "Mendel called the allele …"
  if (tokenBefore?.pos === 'PROPN' && next?.pos === 'DET') return true;
  // "closely related species", "undergo programmed death": the participle belongs to the noun after it.
  if (NAMING.test(token.text) || tokenBefore?.pos === 'ADV' || tokenBefore?.pos === 'VERB') return false;
  return ['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ'].includes(next?.pos ?? '');
}

/** How many clauses have a verb of their own: groups of auxiliaries and verbs that agree with a subject. */
function clausesIn(tokens: readonly Token[]): number {
  let count = 0;
  let inGroup = false;
  for (const [at, token] of tokens.entries()) {
    if (token.pos === 'ADV' || token.pos === 'PART') continue;
    const finite = isFiniteVerb(tokens, at);
    if (finite && !inGroup) count += 1;
    inGroup = isVerb(tokens, at) && (inGroup || finite);
  }
  return count;
}

/** How many verbs follow "and" or a comma, and so share the subject of an earlier verb. */
function joinedVerbsIn(tokens: readonly Token[]): number {
  return tokens.filter(
    (_, at) =>
      isFiniteVerb(tokens, at) &&
      tokens.slice(Math.max(0, at - 2), at).some((token) => token.pos === 'CCONJ' || token.text === ','),
  ).length;
}

/** "… in humans when contaminated meat": the clause has lost its end. "When in water" needs none. */
function losesEnd(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  if (!/^(?:when|if|until|because|although)$/i.test(tokens[at]?.text ?? '') || rest[0]?.pos === 'ADP') return false;
  return rest.some((token) => token.pos === 'NOUN') && !rest.some((_, offset) => isFiniteVerb(tokens, at + 1 + offset));
}

/** "the idea that all events", "where a source of fresh water": the clause has lost its verb. */
export function hasBrokenClause(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      losesEnd(tokens, at) ||
      (NEEDS_CLAUSE.test(token.text) &&
        isRelative(tokens, at) &&
        !tokens.slice(at + 1).some((_, offset) => isVerb(tokens, at + 1 + offset))),
  );
}

/** "the years | a person may live" */
function isContact(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.pos === 'NOUN' &&
    /^(?:an?|the|they|people|one)$/i.test(tokens[at]?.text ?? '') &&
    tokens.slice(at + 1, at + 6).some(({ pos }) => pos === 'AUX' || pos === 'VERB')
  );
}

/** Whether it has no verb outside of its clauses. */
export function isPhrase(tokens: readonly Token[]): boolean {
  const contacts = tokens.filter((token, at) => /^(?:an?|the)$/i.test(token.text) && isContact(tokens, at)).length;
  return clausesIn(tokens) <= relativesIn(tokens) + joinedVerbsIn(tokens) + contacts;
}

/** Whether it has a verb outside of its relative clauses, and outside of a clause that comes first ("When …, "). */
export function hasMainClause(tokens: readonly Token[]): boolean {
  const comma = /^(?:if|when|while|as|after|before|although|because|since)$/i.test(tokens[0]?.text ?? '')
    ? tokens.findIndex((token) => token.text === ',')
    : -1;
  const main = tokens.slice(comma + 1);
  return clausesIn(main) > relativesIn(main);
}
