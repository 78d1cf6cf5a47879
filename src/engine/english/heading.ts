// Classifies headings: whether one names a topic, and whether the text below it can be asked about.
import { isLabel } from '#core/marking/topicLine';
import { anyOf, oneOf, wholeOf } from './pattern.ts';

const SKIPPED = wholeOf('i')`
    about the authors? | acknowledge?ments? | answers?(?: key)? | any questions\?? | appendix.* | art connections?
    attributions? | authors? | bibliography
    (?:chapter |section |self-?)?${oneOf`
      check | concept(?:ual)? | critical thinking | discussion | exam | homework | practice | review | study | test
    `} (?:questions?|problems?|exercises?|yourself|your understanding)
    conceptual questions | copyright.* | dedication | discussion | (?:end)?notes | exercises? | foreword | free response
    further (?:reading|research) | (?:image |photo )?credits? | index | (?:learning )?(?:objectives|outcomes)
    link to learning | literature | multiple choice | preface | problems?(?: (?:&|and) exercises?)?
    problem-solving strateg(?:y|ies).* | questions\?? | references? | section quiz | short answer | solutions? | strategy
    (?:table of )?contents | thank you!? | visual connections? | works cited
`;
const GENERIC = wholeOf('i')`
    agenda | background | chapter [\d.]+ | (?:\S+ )?summar(?:y|ies) | conclusions? | cont\.?
    continued | definitions? | examples? | glossary | intro(?:duction.*)? | (?:key )?(?:concepts?|terms|points)
    (?:chapter|lesson|module|section|unit) (?:objectives?|overview|quiz|recap|review|test) | key concepts (?:and|&) summary
    lecture.* | notes | outline | overview | part [\divx.]+ | recap | review | section [\d.]+ | title
`;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?';
/** Lines before a text that are not part of it: "Date: 2023-09-07", "7 September 2023", "Author: Ann". */
const FRONT_MATTER = anyOf('iu')`
    ^(?:authors?|created|date|due|fecha|instructors?|lecturer|modified|published|tags?|updated|version)\s?:
    ^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$
    ^(?:\d{1,2}(?:st|nd|rd|th)? )?${MONTH},? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}$
`;

/** Whether the line only introduces a document, such as its date, and names no topic. */
export function isFrontMatter(line: string): boolean {
  return FRONT_MATTER.test(line.trim());
}

const GLOSSARY = wholeOf('i')`
    definitions? | (?:useful |list of )?definitions of (?:\S+ )?terms
    (?:an? )?(?:brief |mini |quick |short )?glossary(?: (?:of|for) .*)?
    (?:other )?(?:basic|important|key|main|new|related|useful) ${oneOf`
      definitions | phrases | terminology | terms | vocab(?:ulary)? | words
    `}(?: (?:and|&) (?:concepts|definitions|ideas|meanings))?
    (?:list of )?terms(?: (?:and|&|with) (?:(?:their|its) )?(?:definitions|meanings))?
    terminology | (?:terms|words|vocabulary) to (?:know|learn|remember) | vocab(?:ulary)?(?: list| words)?
`;

const NUMBERING = /^(?:(?:chapter|section|unit|part|lecture)\s+)?(?:\d+(?:\.\d+)*|[IVX]+)[.:)]?\s+(?=[a-zà-ÿ])/iu;

export function cleanHeading(text: string): string {
  return text
    .replace(/\\(['"])/g, '$1')
    .replace(NUMBERING, '')
    .replace(/\s*\((?:cont(?:inued|\.)?|\d+\/\d+|\d+)\)\s*$/i, '')
    .replace(/\s*[:?]\s*$/, '')
    .trim()
    .replace(/^[^\p{Ll}]{8,}$/u, withoutShouting);
}

/** The heading with its numbering, as students and teachers name a part: "Chapter 3: Cities". */
export function numberedHeading(text: string): string {
  const [numbering = ''] = NUMBERING.exec(text) ?? [];
  return numbering.replace(/^\p{Lu}{4,}/u, withoutShouting) + cleanHeading(text);
}

/** In "Section A" the "A" is a letter and not an article. */
const COUNTED_BY_LETTER = new Set(['section', 'part', 'paper', 'group', 'unit']);
const SMALL_WORDS = new Set(['a', 'an', 'and', 'of', 'the', 'in', 'on', 'to', 'for', 'by', 'or', 'with', 'from', 'at']);

/** Replaces words written in capitals only, which are hard to read. */
export function withoutShouting(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at, all) =>
      at > 0 && SMALL_WORDS.has(word) && !COUNTED_BY_LETTER.has(all[at - 1] ?? '')
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** Whether the part holds nothing to ask about: references, exercises, front matter. */
export function isSkippedHeading(heading: string): boolean {
  return SKIPPED.test(cleanHeading(heading));
}

export function isGlossaryHeading(heading: string): boolean {
  // "Glossary (for beginners)"
  return GLOSSARY.test(cleanHeading(heading).replace(/ \([^()]*\)$/, ''));
}

export function isGenericHeading(heading: string): boolean {
  const cleanText = cleanHeading(heading);
  return isFrontMatter(heading) || GENERIC.test(cleanText) || isLabel(cleanText) || !/\p{L}{3}/u.test(heading);
}
