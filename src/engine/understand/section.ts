// Divides a document into sections, and tells which are asked about and how their topics are called.
import { cleanHeading, isGenericHeading, isSkippedHeading, numberedHeading } from '../english/heading.ts';
import type { Block } from '../read/textDocument.ts';

export type Section = {
  index: number;
  heading: string;
  /** the headings that name a topic, the nearest first, then the document's title */
  topics: readonly string[];
  /** the headings above it and its own, the highest first, numbered as the document has them */
  path: readonly string[];
  skipped: boolean;
};

/** "2.1" of "2.1 Membranes" and of "Section 2.1"; a dash where there is none. */
const numberOf = (heading: string) => /^(?:\p{L}+ )?(\d+(?:\.\d+)*)/u.exec(heading)?.[1] ?? '-';

/** Keeps track of the headings while a document is walked from its start. */
export class SectionTrail {
  readonly sections: Section[] = [];
  readonly #title: string;
  #skipLevel: number | null = null;
  #topics: { level: number; text: string }[] = [];
  #path: { level: number; text: string }[] = [];

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
    const text = `${block.marker ?? ''} ${numberedHeading(block.text)}`.trim();
    const number = numberOf(text);
    // A plain text has no levels: "2.1" stands under "2".
    const parents = this.#path.filter((parent) => parent.level < level || number.startsWith(`${numberOf(parent.text)}.`));
    this.#path = [...parents, { level, text }];
    if (!isGenericHeading(heading) && this.#skipLevel === null) this.#topics.push({ level, text: heading });
    this.#open(heading);
  }

  #open(heading: string): Section {
    const topics = [...this.#topics.map(({ text }) => text).reverse(), this.#title].filter((topic) => topic !== '');
    const path = this.#path.map(({ text }) => text);
    const section = { index: this.sections.length, heading, topics, path, skipped: this.#skipLevel !== null };
    this.sections.push(section);
    return section;
  }
}
