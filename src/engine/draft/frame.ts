// A stem is data: what is said of the answer, and the frame that asks for it. Here it is rendered; whoever wants to
// know what a question says looks at the data, never at the text.
import { asGapSentence, GAP } from '../english/gapSentence.ts';

export type Frame = keyof typeof FRAMES;

export type Stem = {
  frame: Frame;
  /** what is said of the answer; in the frames `ask` and `plain` the whole question */
  content: string;
};

/** “a title that means “queen mother””: a quote inside a quote has single marks. */
const quotedInside = (text: string) => text.replace(/[“"]([^“”"]+)[”"]/g, '‘$1’');

const FRAMES = {
  /** a sentence with a gap, its full stop included */
  gap: asGapSentence,
  /** a phrase: "the point at which two bones meet" */
  'term-for': (text: string) => `What is the term for ${text}?`,
  'refers-to': (text: string) => `Which term refers to ${text}?`,
  description: (text: string) => `Which term matches this description: “${quotedInside(text)}”?`,
  /** a clause: "levels fall and sugar is released" */
  case: (text: string) => `Which term describes the situation in which ${text}?`,
  /** a predicate: "is a float that marks a channel" */
  which: (text: string) => `Which of the following ${text}?`,
  /** begins with its question word, and has no question mark yet */
  ask: (text: string) => `${text}?`,
  /** as it stands */
  plain: (text: string) => text,
};

export function framed(frame: Frame, text: string): Stem {
  return { frame, content: text };
}

/** The parts of a draft that ask: the stem, and its text. */
export function asking(stem: Stem): { stem: Stem; text: string } {
  return { stem, text: rendered(stem) };
}

/** The question as a student reads it. */
export function rendered(stem: Stem): string {
  return FRAMES[stem.frame](stem.content);
}

const SPEAKS_FOR_ITSELF: ReadonlySet<Frame> = new Set(['gap', 'term-for', 'refers-to', 'description', 'case', 'which']);

/** What a question says of its answer, without the frame and without marks at its end. */
export function contentOf(stem: Stem): string {
  const text = SPEAKS_FOR_ITSELF.has(stem.frame) ? stem.content : rendered(stem);
  return (stem.frame === 'which' ? text.replace(/^(?:is|are) /, '') : text).replace(/[”?]+$/, '');
}

export function hasGap(stem: Stem): boolean {
  return stem.content.includes(GAP);
}
