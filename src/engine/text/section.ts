// Headings: which parts of a document are asked about, and what a topic is called.
import type { Block } from '../read/textDocument.ts';

const SKIPPED =
  /^(?:references?|bibliography|works cited|literature|further (?:reading|research)|(?:end)?notes|(?:chapter |section |self-?)?(?:review|check|practice|discussion|concept(?:ual)?|critical thinking|study|test|exam|homework) (?:questions?|problems?|exercises?|yourself|your understanding)|section quiz|short answer|multiple choice|free response|problems?(?: (?:&|and) exercises?)?|exercises?|acknowledge?ments?|solutions?|strategy|problem-solving strateg(?:y|ies).*|discussion|conceptual questions|index|(?:table of )?contents|(?:learning )?(?:objectives|outcomes)|about the authors?|authors?|copyright.*|(?:image |photo )?credits?|attributions?|visual connections?|art connections?|link to learning|preface|foreword|dedication|questions\??|thank you!?|any questions\??|appendix.*|answers?(?: key)?)$/i;
const GENERIC =
  /^(?:introduction.*|(?:(?:chapters?|sections?|units?) )?summar(?:y|ies)|(?:key )?(?:concepts?|terms|points|takeaways)|conclusions?|definitions?|overview|examples?|review|background|agenda|outline|recap|glossary|lecture.*|section [\d.]+|chapter [\d.]+|part [\divx.]+|continued|cont\.?|notes|title)$/i;
/** What stands in many chapters alike, and what papers and lessons are counted by. */
const OF_ANY_TOPIC =
  /^(?:(?:end[- ]of[- ])?(?:chapter|section|unit|module|lesson) (?:review|test|exam|quiz|overview|recap|objectives?)|(?:paper|section|part|unit|module|lesson|week|day|page|slide|question|topic)s? (?:\d+[a-z]?|[ivx]+|[a-h])|differences?(?: between)?|similarities|comparisons?|advantages?(?: (?:and|&) disadvantages?)?|disadvantages?|importance|significance|characteristics|features|types|kinds|uses|activit(?:y|ies)|key facts|main (?:points?|ideas?)|vocabulary|revision(?: notes)?|tests?|exam(?:ination)?|past papers?|mock exam)$/i;

/** A heading without its numbering. */
export function cleanHeading(text: string): string {
  return text
    .replace(/\\(['"])/g, '$1')
    .replace(/^(?:(?:chapter|section|unit|part|lecture)\s+)?(?:\d+(?:\.\d+)*|[IVX]+)[.:)]?\s+(?=[a-zà-ÿ])/iu, '')
    .replace(/\s*\((?:cont(?:inued|\.)?|\d+\/\d+|\d+)\)\s*$/i, '')
    .replace(/\s*[:?]\s*$/, '')
    .trim()
    .replace(/^[^\p{Ll}]{8,}$/u, withoutShouting);
}

/** "Section A" is no article. */
const COUNTED_BY_LETTER = new Set(['section', 'part', 'paper', 'group', 'unit']);
const SMALL_WORDS = new Set(['a', 'an', 'and', 'of', 'the', 'in', 'on', 'to', 'for', 'by', 'or', 'with', 'from', 'at']);

/** Words in capitals only are hard to read: each gets one. */
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

/** Parts that hold no material to ask about: references, exercises, front matter. */
function isSkippedHeading(heading: string): boolean {
  return SKIPPED.test(cleanHeading(heading));
}

/** A heading that names no topic. */
export function isGenericHeading(heading: string): boolean {
  const bare = cleanHeading(heading);
  return GENERIC.test(bare) || OF_ANY_TOPIC.test(bare) || OF_ANY_TOPIC.test(heading.trim()) || !/\p{L}{3}/u.test(heading);
}

export type Section = {
  index: number;
  heading: string;
  /** the nearest heading that names one, else the document's title */
  topic: string;
  /** the same, but empty where no heading does: a title may be a file's name */
  named: string;
  skipped: boolean;
};

/** Keeps track of the headings while a document is walked from its start. */
export class SectionTrail {
  readonly sections: Section[] = [];
  readonly #title: string;
  #skipLevel: number | null = null;
  #topics: { level: number; text: string }[] = [];

  constructor(title: string) {
    this.#title = title;
  }

  /** The section that text belongs to now; text before any heading belongs to the document itself. */
  get current(): Section {
    return this.sections.at(-1) ?? this.#open('');
  }

  /** A heading opens a section; one that names no topic keeps the topic above it. */
  enter(block: Block): void {
    const level = block.level ?? 2;
    const heading = cleanHeading(block.text);
    if (this.#skipLevel !== null && level <= this.#skipLevel) this.#skipLevel = null;
    if (this.#skipLevel === null && isSkippedHeading(heading)) this.#skipLevel = level;
    this.#topics = this.#topics.filter((topic) => topic.level < level);
    if (!isGenericHeading(heading) && this.#skipLevel === null) this.#topics.push({ level, text: heading });
    this.#open(heading);
  }

  #open(heading: string): Section {
    const named = this.#topics.at(-1)?.text ?? '';
    const topic = named === '' ? this.#title : named;
    const section = { index: this.sections.length, heading, topic, named, skipped: this.#skipLevel !== null };
    this.sections.push(section);
    return section;
  }
}
