// "Which of the following …?": the sentence keeps its order and loses only its subject, so the question is grammatical.

import { isEveryday } from '../../english/everyday.ts';
import { isPlural, termKey, withoutArticle } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling } from '../../english/plainText.ts';
import { anyRefuses } from '../../english/rule.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import type { Token } from '../../english/tagger.ts';
import type { Random } from '../../random.ts';
import { belongsToAnother, nounPhraseBefore } from '../../understand/definition/apposition.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import { isLong } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { framed } from '../frame.ts';
import { areSiblings, termChoice } from '../options/termChoice.ts';
import { subjectRules } from './subjectRules.ts';

const ASIDE = pattern(
  String.raw`^,\s+${oneOf(`
    such as | or | like | including | which | who
    (?:also|sometimes|often|commonly|more commonly) (?:known|referred to|called) | known as | for example | for instance
    in contrast | in turn | however | therefore | then | by contrast
  `)}\b[^,]*,\s*`,
  'i',
);
const TAIL = pattern(
  oneOf(String.raw`
    ,\s+${oneOf(`
      but | so | yet | while | whereas | although | though | because | since | and (?:it|they|this|these|he|she|we) | which
      where | meaning | such as | for example | for instance
    `)}\b.*$
    ;.*$ | —.*$ | \s+but (?:do|does|is|are|has|have) not\b.*$ | \s+(?:because|whereas|although)\s.*$
  `),
  'i',
);
/** In a list ("television, newspapers, and the Internet") there is a comma before. */
const NEXT_CLAUSE = /(?<=^[^,]*),\s+and (?:the|in|most|many)\b.*$/i;
const PERSONAL = pattern(
  String.raw`^(?:\w+ly )?${oneOf(`
    analyzed | argued | became | believed | called | claimed | coined | concluded | created | defined | demonstrated
    described | developed | discovered | explained | formulated | found | founded | identified | introduced | invented | led
    maintained | noted | observed | proposed | published | saw | showed | stated | studied | suggested | theorized | thought
    used | viewed | was born | won | wrote
  `)}\b`,
);
/** The term in the number in which this sentence uses it. */
function inNumberOf(key: KeyTerm, surface: string): KeyTerm {
  return { ...key, text: surface, plural: isPlural(surface) };
}

/** The subject that is a known term, and what the sentence says of it. */
function splitSubject(sentence: Sentence, terms: TermIndex, tagged: Tagged): Split | null {
  const { text, tokens } = tagged.of(sentence);
  const bare = withoutArticle(text);
  const offset = text.length - bare.length;
  const words = [...bare.matchAll(/[\p{L}\p{N}’'-]+/gu)].slice(0, 5);
  for (let count = words.length; count >= 1; count -= 1) {
    const last = words[count - 1];
    if (!last) continue;
    const end = last.index + last[0].length;
    const known = terms.byKey.get(termKey(bare.slice(0, end)));
    if (!known) continue;
    const key = inNumberOf(known, bare.slice(0, end));
    const rest = bare.slice(end);
    const aside = ASIDE.exec(rest)?.[0].length ?? 0;
    const predicate = rest.slice(aside).trim();
    if (aside === 0 && rest.startsWith(',')) return null;
    const start = offset + end + rest.indexOf(predicate, aside);
    // "Heterochromatin usually contains …": the verb comes after its adverb.
    const first = tokens.findIndex((one) => one.start === start);
    const at = tokens[first]?.pos === 'ADV' ? first + 1 : first;
    const token = tokens[at];
    const next = tokens[at + 1];
    const finite =
      token && (token.pos === 'AUX' || (token.pos === 'VERB' && !/ing$/.test(token.text))) && !/^(?:of|to)$/i.test(token.text);
    const participle =
      token?.pos === 'VERB' && /ed$/.test(token.text) && (next?.pos === 'ADP' || next?.pos === 'AUX' || next?.pos === 'VERB');
    return finite && token && !participle ? { key, predicate, verb: token.text } : null;
  }
  return null;
}

const KIND_CALLED = /^(?:an?|the)\s+([a-zà-ÿ-]+(?:\s[a-zà-ÿ-]+)?)\s+(?:called|known as|named|termed)\s+(?:an?\s+|the\s+)?/iu;
const WHICH_DOES = /,\s+which\s+(?=\p{Ll})/gu;

/** "an enzyme called helicase unwinds …", "hybridizations, which involve …": the term is named and then spoken of. */
function splitInside(sentence: Sentence, terms: TermIndex, tagged: Tagged): Split | null {
  const { text, tokens } = tagged.of(sentence);
  const finite = (token: Token | undefined) =>
    token && (token.pos === 'AUX' || (token.pos === 'VERB' && !/ing$/.test(token.text)));
  const called = KIND_CALLED.exec(text);
  if (called?.[1]) {
    const start = called[0].length;
    const verb = tokens.find((token) => token.start > start && finite(token));
    const surface = verb ? text.slice(start, verb.start).trim() : '';
    const key = terms.byKey.get(termKey(surface));
    if (verb && key)
      return { key: inNumberOf(key, surface), predicate: text.slice(verb.start), verb: verb.text, kind: called[1] };
  }
  for (const match of text.matchAll(WHICH_DOES)) {
    const start = match.index + match[0].length;
    const verb = tokens.find((token) => token.start === start);
    const term = finite(verb) ? nounPhraseBefore(text, tokens, match.index) : null;
    const key = term && !belongsToAnother(text, match.index - term.length) ? terms.byKey.get(termKey(term)) : undefined;
    if (verb && key && term)
      return { key: inNumberOf(key, term), predicate: text.slice(start).replace(/,\s.*$/, ''), verb: verb.text };
  }
  return null;
}

/** A subject question from this sentence, or null where it would not stand on its own. */
export function subjectQuestion(
  material: Material,
  terms: TermIndex,
  sentence: Sentence,
  tagged: Tagged,
  random: Random,
): Drafted | null {
  if (!sentence.usable || sentence.text.length > 260 || isDangling(sentence.clean)) return null;
  return (
    fromSubject(material, terms, sentence, splitSubject(sentence, terms, tagged), random) ??
    fromSubject(material, terms, sentence, splitInside(sentence, terms, tagged), random)
  );
}

type Split = { key: KeyTerm; predicate: string; verb: string; kind?: string };

function fromSubject(
  material: Material,
  terms: TermIndex,
  sentence: Sentence,
  found: Split | null,
  random: Random,
): Drafted | null {
  if (!found) return null;
  const { key, verb } = found;
  const sure = key.definition !== null || key.apart;
  if (!sure) return null;
  if (!key.text.includes(' ') && isEveryday(key.text) && !key.definition) return null;
  // "Contains the old wells": behind the name that a layout has on the line before.
  const predicate = withoutFullStop(found.predicate)
    .replace(/^\p{Lu}(?=\p{Ll}+s )/u, (first) => first.toLowerCase())
    .replace(TAIL, '')
    .replace(NEXT_CLAUSE, '')
    .replace(/^(\w+) also\b/, '$1')
    .replace(/^also /, '')
    // "**Ebb** Carries …": notes begin both with a capital.
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
    .trim();
  if (anyRefuses(subjectRules, { term: key.text, plural: key.plural, verb, predicate })) return null;
  const isPerson = key.name && PERSONAL.test(predicate);
  const who = isPerson ? 'Who' : found.kind ? `Which ${found.kind}` : null;
  const stem = who === null ? framed('which', predicate) : framed('ask', `${who} ${predicate}`);
  const asked = { stem, key, sentence };
  // Typed, such a question has other right answers: readers took a quarter of them.
  const choice = termChoice(material, terms, asked, random);
  return choice && areSiblings(key, choice.picked) ? choice.draft : null;
}

/** One from each sentence that defines nothing; none from a book. */
function subjectQuestions({ material, leading, tagged, definitions }: Understood, random: Random): Drafted[] {
  if (isLong(material)) return [];
  const defining = new Set(definitions.map((definition) => definition.sentence.index));
  return material.sentences.flatMap((sentence) =>
    defining.has(sentence.index) ? [] : (subjectQuestion(material, leading, sentence, tagged, random) ?? []),
  );
}

/** "Which of the following …?", of a sentence that begins with the term. */
export const subject: QuestionKind = {
  ...usual,
  name: 'subject',
  acceptance: { choice: 'choice' },
  quota: 0.25,
  draft: subjectQuestions,
};
