// Writes sentences with a gap to type, in any language: a name or a year that the sentence pins down, with its first letter.
import { type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import type { Stem } from '../draft/frame.ts';
import { GAP } from '../english/gapSentence.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { isTalk } from '../english/plainText.ts';
import { smallWordsOf } from '../outline/languages.ts';
import { topicsOf } from '../outline/topics.ts';
import type { Sentence } from '../understand/material.ts';
import { type Name, namesBeside, namesOf } from '../understand/names.ts';
import type { Understood } from '../understand/understood.ts';
import { posBehindGap, REFERENCE, standsByItself } from './gap.ts';
import { isNarrative } from './storyRecall.ts';
import { sentenceOf } from './topicDraft.ts';
import { whichYear } from './whichYear.ts';
import { wordingsOf } from './wordings.ts';

const MOST_NAME_WORDS = 3;
/** of a topic, at most so many, or one for so many paragraphs */
const MOST_OF_TOPIC = 3;
const PARAGRAPHS = 1.5;

type GapKind = 'name' | 'year';
type Mention = { text: string; start: number; kind: GapKind };

type Word = { text: string; start: number; end: number };

function wordsWithPlaces(sentence: string): Word[] {
  return [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** A quick test: most sentences hold neither a name nor a year. */
const MAY_MENTION = / (?:\p{Lu}\p{L}{2}|1\d{3}|20\d\d)/u;

/** What could be left out of a sentence: names inside it, and years behind a small word. Terms are left to the kind `term-gap`. */
function mentionsIn(sentence: string, language: string | undefined): Mention[] {
  if (!MAY_MENTION.test(sentence)) return [];
  const small = smallWordsOf(language);
  const words = wordsWithPlaces(sentence);
  const isBeside = (at: number) => sentence.slice(words[at - 1]?.end ?? 0, words[at]?.start) === ' ';
  const mentions: Mention[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const { text, start } = words[at] as Word;
    const previous = words[at - 1]?.text ?? '';
    if (!isBeside(at)) continue;
    if (/^\p{Lu}\p{L}{2}/u.test(text) && language !== 'de') {
      const first = at;
      while (isBeside(at + 1) && /^\p{Lu}\p{L}/u.test(words[at + 1]?.text ?? '')) at += 1;
      const isPart = /^\p{Lu}/u.test(previous);
      if (at - first < MOST_NAME_WORDS && !isPart && !/^ [\p{Lu}\p{N}]/u.test(sentence.slice(words[at]?.end)))
        mentions.push({ text: sentence.slice(start, words[at]?.end), start, kind: 'name' });
    } else if (/^1\d{3}$|^20\d\d$/.test(text) && small.has(previous.toLowerCase())) mentions.push({ text, start, kind: 'year' });
  }
  return mentions;
}

/** "1 1° The Irish language …": the number of a paragraph of a law. */
const COUNT = /^\d{1,2}(?:°|\s\d{1,2}°)?\s(?=\p{Lu})/u;

/** How likely a strict reader accepts a gap that its sentence pins down, and any other gap. */
const [SURE, UNSURE] = [0.2, 0.05];
/** What a choice of years gains, and how likely one takes a year that is asked for without a gap. */
const CHOICE = 0.15;
const ASKED = { choice: 0.5, typed: 0.45 };

/** "Mr Saal", "Lord Melin": the title is no part of the name, and its full stop ends no sentence. */
const TITLED = regex()`^${oneOf`Captain | Dr | Lady | Lord | Madame | Miss | Mrs? | Ms | Prof | Professor | Queen | King | Saint | Sir | St`}\b`;
/** A member of a list: nothing says which one is missing. */
const LISTED = /(?:,|\b(?:and|or|y|et|und|e|o|ou|oder|such as|like|including)) $|^(?:,? (?:and|or|et|y|und|ou|oder)|,) \p{Lu}/u;

/** Whether a gap takes the whole name, without a title, and not one of a list. */
function isWholeName({ text, start }: Mention, quote: string): boolean {
  const [textBefore, textAfter] = [quote.slice(0, start), quote.slice(start + text.length)];
  return (
    !TITLED.test(text) &&
    /\p{Lu}\p{Ll}{2}/u.test(text) &&
    !(/(?:[ei]an|ese|ish)$/.test(text) && /^ \p{Ll}/u.test(textAfter)) &&
    !/[’'](?:s$|$)/.test(text) &&
    !/^(?:[’'-]|\. \p{L}| of\b| (?:de|del|von) (?:the )?\p{Lu})/u.test(textAfter) &&
    !/(?:\b\p{Lu}\p{L}* (?:of|de|del|von) (?:the )?|\.|- ?)$/u.test(textBefore) &&
    !LISTED.test(textBefore.slice(-12)) &&
    !LISTED.test(textAfter)
  );
}

/** A pronoun, which may refer to the sentence before. */
const PRONOUN = /\b(?:he|her|hers|him|his|she)\b/i;
/** "her health", "the former": what is meant stands elsewhere. */
const isLeaningOn = (quote: string) => PRONOUN.test(quote) || REFERENCE.test(quote);
const NAMED = regex('u')`^(?!${oneOf`After | An? | As | At | Before | For | If | In | On | The | When | While`}\b)\p{Lu}
  |\s\p{Lu}\p{L}{2}`;

/** In characters. Longer sentences are merged with a table or a heading. */
const LONGEST = 230;

/** Whether an English sentence with this gap depends on other text. Null if it is incomplete, or the gap is only part of a phrase. */
function leaningOf({ tagged }: Understood, { text, start }: Mention, quote: string): boolean | null {
  const pronoun = PRONOUN.exec(quote);
  const isWhole =
    quote.length <= LONGEST &&
    (pronoun === null || NAMED.test(quote.slice(0, pronoun.index))) &&
    !isTalk(quote) &&
    posBehindGap(tagged, quote.slice(0, start), quote.slice(start + text.length)) !== null;
  return isWhole ? isLeaningOn(quote) : null;
}

type Gap = Mention & { sentence: Sentence; quote: string; score: number };

/** "about 1000 BCE": no year that one knows. */
const isRough = ({ start }: Mention, quote: string) =>
  ROUGHLY.test(quote.slice(0, start)) || /^\d{4} (?:BCE?|av\.|v\. Chr)/i.test(quote.slice(start));
const ROUGHLY = regex('i')`\b${oneOf`about | around | circa | ca\. | early | late | hacia | um | vers`} $`;
const anchorsIn = (text: string) => text.match(/(?<=[^.!?]\s)\p{Lu}\p{L}{2}|\b\d{4}\b/gu)?.length ?? 0;

/** A name in a larger share of the sentences is the subject of the document, and fits into most gaps. */
const MOST_MENTIONS = 0.03;
const FEWEST_SENTENCES = 100;

type Context = { of: Understood; counts: ReadonlyMap<string, number>; sentences: number };

/** How well a sentence pins down what it leaves out; 0: it does not. */
function worthOf({ of, counts, sentences }: Context, mention: Mention, quote: string, fewest: number): number {
  const { material } = of;
  const { text, kind, start } = mention;
  const rest = `${quote.slice(0, start)}${quote.slice(start + text.length)}`;
  const pins = anchorsIn(rest);
  const isInBrackets = /\([^)]*$/.test(quote.slice(0, start));
  if (pins === 0 || isInBrackets || rest.toLowerCase().includes(text.toLowerCase())) return 0;
  const count = counts.get(text) ?? 0;
  const isSubject = material.document.title.includes(text) || count > MOST_MENTIONS * Math.max(FEWEST_SENTENCES, sentences);
  const isOther = !isSubject && !material.lowerWords.has(text.toLowerCase());
  if (kind === 'year' ? isRough(mention, quote) : !(isOther && isWholeName(mention, quote))) return 0;
  const leaning = (material.document.language ?? 'en') === 'en' ? leaningOf(of, mention, quote) : false;
  if (leaning === null) return 0;
  // A name that occurs once needs more context.
  const isPinned = pins >= (kind === 'year' || count === 1 ? 2 : fewest);
  return (isPinned && !leaning ? SURE : UNSURE) + 0.02 * Math.min(5, count);
}

/** A gap in the best sentences of each topic. */
function clozeDrafts(of: Understood): Drafted[] {
  const { material } = of;
  const { language } = material.document;
  const topics = topicsOf(material.document).filter(({ isSkipped }) => !isSkipped);
  const counts = new Map<string, number>();
  const context = { of, counts, sentences: material.sentences.length };
  for (const { parts } of topics)
    for (const { sentences } of parts)
      for (const sentence of sentences)
        for (const { text } of mentionsIn(sentence, language)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const years = [...counts.keys()].filter((text) => /^\d{4}$/.test(text));
  const names = (language ?? 'en') === 'en' ? namesOf(material) : [];
  const gapped = new Set<string>();
  return topics.flatMap((topic) => {
    const { parts } = topic;
    // A story tells little of what it names.
    const fewest = isNarrative(topic) ? 2 : 1;
    const gaps = parts.flatMap((part): Gap[] => {
      const first = sentenceOf(material, part);
      if (!first) return [];
      const sentenceWith = (quote: string) => {
        const ofPart = material.sentences.slice(first.index, first.index + part.sentences.length);
        return ofPart.find(({ text }) => text.includes(quote)) ?? first;
      };
      return part.sentences
        .map((text) => text.replace(COUNT, ''))
        .filter((quote) => part.kind === 'paragraph' && !part.isCut && MAY_MENTION.test(quote) && standsByItself(quote, language))
        .flatMap((quote) =>
          mentionsIn(quote, language).flatMap((mention): Gap[] => {
            const sentence = sentenceWith(quote);
            const score = worthOf(context, mention, quote, fewest);
            return score === 0 ? [] : [{ ...mention, sentence, quote, score }];
          }),
        );
    });
    const picks: Gap[] = [];
    for (const gap of gaps.sort((a, b) => b.score - a.score)) {
      if (picks.length >= Math.max(MOST_OF_TOPIC, parts.length / PARAGRAPHS)) break;
      if (
        [...gapped].some((text) => text.includes(gap.text) || gap.text.includes(text)) ||
        picks.some(({ quote }) => quote === gap.quote)
      )
        continue;
      gapped.add(gap.text);
      picks.push(gap);
    }
    return picks.flatMap((gap) => draftsOf(of, gap, { years, names }));
  });
}

const OTHERS = 3;
/** Nearer years would ask for a number, and not for when it was. */
const LEAST_APART = 3;

/** Three other years of the document that the sentence does not say, near and apart from each other; none where there are fewer. */
function yearsBeside({ text, quote }: Gap, years: readonly string[]): string[] {
  const distance = (year: string, rival: string) => Math.abs(Number(year) - Number(rival));
  const nearYears = years
    .filter((year) => !quote.includes(year))
    .sort((a, b) => distance(a, text) - distance(b, text) || Number(a) - Number(b));
  const pickedYears: string[] = [];
  for (const year of nearYears)
    if ([text, ...pickedYears].every((rival) => distance(year, rival) >= LEAST_APART)) pickedYears.push(year);
  return pickedYears.length < OTHERS ? [] : pickedYears.slice(0, OTHERS);
}

type Others = { years: readonly string[]; names: readonly Name[] };

/** A gap, typed; also as a choice where the document has others of its kind, and for a year as a question where the sentence is a plain statement. */
function draftsOf({ material, tagged }: Understood, gap: Gap, { years, names }: Others): Drafted[] {
  const { start, text: answer, kind, quote, sentence, score } = gap;
  const { language } = material.document;
  const isPlain = kind === 'year' && (language ?? 'en') === 'en' && !isLeaningOn(quote);
  const question = isPlain ? whichYear(quote, answer, tagged) : null;
  const gapText = `${quote.slice(0, start)}${GAP}${quote.slice(start + answer.length)}`;
  const stem: Stem =
    question === null ? { frame: 'plain', content: wordingsOf(language)[kind](gapText) } : { frame: 'ask', content: question };
  const draft = { stem, answer, keys: [answer.toLowerCase()], quote, sentence };
  const typed: Drafted = { type: 'short_answer', ...draft, score: question === null ? score : ASKED.typed };
  const name = names.find(({ text }) => text === answer);
  const wrongNames = name === undefined ? [] : namesBeside(name, names, material, sentence.index);
  const wrong =
    kind === 'year' ? yearsBeside(gap, years) : wrongNames.filter(({ text }) => !quote.includes(text)).map(({ text }) => text);
  const choice: Drafted = { type: 'multiple_choice', ...draft, wrong, score: question === null ? score + CHOICE : ASKED.choice };
  return wrong.length < OTHERS ? [typed] : [choice, typed];
}

/** A gap for a name or a year. */
export const cloze: QuestionKind = { ...usual, name: 'cloze', judgedAs: 'own', draft: clozeDrafts };
