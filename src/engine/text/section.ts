// Headings: which parts of a document are asked about, and what a topic is called.
import type { Block } from '../read/textDocument.ts';

const SKIPPED =
  /^(?:references?|bibliography|works cited|literature|further (?:reading|research)|(?:end)?notes|(?:chapter |section |self-?)?(?:review|check|practice|discussion|concept(?:ual)?|critical thinking|study|test|exam|homework) (?:questions?|problems?|exercises?|yourself|your understanding)|section quiz|short answer|multiple choice|free response|problems?(?: (?:&|and) exercises?)?|exercises?|acknowledge?ments?|solutions?|strategy|problem-solving strateg(?:y|ies).*|discussion|conceptual questions|index|(?:table of )?contents|(?:learning )?(?:objectives|outcomes)|about the authors?|authors?|copyright.*|(?:image |photo )?credits?|attributions?|visual connections?|art connections?|link to learning|preface|foreword|dedication|questions\??|thank you!?|any questions\??|appendix.*|answers?(?: key)?)$/i;
const GENERIC =
  /^(?:introduction.*|(?:(?:chapters?|sections?|units?) )?summar(?:y|ies)|(?:key )?(?:concepts?|terms|points|takeaways)|conclusions?|definitions?|overview|examples?|review|background|agenda|outline|recap|glossary|lecture.*|section [\d.]+|chapter [\d.]+|part [\divx.]+|continued|cont\.?|notes|title)$/i;

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

const SMALL_WORDS = new Set(['a', 'an', 'and', 'of', 'the', 'in', 'on', 'to', 'for', 'by', 'or', 'with', 'from', 'at']);

/** Words in capitals only are hard to read: each gets one. */
export function withoutShouting(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Parts that hold no material to ask about: references, exercises, front matter. */
function isSkippedHeading(heading: string): boolean {
  return SKIPPED.test(cleanHeading(heading));
}

/** A heading that names no topic. */
export function isGenericHeading(heading: string): boolean {
  return GENERIC.test(cleanHeading(heading)) || !/\p{L}{3}/u.test(heading);
}

export type Section = { index: number; heading: string; topic: string; skipped: boolean };

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
    const topic = this.#topics.at(-1)?.text ?? this.#title;
    const section = { index: this.sections.length, heading, topic, skipped: this.#skipLevel !== null };
    this.sections.push(section);
    return section;
  }
}
