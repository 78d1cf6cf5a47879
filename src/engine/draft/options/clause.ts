// Clauses as options: "it holds air still" beside other clauses that begin with "it". What a text says of other things stands
// beside the right one: another reason, another end, or a plain statement with its subject as a pronoun.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { echoes } from '../../check/cue.ts';
import { endsOpen, hasLoosePronoun, TWO_SENTENCES } from '../../check/wholePhrase.ts';
import { hasMainClause } from '../../english/clause.ts';
import { COMMAND } from '../../english/command.ts';
import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling, isJunk, isTalk } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, jaccard, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { Understood } from '../../understand/understood.ts';
import { partsOf } from '../askAbout.ts';
import { isTooClose, pickThree } from './distractor.ts';
import { isClause, NOT_PLAIN } from './statement.ts';

/** The pronoun that a clause begins with; empty: it says its subject. */
export type Lead = '' | 'it' | 'they' | 'he' | 'she';
/** `subject`: the stems of what the clause is about; null where a sentence before says it */
export type Clause = {
  sentence: Sentence;
  text: string;
  lead: Lead;
  stems: ReadonlySet<string>;
  subject: readonly string[] | null;
};

const LEAD = /^(it|they|he|she) (?=(?:[a-zà-ÿ]+ly )?[a-zà-ÿ])/iu;
const ALWAYS =
  'also | another | for example | here | i | instead | me | my | others? | our | then | too(?=$|,) | us | we | you | your';
/** What leans in a clause that begins so: a pronoun of its own subject does not. */
const LEANS: Readonly<Record<Lead, RegExp>> = {
  '': leaningOr(`${ALWAYS} | him | his | her`),
  it: leaningOr(`${ALWAYS} | him | his | her | them | they`),
  they: leaningOr(`${ALWAYS} | him | his | her | it`),
  he: pattern(String.raw`\b${oneOf(`${ALWAYS} | her | it | she | them | they | these | this | those`)}\b`, 'i'),
  she: pattern(String.raw`\b${oneOf(`${ALWAYS} | he | him | his | it | them | they | these | this | those`)}\b`, 'i'),
};
/** What somebody wants is no fact. */
export const ADVICE = /\b(?:should|ought|needs? to|please)\b/i;
const FEWEST_STEMS = { said: 3, led: 2 };
const [SHORTEST, LONGEST] = [4, 25];

/** "it rains": nobody does that. */
export const EMPTY_IT = pattern(
  String.raw`^it (?:\w+ly )?${oneOf(`
    appears? | behooves | can be | costs | follows | is | may be | seems? | takes | turns? out | was | would be
  `)} (?:\w+ly )?(?:\w+ ){1,3}(?:to|that|for|whether|if|how|why)\b`,
  'i',
);

/** The pronoun that a clause leads with. */
export function leadOf(text: string): Lead {
  return (LEAD.exec(text)?.[1]?.toLowerCase() ?? '') as Lead;
}

/** May this clause be an option: whole, and leaning on nothing but the subject of what it stands beside? */
export function isOptionClause(text: string, tagged: Tagged): boolean {
  const lead = leadOf(text);
  const body = lead === '' ? text : text.slice(lead.length + 1);
  const words = wordsOf(text).length;
  return (
    words >= SHORTEST &&
    words <= LONGEST &&
    !LEANS[lead].test(body) &&
    (lead !== '' || !hasLoosePronoun(tagged.tokens(text))) &&
    !NOT_PLAIN.test(text) &&
    !EMPTY_IT.test(text) &&
    !ADVICE.test(text) &&
    !TWO_SENTENCES.test(text) &&
    !/\bone$/.test(text) &&
    !BROKEN.test(text) &&
    isBalanced(text) &&
    !isDangling(body) &&
    !isJunk(text) &&
    !isTalk(text) &&
    new Set(contentWordStems(body)).size >= (lead === '' ? FEWEST_STEMS.said : FEWEST_STEMS.led) &&
    (lead !== '' || startsClause(text, tagged)) &&
    !endsOpen(text, tagged.tokens(text))
  );
}

/** It begins with its subject, whatever the tagger takes for its verb behind "the". */
function startsClause(text: string, tagged: Tagged): boolean {
  return isClause(text, tagged) || ['DET', 'ADJ', 'NUM', 'PRON'].includes(tagged.tokens(text)[0]?.pos ?? '');
}

/** What extraction leaves: "in the with", " - ", the letter of the next option. */
const BROKEN = /\b(?:the|an?) (?:with|of|in|and|to|is|are|was|were)\b| [-–] | (?![ai]$)\p{Ll}$/u;

const pools = new WeakMap<Material, readonly Clause[]>();

const HANGS_TOGETHER =
  /\b(?:because|since|when|if|although|though|while|whereas|unless|so that|therefore|thus|hence|for (?:example|instance))\b/i;
/** What is only added to a clause. */
export const TAIL = /(?:;|—|, (?:but|while|which|although|so|whereas|as|who|where|whose)\b).*$/i;
const MOST_COMMAS = 2;

/** A whole statement: with a subject and a verb of its own, and no command. */
function isSaid(text: string, tagged: Tagged): boolean {
  return isClause(text, tagged) && hasMainClause(tagged.tokens(text)) && !COMMAND.test(text);
}

/** The plain statements of a document, each as it stands and with a pronoun as its subject. */
function plainClauses({ material, tagged }: Understood): readonly Clause[] {
  const known = pools.get(material);
  if (known) return known;
  const clauses = material.sentences.flatMap((sentence): Clause[] => {
    if (!sentence.usable || HANGS_TOGETHER.test(sentence.clean)) return [];
    const said = withoutFullStop(sentence.clean).replace(TAIL, '');
    if (said.length > LONGEST_TEXT || said.split(', ').length > MOST_COMMAS + 1) return [];
    const text = tagged.lowered(said);
    if (!isOptionClause(text, tagged) || (leadOf(text) === '' && !isSaid(text, tagged))) return [];
    const lead = leadOf(text);
    const stems = new Set(contentWordStems(text));
    if (lead !== '') return [{ sentence, text, lead, stems, subject: null }];
    const parts = partsOf(text, tagged);
    const subject = parts ? contentWordStems(parts.subject) : [...stems].slice(0, SUBJECT_STEMS);
    const plain: Clause = { sentence, text, lead, stems, subject };
    if (parts === null || parts.opening !== '') return [plain];
    const pronoun = isPlural(parts.subject) ? 'they' : 'it';
    const led = `${pronoun} ${parts.verb.text} ${parts.rest}`;
    if (!isOptionClause(led, tagged)) return [plain];
    return [plain, { sentence, text: led, lead: pronoun, stems: new Set(contentWordStems(led)), subject }];
  });
  pools.set(material, clauses);
  return clauses;
}

const LONGEST_TEXT = 170;
/** so many first content words stand for a subject that is not known for certain */
const SUBJECT_STEMS = 2;
const TOO_NEAR = 2;
const NEARBY = 120;
const TOO_ALIKE = 0.34;
const RATIO = { least: 0.5, most: 1.9 };
const BAND = 9;
const MOST_TRADED = 40;
const WOULD = /\b(?:would|could) (?:have|be)\b/i;
const MOST_CLUES = 1;

/** The first content words of a claim. */
function subjectOf(claim: string): string[] {
  return contentWordStems(claim).slice(0, SUBJECT_STEMS);
}

/** What is asked: the sentence, what the stem says, and the clause that is right. */
export type AskedClause = { sentence: Sentence; asked: string; right: string; isPlain: boolean };

/**
 * Three clauses that begin as the right one does, are about something else than the stem, and are nowhere said of it; null where
 * there are not so many. `others` play the same part elsewhere. Only beside an example (`isPlain`) plain statements stand, too: readers took
 * 6 of 194 questions on reasons, ends and contrasts that had such options.
 */
export function wrongClauses(
  of: Understood,
  { sentence: source, asked, right, isPlain }: AskedClause,
  others: readonly Clause[],
  random: Random,
): string[] | null {
  const { material } = of;
  const stems = contentWordStems(asked);
  const [inAsked, inRight] = [new Set(stems), new Set(contentWordStems(right))];
  const clues = [...inRight].filter((stem) => inAsked.has(stem));
  const lead = leadOf(right);
  const about = new Set(subjectOf(asked));
  const distance = ({ sentence }: Clause) => Math.abs(sentence.index - source.index);
  const touches = ({ stems: said }: Clause) => [...said].some((stem) => inAsked.has(stem) || inRight.has(stem));
  const fits = (one: Clause) => {
    const ratio = one.text.length / right.length;
    const away = distance(one);
    return (
      one.lead === lead &&
      away > TOO_NEAR &&
      away < NEARBY &&
      ratio > RATIO.least &&
      ratio < RATIO.most &&
      touches(one) &&
      jaccard(one.stems, inRight) < TOO_ALIKE &&
      jaccard(one.stems, inAsked) < TOO_ALIKE &&
      // What is true of the same thing may be a reason, too.
      !(one.subject ?? []).some((stem) => about.has(stem)) &&
      !otherMayBeRight(material, one.text, stems, right, source.index)
    );
  };
  const worth = (one: Clause) =>
    Number(touches(one)) + Number(clues.some((stem) => one.stems.has(stem))) - distance(one) / NEARBY;
  const ranked = (list: readonly Clause[], more: number) => list.filter(fits).map((one) => ({ one, worth: worth(one) + more }));
  const all = [...ranked(others, 1), ...(isPlain ? ranked(plainClauses(of), 0) : [])]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TRADED);
  const best = all.map(({ one }) => one);
  const picked = pickThree(best.slice(0, BAND), right.length, ({ text }) => text, random);
  if (picked === null) return null;
  const left = (some: readonly Clause[]) => cluesLeft(asked, right, clues, some);
  // A word that the stem shares with the key alone tells; an option that has it too takes the place of one that has not.
  const trades = best.flatMap((other) => picked.map((_, at) => picked.with(at, other)));
  const isFair = (some: readonly Clause[]) =>
    some.every((one, at) => some.every((other, place) => place === at || !isTooClose(one.text, other.text)));
  const fair = left(picked) === 0 ? picked : (trades.find((some) => isFair(some) && left(some) === 0) ?? picked);
  // "would have been" beside plain facts: the mood alone tells.
  const inMood = fair.filter(({ text }) => WOULD.test(text)).length;
  if (WOULD.test(right) ? inMood < fair.length - 1 : inMood === fair.length) return null;
  return left(fair) > MOST_CLUES ? null : fair.map(({ text }) => text);
}

/** How many words, or beginnings of words, only the key shares with what is asked. */
function cluesLeft(asked: string, right: string, clues: readonly string[], wrong: readonly Clause[]): number {
  const words = clues.filter((stem) => !wrong.some((one) => one.stems.has(stem))).length;
  return (
    words +
    Number(
      words === 0 &&
        echoes(
          asked,
          right,
          wrong.map(({ text }) => text),
        ),
    )
  );
}
