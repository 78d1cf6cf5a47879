// Essays: explain a term, compare two, or set out a topic. The model answer is what the document says in one place, and
// each key point is one of its sentences.
import type { Material, Sentence } from '../text/material.ts';
import { isDangling } from '../text/quality.ts';
import { isGenericHeading } from '../text/section.ts';
import { contentStems, isFunctionWord, stemOf, wordsOf } from '../text/words.ts';
import type { Definition } from './definition.ts';
import { isTooClose } from './distractor.ts';
import type { Draft } from './draft.ts';
import { nounPhrases } from './keyTerm.ts';
import type { Tagged } from './tagged.ts';
import type { TermShelf } from './termShelf.ts';

const MOST_SENTENCES = 4;
const FEWEST_POINTS = 2;
const MOST_CHARACTERS = 900;
const MOST_TERMS = 5;
const NUMBERS_ONLY = /^[\d\s.,%]+$/;

/** The words that a right answer would have to use for this sentence: its rarer nouns first, none of the question's. */
function termsOf(material: Material, sentence: Sentence, question: string, tagged: Tagged): string[] {
  const asked = new Set(contentStems(question));
  const { text, tokens } = tagged.of(sentence);
  const nouns = new Set(nounPhrases(text, tokens).flatMap((phrase) => wordsOf(phrase)));
  const words = [...new Set(wordsOf(text))].filter(
    (word) =>
      word.length > 3 && !isFunctionWord(word) && !asked.has(stemOf(word)) && !NUMBERS_ONLY.test(word) && !word.includes('-'),
  );
  const rarity = (word: string) => material.postings.get(stemOf(word))?.length ?? 0;
  const ranked = words.sort((a, b) => Number(nouns.has(b)) - Number(nouns.has(a)) || rarity(a) - rarity(b) || (a < b ? -1 : 1));
  const chosen = new Set<string>();
  for (const word of ranked)
    if (chosen.size < MOST_TERMS && ![...chosen].some((one) => stemOf(one) === stemOf(word))) chosen.add(word);
  return [...chosen];
}

/** The usable sentences that follow one another from here, within one block. */
function runFrom(material: Material, start: Sentence): Sentence[] {
  const run: Sentence[] = [];
  let length = 0;
  for (let at = start.index; run.length < MOST_SENTENCES; at += 1) {
    const sentence = material.sentences[at];
    if (!sentence?.usable || sentence.block !== start.block) break;
    length += sentence.text.length;
    if (length > MOST_CHARACTERS) break;
    run.push(sentence);
  }
  return run;
}

function essay(
  material: Material,
  question: string,
  run: readonly Sentence[],
  keys: string[],
  score: number,
  tagged: Tagged,
): Draft | null {
  const first = run[0];
  if (!first || run.length < FEWEST_POINTS) return null;
  const points = run
    .map((sentence) => ({ text: sentence.text, terms: termsOf(material, sentence, question, tagged) }))
    .filter((point) => point.terms.length >= 3);
  const quote = run.map((sentence) => sentence.text).join(' ');
  if (points.length < FEWEST_POINTS || new Set(run.map((sentence) => sentence.page)).size > 1) return null;
  return {
    type: 'essay',
    form: 'essay',
    text: question,
    answer: quote,
    wrong: [],
    accepted: [],
    keyPoints: points,
    keys,
    quote,
    sentence: first,
    difficulty: 'Hard',
    score: score + 0.05 * points.length,
  };
}

/** "culture shock and culture lag": two terms of one kind, defined side by side. */
function comparisons(material: Material, definitions: readonly Definition[], tagged: Tagged): (Draft | null)[] {
  return definitions.map((one, at) => {
    const other = definitions[at + 1];
    if (
      !other ||
      other.sentence.block !== one.sentence.block ||
      other.sentence.index - one.sentence.index > 2 ||
      other.sentence.index === one.sentence.index
    )
      return null;
    if (one.score < 0.6 || other.score < 0.6 || isDangling(one.sentence.text)) return null;
    const known = new Set(contentStems(one.body));
    const kin = contentStems(other.body).filter((stem) => known.has(stem)).length >= 2;
    if (isTooClose(one.term, other.term) || one.family === 'when' || other.family === 'when') return null;
    const alike = one.key.split(' ').at(-1) === other.key.split(' ').at(-1);
    if (!alike && !kin) return null;
    const question = `Compare the terms “${one.term}” and “${other.term}”. Explain what each of them means and how they differ.`;
    return essay(material, question, runFrom(material, one.sentence), [`${one.key} | ${other.key}`], alike ? 0.85 : 0.72, tagged);
  });
}

function explanations(material: Material, definitions: readonly Definition[], tagged: Tagged): (Draft | null)[] {
  return definitions.map((definition) => {
    if (definition.score < 0.7 || isDangling(definition.sentence.text)) return null;
    const question = `Explain the term “${definition.term}” in your own words. Say what it means and give the main points about it.`;
    return essay(
      material,
      question,
      runFrom(material, definition.sentence),
      [`essay ${definition.key}`],
      0.6 + 0.1 * definition.score,
      tagged,
    );
  });
}

/** For text without definitions: the start of a block that names two or more of the document's terms. */
function topics(material: Material, terms: TermShelf, tagged: Tagged): (Draft | null)[] {
  const drafts: (Draft | null)[] = [];
  for (const sentence of material.sentences) {
    const first = material.sentences[sentence.index - 1]?.block !== sentence.block;
    const { topic, heading } = sentence.section;
    if (
      !first ||
      !sentence.usable ||
      isDangling(sentence.text) ||
      heading === '' ||
      isGenericHeading(heading) ||
      topic === material.document.title
    )
      continue;
    const run = runFrom(material, sentence);
    if (run.length < 3) continue;
    const text = run.map((one) => one.stemmed).join(' ');
    const named = terms.near(sentence.section.index).filter(
      (term) =>
        ((term.definition?.score ?? 0) > 0.6 || term.apart || (term.text.includes(' ') && term.mentions > 2)) &&
        !term.name &&
        !topic.toLowerCase().includes(term.text.toLowerCase()) &&
        text.includes(
          ` ${wordsOf(term.text)
            .flatMap((word) => word.split('-'))
            .map(stemOf)
            .join(' ')} `,
        ),
    );
    const a = named[0];
    const b = named.find((term) => a && !isTooClose(term.text, a.text));
    if (!a || !b) continue;
    const question = `Summarize what the text says about “${topic}”. Use the terms “${a.text}” and “${b.text}” in your answer.`;
    drafts.push(essay(material, question, run, [`topic ${topic}`], 0.45, tagged));
  }
  return drafts;
}

/** Every essay that this document carries, unranked. */
export function essaysOf(material: Material, definitions: readonly Definition[], terms: TermShelf, tagged: Tagged): Draft[] {
  const all = [
    ...comparisons(material, definitions, tagged),
    ...explanations(material, definitions, tagged),
    ...topics(material, terms, tagged),
  ];
  return all.filter((draft) => draft !== null);
}
