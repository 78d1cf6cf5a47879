// Lists under a heading that says what is listed ("Causes of the War", "Common Notions"): which of these is one of them, and
// name them all. A heading that only names a subject asks nothing of its list.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { isGenericHeading } from '../../english/heading.ts';
import { headOf, isPluralNoun, otherNumber } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling, isJunk, isTalk } from '../../english/plainText.ts';
import { contentWordStems, isFunctionWord, jaccard, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import { itemsOf, type Material, type Sentence } from '../../understand/material.ts';
import { formOf } from '../../understand/phraseForm.ts';
import type { Section } from '../../understand/section.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { essayDraft } from '../essay/essayDraft.ts';
import { pointDraft } from '../options/pointDraft.ts';

const SHORTEST = 4;
const LONGEST = 26;
const FEWEST = 3;
const MOST = 8;
const MOST_CHOICES = 2;
const OF_KIND = pattern(
  String.raw`^(?:${oneOf(String.raw`
    \d+ | chief | different | five | four | important | key | main | major | other | six | some | the | three | two
  `)} )*${oneOf(String.raw`
    economic\x20 | environmental\x20 | immediate\x20 | long-term\x20 | political\x20 | possible\x20 | short-term\x20
    social\x20
  `)}?${oneOf(`
    achievements? | advantages? | aims? | arguments? | assumptions? | benefits? | causes? | characteristics? | components?
    conditions? | consequences? | criteria | criticisms? | dangers? | disadvantages? | drawbacks? | duties | effects?
    elements? | examples? | factors? | features? | forms? | functions? | goals? | impacts? | kinds? | limitations? | methods?
    objectives? | outcomes? | parts? | powers | principles? | problems? | properties | reasons? | requirements? | results?
    rights | risks? | roles? | rules? | signs? | solutions? | sources? | strengths? | symptoms? | types? | uses? | ways?
    weaknesses?
  `)}\b(?: (?:of|for|against|to|in|that|affecting|why|with|from|behind)\b)`,
  'i',
);
/** Lists whose points are statements. */
const OF_STATEMENTS = pattern(
  String.raw`\b${oneOf(`
    achievements? | advantages? | aims? | arguments? | assumptions? | axioms? | benefits? | causes? | consequences?
    criticisms? | dangers? | disadvantages? | drawbacks? | duties | effects? | functions? | goals? | impacts? | laws?
    limitations? | notions? | objectives? | outcomes? | postulates? | principles? | problems? | reasons? | requirements?
    results? | rights | risks? | roles? | rules? | steps? | strengths? | uses? | weaknesses?
  `)}\b`,
  'i',
);
const COUNT = /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const COUNTED = /^(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|[a-zà-ÿ]+[’']s (?:\d+ )?)/iu;
const NOT_LISTED = pattern(
  `^${oneOf(`
    aims | announcements | dates | definitions? | equipment | examples? | exercises? | goals | ingredients | key terms?
    links | materials? | notes | objectives | proofs? | questions? | readings? | reagents? | resources | results | sources
    supplies | tasks? | terms | tools? | topics | vocabulary
  `)}$`,
  'i',
);

function isPoint(sentence: Sentence): boolean {
  const words = wordsOf(sentence.text).length;
  if (sentence.kind !== 'item' || sentence.section.skipped || words < SHORTEST || words > LONGEST) return false;
  if (/\d\.\s*$|[?…:=|]|\.\.|example$|^(?:example|note|hint|given|prove|show|define)\b/i.test(sentence.text)) return false;
  if (/\(.*\d{4}.*\)/.test(sentence.text) || sentence.text.split(', ').every((part) => wordsOf(part).length <= 3)) return false;
  return (
    contentWordStems(sentence.text).length >= 2 &&
    isBalanced(sentence.text) &&
    !isJunk(sentence.text) &&
    !isTalk(sentence.text) &&
    !isDangling(sentence.text) &&
    !/^(?:thankfully|indeed|of course|around|about|note|see)\b/i.test(sentence.text)
  );
}

/** Has it a verb of its own? A clause among mere phrases stands out. */
function isClause(sentence: Sentence, tagged: Tagged): boolean {
  return tagged.of(sentence).tokens.some((token) => token.pos === 'VERB' || token.pos === 'AUX');
}

/** "Common Notions" as it stands in a sentence: "common notions"; names keep their capitals. */
function inSentence(material: Material, heading: string): string {
  return heading
    .split(' ')
    .map((word, at) => {
      const small = word.toLowerCase();
      const known =
        at === 0 ||
        isFunctionWord(small) ||
        material.lowerWords.has(small) ||
        material.lowerWords.has(otherNumber(small)) ||
        (isPluralNoun(word) && !/[’']/.test(word));
      return known &&
        !/^\p{Lu}{2,}|[’']s$/u.test(word) &&
        !(at === 0 && material.midCapitals.has(word) && !material.lowerWords.has(small))
        ? small
        : word;
    })
    .join(' ');
}

/** What a heading says that its list holds, with an article where one is due; null when it says no such thing. */
function kindOf(material: Material, { heading, skipped }: Section): string | null {
  if (skipped || heading === '' || isGenericHeading(heading) || NOT_LISTED.test(heading) || /[:?!(]/.test(heading)) return null;
  if (wordsOf(heading).length > 9) return null;
  const plural = isPluralNoun(headOf(heading)) && wordsOf(heading).length <= 4 && / /.test(heading.trim());
  if (!OF_KIND.test(heading) && !plural) return null;
  if (!isPluralNoun(headOf(heading)) && !/^criteria/i.test(heading)) return null;
  const phrase = inSentence(material, heading);
  return COUNTED.test(phrase) || /^the /i.test(phrase) || /^\p{L}+[’']/u.test(phrase) ? phrase : `the ${phrase}`;
}

/** "Euclid's 5 Postulates", or "Common Notions" where the text counts "5 common notions": the list is those. */
function isCounted(material: Material, { heading }: Section): boolean {
  if (COUNT.test(heading)) return true;
  const small = heading.trim().toLowerCase();
  return material.sentences.some(({ clean }) => {
    const at = clean.toLowerCase().indexOf(` ${small}`);
    return at > 0 && COUNT.test(clean.slice(0, at).split(' ').at(-1) ?? '');
  });
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Are there as many points as the heading counts, where it counts? Of "five duties" four are no answer. */
function isOfSo(heading: string, points: number): boolean {
  const [count] = COUNT.exec(heading) ?? [];
  if (count === undefined) return true;
  return points === (Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1);
}

/** The points of a section that is a list and nothing else. */
function pointsOf(material: Material, section: Section): Sentence[] {
  const items = itemsOf(material, section);
  if (items.length < FEWEST) return [];
  const points = items.filter((one) => isPoint(one));
  const before = material.sentences[(items[0]?.index ?? 0) - 1];
  // The options of a question are no list: some of them are false.
  if (before?.section === section && /\?$|\b(?:true|false|following statements?)\b/i.test(before.text)) return [];
  if (items.some((one) => /\?$|\d\.\s*$/.test(one.text))) return [];
  const others = material.sentences.filter((one) => one.section === section && one.kind !== 'item').length;
  // "Genetic Maps" may head anything; only where nothing but points stand under it are they its list.
  if (!OF_KIND.test(section.heading) && others > 0) return [];
  return points.length >= FEWEST && points.length >= items.length * 0.75 && points.every((one) => one.page === points[0]?.page)
    ? points
    : [];
}

/** Lists of one row are easily taken for each other: causes beside effects, duties beside rights. */
const ALIKE = [
  `
    achievements? | causes? | consequences? | effects? | factors? | impacts? | origins? | outcomes? | reasons? | results?
    sources?
  `,
  `
    advantages? | arguments? | benefits? | criticisms? | dangers? | disadvantages? | drawbacks? | limitations? | problems?
    risks? | strengths? | weaknesses?
  `,
  `
    assumptions? | axioms? | conditions? | duties | laws? | notions? | obligations? | postulates? | powers? | principles?
    requirements? | responsibilities | rights? | rules?
  `,
  'aims? | functions? | goals? | objectives? | roles? | uses?',
  'measures? | methods? | solutions? | steps? | strategies | ways?',
  'characteristics? | components? | elements? | features? | forms? | kinds? | parts? | properties | signs? | symptoms? | types?',
].map((names) => pattern(String.raw`\b${oneOf(names)}\b`, 'i'));

/** Do both headings head lists of one row? */
function areAlike(one: string, other: string): boolean {
  return ALIKE.some((row) => row.test(one) && row.test(other));
}

/** "Hawser - the thick rope": a name with what it is, and no point like others. */
const HAS_GLOSS = /\s[-–—]\s/;

function choices(
  material: Material,
  kind: string,
  points: readonly Sentence[],
  all: readonly Sentence[],
  tagged: Tagged,
  random: Random,
): Drafted[] {
  const section = points[0]?.section;
  const asked = contentWordStems(kind);
  const text = `Which of these is one of ${kind}?`;
  const drafts = points.flatMap((point): Drafted[] => {
    const own = new Set(contentWordStems(point.text));
    if (asked.some((stem) => own.has(stem))) return [];
    const others = all.filter((other) => {
      const stems = contentWordStems(other.text);
      const ratio = other.text.length / point.text.length;
      return (
        other.section !== section &&
        isClause(other, tagged) === isClause(point, tagged) &&
        formOf(other.text, tagged) === formOf(point.text, tagged) &&
        HAS_GLOSS.test(other.text) === HAS_GLOSS.test(point.text) &&
        other.section.heading !== section?.heading &&
        kindOf(material, other.section) !== null &&
        areAlike(section?.heading ?? '', other.section.heading) &&
        ratio > 0.5 &&
        ratio < 2 &&
        !asked.some((stem) => stems.includes(stem)) &&
        points.every((one) => jaccard(new Set(contentWordStems(one.text)), new Set(stems)) < 0.3) &&
        !otherMayBeRight(material, other.text, asked, point.text, point.index)
      );
    });
    return pointDraft(text, kind, point, others, random).map((draft) => ({ ...draft, score: 0.66 }));
  });
  return drafts.slice(0, MOST_CHOICES);
}

/** Questions on lists whose heading says what they list, unranked. */
function listQuestions(material: Material, tagged: Tagged, random: Random): Drafted[] {
  const all = material.sentences.filter((sentence) => isPoint(sentence) && sentence.section.heading !== '');
  if (all.length < FEWEST) return [];
  return material.sections.flatMap((section) => {
    const kind = kindOf(material, section);
    const points = kind === null ? [] : pointsOf(material, section);
    if (kind === null || points.length === 0) return [];
    const task = {
      question: `Write down as many of ${kind} as you remember.`,
      keys: [`name ${kind.toLowerCase()}`],
      score: 0.74,
    };
    // Of a kind of things the names are asked for: what is said of each of them is none.
    const saysOfEach = !OF_STATEMENTS.test(section.heading) && points.some((point) => isClause(point, tagged));
    const whole =
      points.length <= MOST && !saysOfEach && isOfSo(section.heading, points.length)
        ? essayDraft(material, task, points, tagged)
        : null;
    // Under "FOSS projects" stands what is said of them, not one of them.
    const some =
      !saysOfEach && (OF_KIND.test(section.heading) || isCounted(material, section))
        ? choices(material, kind, points, all, tagged, random)
        : [];
    return [...some, ...(whole ? [whole] : [])];
  });
}

/** A point of a list, or the whole of it. */
export const list: QuestionKind = {
  ...usual,
  name: 'list',
  judgedAs: 'own',
  draft: ({ material, tagged }, random) => listQuestions(material, tagged, random),
};
