// Finds headings that are terms, with the first sentence below as their meaning: "Denial" above "Refusal to accept reality."
// English only, since the tagger decides what is a meaning.
import { hasMainClause } from '../english/clause.ts';
import { isBalanced } from '../english/plainText.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { isEnglish, isGeneric, isLeaning } from '../outline/languages.ts';
import { wordCount } from '../outline/sentences.ts';
import { type Topic, topicsOf } from '../outline/topics.ts';
import { QUOTE_BREAK } from '../understand/material.ts';
import type { Understood } from '../understand/understood.ts';
import { isClean } from './topicDraft.ts';

export type HeadedTerm = { term: string; meaning: string; quote: string; block: number };

const FEWEST = 3;
/** In a family of headings at least this share must have their meaning below them. */
const LEAST_SHARE = 0.3;
const MOST_TERM_WORDS = 5;
const MEANING_WORDS = { fewest: 4, most: 45 };

/** What a sentence says of its heading: "Denial is …", "Denial: …". */
function predicateOf(sentence: string, term: string): string {
  if (!sentence.toLowerCase().startsWith(term.toLowerCase())) return sentence;
  return sentence.slice(term.length).replace(/^\s*(?:is|are|means|refers to|:|[–—-])\s+/, '');
}

/** A relative clause and the rest. What stands before it must be no sentence either. */
const CLAUSE = / (?:in which|that|when|where|which|who|whose) .*$/i;

function headedTermOf({ tagged }: Understood, { heading, parts, isSkipped }: Topic): HeadedTerm | null {
  const [part] = parts;
  const sentence = part?.sentences[0] ?? '';
  const meaning = withoutFullStop(predicateOf(sentence, heading));
  const words = wordCount(meaning);
  if (part === undefined || isSkipped || part.cut.start || isGeneric(heading) || /[?:\d]/.test(heading)) return null;
  if (wordCount(heading) > MOST_TERM_WORDS || words < MEANING_WORDS.fewest || words > MEANING_WORDS.most) return null;
  if (!isClean(meaning, 'en') || !isBalanced(meaning) || isLeaning(meaning, 'en') || /[?!:;|“”"]|[–—-]$/.test(meaning))
    return null;
  // A capital at its start would look like a name.
  const plainMeaning = meaning.charAt(0).toLowerCase() + meaning.slice(1);
  const tokens = tagged.tokens(plainMeaning);
  const isPhrase =
    (['ADJ', 'DET', 'NOUN'].includes(tokens[0]?.pos ?? '') || /^\p{L}+ing$/u.test(tokens[0]?.text ?? '')) &&
    !hasMainClause(tokens) &&
    !hasMainClause(tagged.tokens(plainMeaning.replace(CLAUSE, '')));
  const quote = sentence.toLowerCase().includes(heading.toLowerCase()) ? sentence : `${heading}${QUOTE_BREAK}${sentence}`;
  return isPhrase ? { term: heading, meaning, quote, block: part.block } : null;
}

/** Groups successive topics of one level under one heading. */
function familiesOf(topics: readonly Topic[]): Topic[][] {
  const families: Topic[][] = [];
  const open = new Map<number, Topic[]>();
  for (const topic of topics) {
    for (const level of open.keys()) if (level > topic.level) open.delete(level);
    const family = open.get(topic.level) ?? [];
    if (family.length === 0) families.push(family);
    open.set(topic.level, family);
    family.push(topic);
  }
  return families;
}

export function headedTerms(of: Understood): HeadedTerm[][] {
  const { document } = of.material;
  if (!isEnglish(document)) return [];
  return familiesOf(topicsOf(document)).flatMap((family) => {
    const terms = family.flatMap((topic) => headedTermOf(of, topic) ?? []);
    return terms.length >= Math.max(FEWEST, LEAST_SHARE * family.length) ? [terms] : [];
  });
}
