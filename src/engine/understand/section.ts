// The sections of a document: which of them are asked about, and what the topic of each is called.
import { cleanHeading, isGenericHeading, isSkippedHeading } from '../english/heading.ts';
import type { Block } from '../read/textDocument.ts';

export type Section = {
  index: number;
  heading: string;
  /** the headings that name a topic, the nearest first, then the document's title */
  topics: readonly string[];
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
    const topics = [...this.#topics.map(({ text }) => text).reverse(), this.#title].filter((topic) => topic !== '');
    const section = { index: this.sections.length, heading, topics, skipped: this.#skipLevel !== null };
    this.sections.push(section);
    return section;
  }
}
