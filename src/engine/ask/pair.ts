// Asks about each entry of a list of terms, in any language: for the term that has a meaning (chosen or typed), or for the meaning.
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import type { Stem } from '../draft/frame.ts';
import { termKey } from '../english/noun.ts';
import { isJunk } from '../english/plainText.ts';
import { sentencesOf, withoutFullStop } from '../english/sentence.ts';
import { contentWordStems, jaccard } from '../english/words.ts';
import { isOfForm } from '../outline/languages.ts';
import type { Material } from '../understand/material.ts';
import type { Understood } from '../understand/understood.ts';
import { headedTerms } from './headedTerm.ts';
import { sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

const OPTIONS = 3;
/** the term chosen, the meaning chosen, the term typed */
const FORMS = 3;
/** Two meanings with this similarity may both be right. */
const TOO_SIMILAR = 0.4;

/** With this share of labels such as "Response" and "Comments" a list is a form. */
const FORM_SHARE = 0.25;

type Entry = { term: string; meaning: string; list: number; quote: string; block: number };

const firstSentenceOf = (meaning: string) => withoutFullStop((sentencesOf(meaning)[0] ?? meaning).trim());

/** Whether both are readable, and the meaning has no word of the term but its head ("cost" of "fixed cost", "coût" of « coût fixe »). */
function isSound({ term, meaning }: Entry, language: string | undefined): boolean {
  const meaningStems = new Set(contentWordStems(meaning));
  const stems = contentWordStems(term);
  const isHeadFirst = language !== undefined && HEAD_FIRST.has(language);
  const otherStems = stems.length < 2 ? stems : isHeadFirst ? stems.slice(1) : stems.slice(0, -1);
  return otherStems.length > 0 && !otherStems.some((stem) => meaningStems.has(stem)) && !isJunk(term) && !isJunk(meaning);
}

const HEAD_FIRST: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'sw']);

/** The sound pairs of a document, each term once: of its lists of terms, and of its headings that are terms. */
function entriesOf(of: Understood): Entry[] {
  const { document, sections, sentences } = of.material;
  const skipped = new Set(sentences.filter(({ section }) => sections[section.index]?.skipped).map(({ block }) => block));
  const listed = document.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ pair, text }, at): Entry[] =>
      pair ? [{ ...pair, meaning: firstSentenceOf(pair.meaning), quote: text, block: at + 1 }] : [],
    );
  const headed = headedTerms(of).flatMap((family, at) => family.map((entry): Entry => ({ ...entry, list: -1 - at })));
  const terms = new Set<string>();
  const isForm = (list: number) => {
    const entries = listed.filter((entry) => entry.list === list);
    return entries.filter(({ term }) => isOfForm(term, document.language)).length >= FORM_SHARE * entries.length;
  };
  return [...listed, ...headed].filter((entry) => {
    const key = termKey(entry.term);
    if (isOfForm(entry.term, document.language) && isForm(entry.list)) return false;
    if (skipped.has(entry.block) || terms.has(key) || !isSound(entry, document.language)) return false;
    terms.add(key);
    return true;
  });
}

/** The article of a meaning: after "A buoy is …", "a float" fits and "heavy material" does not. */
const openingOf = (meaning: string) =>
  /^(?:an?|the|une?|l[ae]s?|una?|eine?|der|die|das|uma?)\s/i.exec(meaning)?.[0].toLowerCase();
const OTHER_ARTICLE_PENALTY = 60;

/** The entries of the same list that can be distractors, those most alike in form and length first. */
function optionsBeside(entries: readonly Entry[], key: Entry): Entry[] {
  const stems = new Set(contentWordStems(key.meaning));
  const isInside = (text: string, part: string) => ` ${text.toLowerCase()} `.includes(` ${part.toLowerCase()} `);
  const distance = ({ term, meaning }: Entry) =>
    Math.abs(meaning.length - key.meaning.length) +
    4 * Math.abs(term.length - key.term.length) +
    (openingOf(meaning) === openingOf(key.meaning) ? 0 : OTHER_ARTICLE_PENALTY);
  return entries
    .filter(
      (entry) =>
        entry !== key &&
        entry.list === key.list &&
        !isInside(entry.term, key.term) &&
        !isInside(key.term, entry.term) &&
        jaccard(stems, new Set(contentWordStems(entry.meaning))) < TOO_SIMILAR,
    )
    .sort((a, b) => distance(a) - distance(b) || a.block - b.block)
    .slice(0, OPTIONS);
}

/** A draft for each sound pair, in the document's order, in three forms by turns. */
function pairDrafts(of: Understood): Drafted[] {
  const { material } = of;
  const { termOf, meaningOf, typed } = wordingsOf(material.document.language);
  const entries = entriesOf(of);
  return entries.flatMap((entry, at): Drafted[] => {
    const { term, meaning, quote, block } = entry;
    const sentence = sentenceOf(material, { block });
    if (!sentence) return [];
    const options = optionsBeside(entries, entry);
    const base = { keys: [termKey(term)], quote, sentence, score: 0.9 };
    const form = options.length < OPTIONS ? 2 : at % FORMS;
    const inTurn = <Wording>([first, ...rest]: readonly [Wording, ...Wording[]]) =>
      [first, ...rest][Math.floor(at / FORMS) % (rest.length + 1)] ?? first;
    const stemOf = (content: string): Stem => ({ frame: 'plain', content });
    if (form === 2) return [{ type: 'short_answer', stem: stemOf(inTurn(typed)(meaning)), answer: term, ...base }];
    const [question, answer, wrong] =
      form === 0
        ? [inTurn(termOf)(meaning), term, options.map((option) => option.term)]
        : [inTurn(meaningOf)(term), capitalised(meaning), options.map((option) => capitalised(option.meaning))];
    return [{ type: 'multiple_choice', ...base, stem: stemOf(question), answer, wrong }];
  });
}

export function isTermList({ document: { pages } }: Material): boolean {
  const blocks = pages.flatMap((page) => page.blocks).filter(({ kind }) => kind !== 'heading');
  const sizeOf = (list: typeof blocks) => list.reduce((sum, { text }) => sum + text.length, 0);
  return sizeOf(blocks.filter(({ pair }) => pair !== undefined)) * 2 > sizeOf(blocks);
}

/** The pairs of a list of terms: each is asked, whatever it is rated. */
export const pair: QuestionKind = { ...usual, name: 'pair', judgedAs: 'own', isDefinition: true, draft: pairDrafts };
