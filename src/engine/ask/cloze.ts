// A sentence with a gap, in any language and without a tagger: a key term is left out, and other terms of the document that stand
// behind the same small word are the other options, so that grammar gives nothing away.
import type { Drafted } from '../draft/draft.ts';
import { asking, framed } from '../draft/frame.ts';
import { GAP } from '../english/gapSentence.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import { isBalanced, isDangling, isTalk } from '../english/plainText.ts';
import { smallWordsOf } from '../outline/languages.ts';
import { type Part, topicsOf } from '../outline/outline.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import type { Material, Sentence } from '../understand/material.ts';
import { isClean, scrapsIn, sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

const FEWEST_WORDS = 9;
const MOST_WORDS = 34;
const FEWEST_MENTIONS = 2;
const SHORTEST_TERM = 4;
const MOST_OF_TOPIC = 3;

type Term = {
  text: string;
  /** a capital inside sentences: a name, or a noun in German */
  isName: boolean;
  mentions: number;
  /** the small words that it stands behind */
  preceding: ReadonlySet<string>;
};

type Mention = { text: string; start: number; preceding: string };

/** What could be left out of a sentence: names, and long words behind a small one. */
function mentionsIn(sentence: string, small: ReadonlySet<string>, isGerman: boolean): Mention[] {
  const mentionList: Mention[] = [];
  const words = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)];
  for (let at = 1; at < words.length; at += 1) {
    const [word = ''] = words[at] ?? [];
    const start = words[at]?.index ?? 0;
    const preceding = words[at - 1]?.[0].toLowerCase() ?? '';
    const isJoined = sentence.slice((words[at - 1]?.index ?? 0) + preceding.length, start) === ' ';
    if (!isJoined || !small.has(preceding)) continue;
    if (/^\p{Lu}/u.test(word) && !isGerman) {
      let end = at;
      const isNext = (next: number) =>
        /^\p{Lu}/u.test(words[next]?.[0] ?? '') &&
        sentence.slice((words[next - 1]?.index ?? 0) + (words[next - 1]?.[0].length ?? 0), words[next]?.index) === ' ';
      while (isNext(end + 1)) end += 1;
      const last = words[end];
      mentionList.push({ text: sentence.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0)), start, preceding });
      at = end;
    } else if (word.length > SHORTEST_TERM && !small.has(word.toLowerCase()) && /^\p{L}+$/u.test(word)) {
      mentionList.push({ text: word, start, preceding });
    }
  }
  return mentionList;
}

/** The terms of a document: what is named, or comes back often enough and is not everyday. */
function termsOf(sentences: readonly string[], small: ReadonlySet<string>, isGerman: boolean): Map<string, Term> {
  const terms = new Map<string, { isName: boolean; mentions: number; preceding: Set<string> }>();
  for (const sentence of sentences)
    for (const { text, preceding } of mentionsIn(sentence, small, isGerman)) {
      const term = terms.get(text) ?? { isName: /^\p{Lu}/u.test(text), mentions: 0, preceding: new Set<string>() };
      term.mentions += 1;
      term.preceding.add(preceding);
      terms.set(text, term);
    }
  return new Map([...terms].map(([text, term]) => [text, { text, ...term }]));
}

function isTold(part: Part, sentence: string, language: string | undefined): boolean {
  const words = wordCount(sentence);
  return (
    !part.isCut &&
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    endsSentence(sentence) &&
    /^\p{Lu}/u.test(sentence) &&
    !/[?!…:]["”»]?$|["“”«»]|^[—–]/u.test(sentence) &&
    isBalanced(sentence) &&
    scrapsIn(sentence) === 0 &&
    isClean(sentence, language) &&
    !LEANING.test(sentence) &&
    (language !== 'en' || (!isDangling(sentence) && !isTalk(sentence)))
  );
}

/** Sentences that begin with these lean on the one before. */
const LEANING = pattern(
  String.raw`^${oneOf(String.raw`
    ainsi | alors | c['’]est | ce | cela | celle | cependant | ces | cet | cette | ceux | de plus | donc | elle | elles | en effet
    enfin | ensuite | et | il | ils | leur | leurs | mais | on | ou | pourtant | puis | sa | ses | son | tu | vous | nous | je
    j['’]
    aber | dabei | dadurch | daher | danach | dann | deshalb | dies\p{L}* | doch | dort | du | er | es | ich | ihre? | oder | seine?
    sie | und | wir
    además | así | e | ella | ellas | ellos | entonces | esa | ese | eso | esta | estas | este | esto | estos | luego | o | pero
    por eso | su | sus | y | él
    além disso | assim | depois | ela | elas | ele | eles | então | essa | esse | isso | isto | mas | ou | por isso | seu | seus
    sua | suas
    baadaye | basi | hao | hawa | haya | hii | hilo | hivyo | hiyo | hizi | huyu | kisha | lakini | na | pia | wao | yeye
    he | her | his | i | my | our | she | their | they | we | you | your
  `)}(?!\p{L})`,
  'iu',
);

/** Of a text that is about this term so many sentences have it. */
function worthOf({ isName, mentions }: Term, isInHeading: boolean, isEmphasised: boolean): number {
  return Math.min(4, mentions) * 0.05 + (isName ? 0.15 : 0) + (isInHeading ? 0.2 : 0) + (isEmphasised ? 0.25 : 0);
}

const ROOT = 5;

/** Three other terms that could stand in the gap: behind the same small word, of the same form, and not in the sentence. */
function othersOf(term: Term, sentence: string, candidates: readonly Term[]): string[] {
  const ending = term.text.slice(-2);
  const size = wordCount(term.text);
  const fits = candidates.filter(
    (candidate) =>
      candidate.isName === term.isName &&
      !sentence.includes(candidate.text) &&
      !candidate.text.includes(term.text) &&
      !term.text.includes(candidate.text) &&
      candidate.text.slice(0, ROOT) !== term.text.slice(0, ROOT),
  );
  const score = (candidate: Term) =>
    (candidate.text.endsWith(ending) ? 2 : candidate.text.slice(-1) === ending.slice(-1) ? 1 : 0) +
    (wordCount(candidate.text) === size ? 1 : 0) +
    Math.min(3, candidate.mentions) * 0.5;
  const best = fits.sort((a, b) => score(b) - score(a) || (a.text < b.text ? -1 : 1)).slice(0, 3);
  return best.map(({ text }) => text);
}

type Gap = Mention & { term: Term; sentence: Sentence; quote: string; score: number };

/** A gap in the best sentences of each topic. */
export function clozeDrafts(material: Material): Drafted[] {
  const { language } = material.document;
  const small = smallWordsOf(language);
  const isGerman = language === 'de';
  const topics = topicsOf(material.document);
  const terms = termsOf(
    topics.flatMap(({ parts }) => parts.flatMap(({ sentences }) => sentences)),
    small,
    isGerman,
  );
  const termsBehind = new Map<string, Term[]>();
  for (const term of terms.values())
    if (term.isName || term.mentions >= FEWEST_MENTIONS)
      for (const word of term.preceding) termsBehind.set(word, [...(termsBehind.get(word) ?? []), term]);
  const gapped = new Set<string>();
  return topics.flatMap(({ heading, parts }) => {
    const gaps = parts.flatMap((part) => {
      const sentence = sentenceOf(material, part);
      if (!sentence) return [];
      const isMarked = (text: string) => sentence.emphasised.some((entry) => entry.includes(text));
      return part.sentences
        .filter((quote) => isTold(part, quote, language))
        .flatMap((quote) =>
          mentionsIn(quote, small, isGerman).flatMap((mention): Gap[] => {
            const term = terms.get(mention.text);
            if (!term || term.mentions < FEWEST_MENTIONS || quote.split(mention.text).length > 2) return [];
            const isInHeading = heading.toLowerCase().includes(mention.text.toLowerCase());
            return [{ ...mention, term, sentence, quote, score: worthOf(term, isInHeading, isMarked(mention.text)) }];
          }),
        );
    });
    const picks: { quote: string; draft: Drafted }[] = [];
    for (const { term, text, start, preceding, quote, sentence, score } of gaps.sort((a, b) => b.score - a.score)) {
      if (picks.length >= MOST_OF_TOPIC) break;
      if (gapped.has(text) || picks.some((entry) => entry.quote === quote)) continue;
      const wrong = othersOf(term, quote, termsBehind.get(preceding) ?? []);
      if (wrong.length < 3) continue;
      gapped.add(text);
      picks.push({ quote, draft: draftOf({ quote, start, answer: text, wrong, sentence, score }, language) });
    }
    return picks.map(({ draft }) => draft);
  });
}

type Filled = Pick<Drafted, 'quote' | 'answer' | 'wrong' | 'sentence' | 'score'> & { start: number };

function draftOf({ start, ...filled }: Filled, language: string | undefined): Drafted {
  const { quote, answer } = filled;
  const gapSentence = `${quote.slice(0, start)}${GAP}${quote.slice(start + answer.length)}`;
  const stem = language === 'en' ? framed('gap', gapSentence) : framed('plain', wordingsOf(language).gap(gapSentence));
  return { type: 'multiple_choice', ...asking(stem), ...filled, accepted: [], keyPoints: [], keys: [answer.toLowerCase()] };
}
