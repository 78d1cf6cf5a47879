// "… a diploid plant called a sporophyte": where a document says what something is called, the term may be asked for by the
// sentence itself. It proposes terms and questions only where what comes before stands alone.

import { GAP } from '../../english/gapSentence.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { termKey } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling, isTalk } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import { type Named, namedIn } from '../../understand/definition/naming.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import { asksForName } from '../asQuestion.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { framed, rendered, type Stem } from '../frame.ts';
import { typedDraft } from './shortAnswer.ts';

const POINTS_AWAY = leaningOr(`
  already | another | (?:at|by|in) that (?:age|point|time|year) | hence | her | here | him | his
  (?:if|when|after|before|since) that | it | never | \\w+n[’']t | not | others? | them | there | they
`);
const FEWEST_WORDS_BEFORE = 6;
const FEWEST_WORDS = 9;
const LONGEST = 230;

/** Does the main verb come only after the term? */
function speaksOn(after: string, tagged: Tagged): boolean {
  const [first, second] = tagged.tokens(after.replace(/^[,\s]+/, ''));
  const isAside = /^,? (?:that|which|who)\b/i.test(after);
  const isVerb = first?.pos === 'AUX' || (first?.pos === 'VERB' && !/ing$/.test(first.text));
  return !isAside && (isVerb || (first?.pos === 'ADV' && second?.pos === 'VERB'));
}

const LONGEST_WITH_LEAD = 220;

/** "If the sand is coarse, it is called …", "To the Romans, these natives were known as …": what is meant, a sentence before says. */
const ON_THE_ONE = /^(?:if|once|when|whenever|where) (?:the|this|that)\b/i;
const FRONTED = /^(?:after|among|at|before|by|during|for|from|in|on|to|with|within) /i;

/** "…; this is called the leading strand": what is pointed at stands before, in the same sentence. */
function pointsInside(bare: string): boolean {
  const head = bare.slice(0, Math.max(...[';', ',', ':', '—'].map((sign) => bare.lastIndexOf(sign))));
  return wordsOf(head).length >= FEWEST_WORDS_BEFORE && ![POINTS_AWAY, ON_THE_ONE, FRONTED].some((one) => one.test(head));
}

const LEANS = leaningOr(`above | below | hence | her | his | \\w+n[’']t`);

/** The sentence before, where this one only says what it is called: "This phenomenon is known as …". */
function leadOf(material: Material, sentence: Sentence): Sentence | null {
  const lead = material.sentences[sentence.index - 1];
  if (!lead?.usable || lead.block !== sentence.block || lead.kind !== 'paragraph' || lead.page !== sentence.page) return null;
  return isDangling(lead.clean) || isTalk(lead.clean) || LEANS.test(lead.clean) ? null : lead;
}

const SAYS_ONLY_NAME = /^(?:This|These|Such|That|Those|It|They)\b[^,;:]{0,60}$/;

const IS_CALLED = pattern(
  `^((?:(?:an?|the) [a-z]+, )?[^,;:—“”]+) (is|are) (?:${oneOf(`
    also | collectively | commonly | generally | now | often | sometimes | usually
  `)} )*(${CALLED}) (?:an? |a[(]n[)] |the )?$`,
  'i',
);
const FEWEST_SUBJECT_WORDS = 4;
const FEWEST_STEMS = 6;
const FEWEST_IF_PLAIN = 4;

/** "Phrases that end so": a capital of the sentence, though a heading has it too. */
function withSmallStart(subject: string, tagged: Tagged): string {
  const small = subject.charAt(0).toLowerCase() + subject.slice(1);
  const isCommon = /^\p{Lu}\p{Ll}+s (?:that|which|who)\b/u.test(subject) && tagged.tokens(small)[0]?.pos === 'NOUN';
  return isCommon ? small : tagged.lowered(subject);
}

/** "Cells that lack a nucleus are called …" asks more plainly as "What are cells that lack a nucleus called?". */
function askedPlainly(bare: string, tagged: Tagged): Stem | null {
  const [, subject = '', verb = '', naming = ''] = IS_CALLED.exec(bare) ?? [];
  if (wordsOf(subject).length < FEWEST_SUBJECT_WORDS || / (?:and|or|which|who|that|what)$/i.test(subject)) return null;
  const main = subject.replace(/\b(?:that|which|who|whose|where|when)\b.*$/i, '');
  if (
    /\b(?:is|are|was|were|has|have|can|may|will|do|does)\b|^(?:In|At|On|By|For|From|When|If|As|During|After|Before)\b/.test(main)
  )
    return null;
  return framed('ask', `What ${verb.toLowerCase()} ${withSmallStart(subject, tagged)} ${naming.toLowerCase()}`);
}

/** "One with a positive charge is called …": one of what, the sentence before says. */
const OF_OTHERS = pattern(
  `^${oneOf(String.raw`
    (?:All|Some|Most|Many)(?= (?:but|except|of them|are|were|have|had|can|may|do|will|also)\b)
    (?:One|Each|Both|Those)\b(?! \p{L}+s? (?:that|which|who|of)\b)
    (?:All|Certain|Many|Most|Other|Several|Some) ${oneOf(`
      cases | examples | forms | instances | kinds | types | varieties | versions
    `)}(?! (?:of|that|which)\b)
    (?:Others?|Another|Fewer|Greater|Higher|Larger|Lower|Smaller)\b
  `)}`,
  'u',
);

/** "About one-third of the boards have rough edges, and are called …": how many there are is no mark of the name. */
const SO_MANY = pattern(
  String.raw`^(?:(?:about|almost|nearly|over|roughly) )?(?:${oneOf('half | one-\\p{L}+ | two-thirds | three-quarters | \\d+ percent')}) of\b`,
  'iu',
);
/** "The young woman from Goa lists herself …": who she is, the text said. */
const SOMEBODY = pattern(
  String.raw`^The (?:\p{Ll}+ )?${oneOf('boy | child | couple | girl | gentleman | lady | man | men | woman | women')} (?:at|from|in|of) \p{Lu}`,
  'u',
);
const TOLD = /^(\p{Lu}\p{Ll}+) (?:had|has|was|did|were|\p{Ll}+ed) /u;

/** "The boats were copied into two books": which ones, a sentence before says. */
const TOLD_OF_THE_ONE =
  /^(?:the \p{Ll}+ (?:was|were|had|\p{Ll}+ed (?:an?|the|two|three|some))|if the \p{Ll}+ (?:is|are) \p{Ll}+ed)\b/iu;

/** "Rothman had conducted a form of study called …": of someone in the story; a word that is also written small is no name. */
function isToldOf(material: Material, said: string): boolean {
  const name = TOLD.exec(said)?.[1];
  return name !== undefined && !material.lowerWords.has(name.toLowerCase());
}

/** `fewest`: so many words it must say that tell something. */
type Found = { stem: Stem; statement?: Stem; lead: Sentence | null; fewest: number };

/** "encapsulated or unencapsulated": it may be the one or the other. */
function isOneOfTwo(after: string, term: string): boolean {
  // "called inhibition or disinhibition": two names, of which one would be refused.
  if (/^,? or (?!when\b|if\b|as\b)\p{L}/u.test(after)) return true;
  const other = /^ or (\S+)/.exec(after)?.[1]?.toLowerCase() ?? '';
  return other !== term && other.endsWith(term.toLowerCase());
}

/** "Crater Observation and Sensing Satellite", "Bay of Pigs": only the first half of a name was found; "Lumen Docks claims to be": a verb with it. */
function isHalfOfName(after: string, term: string): boolean {
  if (/^\p{Lu}.* \p{Ll}+s$/u.test(term) && /^ to \p{Ll}/u.test(after)) return true;
  return /^\p{Lu}.* \p{Lu}/u.test(term) && /^ (?:and|of|for|&) (?:the )?\p{Lu}/u.test(after);
}

/** "The tissue consists of …": which tissue, a sentence before says. */
const THE_ONE = pattern(
  String.raw`^The ${oneOf(`
    approach | cells? | complex | group | method | practice | process | region | structure | substance | technique | test
    theory | tissue
  `)} ${oneOf(`
    are | can | consists? | contains? | has | have | includes? | is | may | was | were
  `)}\b`,
);

/** The sentence up to the term, a gap in its place; what comes after only where it says more of the term. */
function stemIn(material: Material, sentence: Sentence, { start, end }: Named, tagged: Tagged): Found | null {
  const before = sentence.clean
    .slice(0, start)
    .replace(/\b(?:an?|the)\s+([“"]?)$/i, (article: string, quote: string) =>
      /^the/i.test(article) ? `the ${quote}` : `a(n) ${quote}`,
    );
  const after = withoutFullStop(sentence.clean.slice(end).replace(/^[”"]/, ''));
  const bare = before.replace(/[“"]$/, '');
  const term = sentence.clean.slice(start, end);
  if (isOneOfTwo(after, term) || isHalfOfName(after, term) || THE_ONE.test(bare)) return null;
  // Where little comes before the term, what comes after has to say what is meant.
  const relative = /^,? (?:that|which) (?:[^,;.]{10,90})/i.exec(after)?.[0] ?? '';
  if (SAYS_ONLY_NAME.test(bare)) {
    const lead = leadOf(material, sentence);
    if (!lead || lead.clean.length + bare.length > LONGEST_WITH_LEAD || !isBalanced(before)) return null;
    return { stem: framed('gap', `${lead.clean} ${before}${GAP}.`), lead, fewest: FEWEST_STEMS };
  }
  const isShort = wordsOf(bare).length < FEWEST_WORDS_BEFORE;
  // "Structures called forks are formed": without its verb that is no sentence.
  const isSubject = speaksOn(after, tagged);
  const kept = [isShort || isSubject ? after : relative, ''].find((rest) => !POINTS_AWAY.test(rest) && !isTalk(rest)) ?? '';
  if ((isSubject && kept === '') || OF_OTHERS.test(bare) || isToldOf(material, bare)) return null;
  if (SO_MANY.test(bare) || SOMEBODY.test(bare) || TOLD_OF_THE_ONE.test(bare) || /; (?!this|these)/.test(bare)) return null;
  if ((isShort && wordsOf(bare + kept).length < FEWEST_WORDS) || bare.length + kept.length > LONGEST) return null;
  if ((POINTS_AWAY.test(bare) && !pointsInside(bare)) || isDangling(bare) || isTalk(bare)) return null;
  const asked = kept === '' ? askedPlainly(bare, tagged) : null;
  if (asked !== null) return { stem: asked, lead: null, fewest: FEWEST_IF_PLAIN };
  if (!isBalanced(`${bare}${kept}`)) return null;
  const statement = framed('gap', `${bare}${GAP}${kept}.`);
  const question = asksForName(bare, kept, tagged);
  const rest = { lead: null, fewest: FEWEST_STEMS };
  return question === null ? { stem: statement, ...rest } : { stem: framed('plain', question), statement, ...rest };
}

/** The questions that ask for the terms a sentence names, to be typed. */
export function namedQuestions(material: Material, terms: TermIndex, sentence: Sentence, tagged: Tagged): Drafted[] {
  if (!sentence.usable || sentence.kind === 'item') return [];
  return namedIn(material, sentence, tagged).flatMap((named): Drafted[] => {
    const key = terms.byKey.get(termKey(named.term));
    const found = stemIn(material, sentence, named, tagged);
    if (!key || found === null) return [];
    const { stem, lead, statement, fewest } = found;
    const stems = new Set(contentWordStems(rendered(statement ?? stem)));
    if (stems.size < fewest || contentWordStems(named.term).some((one) => stems.has(one))) return [];
    const asked = { stem, key: { ...key, text: named.term }, sentence };
    // Where two sentences say it, both are the source.
    const quote = lead ? `${lead.text} ${sentence.text}` : sentence.text;
    return [{ ...typedDraft(material, asked), quote, ...(statement ? { statement } : {}) }];
  });
}

/** The term that a sentence says something is called. */
export const named: QuestionKind = {
  ...usual,
  name: 'named',
  judgedAs: 'name',
  draft: ({ material, leading, tagged }) =>
    material.sentences.flatMap((sentence) => namedQuestions(material, leading, sentence, tagged)),
};
