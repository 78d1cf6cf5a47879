// Finds the terms of a document: first defined terms, then emphasised ones, headings, and recurring noun phrases.
import { isEveryday } from '../../english/everyday.ts';
import { isGenericHeading } from '../../english/heading.ts';
import { headOf, isPlural, otherNumber, termKey, withoutArticle } from '../../english/noun.ts';
import { isRareNoun } from '../../english/nounLexicon.ts';
import { oneOf, regex } from '../../english/pattern.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import type { Token } from '../../english/tagger.ts';
import type { Definition } from '../definition/definition.ts';
import { isInHeading, isSetApart, isTermPhrase } from '../definition/termPhrase.ts';
import { isName } from '../definition/termRules.ts';
import { isLong, type Material, type Sentence, sentencesWith } from '../material.ts';
import type { Tagged } from '../tagged.ts';

export type KeyTerm = {
  /** as it stands inside a sentence */
  text: string;
  key: string;
  plural: boolean;
  head: string;
  name: boolean;
  definition: Definition | null;
  /** bold, italic or a heading somewhere */
  isSetApart: boolean;
  /** bold or italic somewhere */
  emphasised: boolean;
  /** the document says that something is called so */
  named: boolean;
  mentions: number;
  /** how many sentences begin with it */
  subjects: number;
  sections: Set<number>;
  /** how often the paragraph that speaks most of it does */
  together: number;
  /** how many other terms end in the same word; and, of a single word, how many end in it */
  siblings: number;
  ofIt: number;
  order: number;
};

const NAMES_IT = oneOf`called | termed | dubbed | labell?ed | known as | referred to as | described as | said to be | designated`;
/** Something is named: "… a diploid plant called a sporophyte". */
const NAMING = regex('giu')`\b${NAMES_IT}\s+(?:an?\s+|the\s+)?[“"]?([a-zà-ÿ][a-zà-ÿ’'-]*(?:\s[a-zà-ÿ’'-]+){0,3}?)[”"]?
    (?=[.,;:—]|$|\s${oneOf`
    about | and | are | as | at | because | between | by | can | caused | consisting | containing | during | for | found
    from | has | have | in | is | like | located | made | may | on | or | such | that | through | to | used | was | were
    when | where | which | while | who | will | within
  `}\b)`;

const MOST_WORDS = 3;
const FEWEST_MENTIONS = 3;

function isNominal(token: Token): boolean {
  return token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'ADJ';
}

/** The noun phrases of a tagged text, without articles, up to three words. */
function nounPhrases(text: string, tokens: readonly Token[]): string[] {
  const phrases: string[] = [];
  let start = -1;
  tokens.forEach((token, at) => {
    const fits = isNominal(token) && /^[\p{L}’'-]+$/u.test(token.text);
    if (fits && start < 0) start = at;
    const ends = start >= 0 && (!fits || at === tokens.length - 1);
    if (!ends) return;
    const last = fits ? at : at - 1;
    const words = last - start + 1;
    if (words <= MOST_WORDS && ['NOUN', 'PROPN'].includes(tokens[last]?.pos ?? ''))
      phrases.push(text.slice(tokens[start]?.start, tokens[last]?.end));
    start = -1;
  });
  return phrases;
}

/** How often a term must occur. Once is enough for a word that is rare elsewhere. */
function fewestMentions(key: string): number {
  if (!key.includes(' ') && isRareNoun(key)) return 1;
  return key.includes(' ') ? FEWEST_MENTIONS - 1 : FEWEST_MENTIONS;
}

function frequentPhrases(material: Material, tagged: Tagged): string[] {
  const forms = new Map<string, Map<string, number>>();
  for (const sentence of material.sentences) {
    if (!sentence.usable) continue;
    const { text, tokens } = tagged.of(sentence);
    for (const phrase of nounPhrases(text, tokens)) {
      const key = termKey(phrase);
      const counts = forms.get(key) ?? new Map<string, number>();
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      forms.set(key, counts);
    }
  }
  const often: string[] = [];
  for (const [key, counts] of forms) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total < fewestMentions(key)) continue;
    const [form] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [key];
    often.push(form);
  }
  return often;
}

/** A phrase of a heading ("Incomplete Dominance") as a sentence would write it. */
function inSentenceCase(material: Material, phrase: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      material.lowerWords.has(word.toLowerCase()) || material.lowerWords.has(otherNumber(word).toLowerCase())
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
}

/** A term as a sentence writes it. Terms in capitals ("IT", "mRNA") stay. */
export function asInSentence(material: Material, term: string): string {
  return term.replace(/(?<![\p{L}-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu, (word) => inSentenceCase(material, word));
}

function mostInOneBlock(sentences: readonly Sentence[]): number {
  const counts = new Map<number, number>();
  for (const { block } of sentences) counts.set(block, (counts.get(block) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function withSiblingCounts(terms: Map<string, KeyTerm>): Map<string, KeyTerm> {
  const byHead = new Map<string, number>();
  for (const { key, head } of terms.values()) if (key.includes(' ')) byHead.set(head, (byHead.get(head) ?? 0) + 1);
  for (const term of terms.values()) {
    const count = byHead.get(term.head) ?? 0;
    if (term.key.includes(' ')) term.siblings = count - 1;
    else term.ofIt = count;
  }
  return terms;
}

/** The terms by key, in the order of discovery: the surest sources first. */
export function keyTermsOf(material: Material, definitions: readonly Definition[], tagged: Tagged): Map<string, KeyTerm> {
  const terms = new Map<string, KeyTerm>();
  const add = (text: string, definition: Definition | null, named = definition?.wording === 'called') => {
    const key = termKey(text);
    if (terms.has(key) || text.length > 48) return;
    const sentences = sentencesWith(material, text);
    const emphasised = isSetApart(material, text);
    terms.set(key, {
      text,
      key,
      plural: definition?.plural ?? isPlural(text),
      head: termKey(headOf(text)),
      name: isName(material, text),
      definition,
      isSetApart: emphasised || isInHeading(material, text),
      emphasised,
      named,
      mentions: sentences.length,
      subjects: sentences.filter((sentence) => withoutArticle(sentence.clean.toLowerCase()).startsWith(text.toLowerCase()))
        .length,
      sections: new Set(sentences.map((sentence) => sentence.section.index)),
      together: mostInOneBlock(sentences),
      siblings: 0,
      ofIt: 0,
      order: terms.size,
    });
  };
  for (const definition of definitions) if (definition.score >= 0.5) add(definition.term, definition);
  for (const sentence of material.sentences) {
    if (!sentence.usable) continue;
    for (const [, term = ''] of sentence.clean.matchAll(NAMING))
      if (isTermPhrase(material, term, 'called', tagged)) add(tagged.lowered(term), null, true);
  }
  const maybe = (text: string) => {
    const phrase = inSentenceCase(material, tagged.lowered(withoutEndMarks(text)));
    if (/\b(?:and|or|for|in|by|with|to|from|on|as|can|is|are)\b/i.test(phrase)) return;
    if (isTermPhrase(material, phrase, 'subject', tagged) && !(isEveryday(phrase) && !phrase.includes(' '))) add(phrase, null);
  };
  for (const sentence of material.sentences) {
    if (sentence.section.skipped) continue;
    for (const text of sentence.emphasised) if (text.length < sentence.text.length * 0.7) maybe(text);
  }
  for (const section of material.sections) {
    if (section.skipped || isGenericHeading(section.heading) || section.heading.split(' ').length > 4) continue;
    if (sentencesWith(material, section.heading).length > 0) maybe(section.heading);
  }
  if (!isLong(material)) for (const phrase of frequentPhrases(material, tagged)) maybe(phrase);
  return withSiblingCounts(terms);
}
