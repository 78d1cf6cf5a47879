// A stem is data: what is said of the answer, and the frame that asks for it. Here it is rendered; whoever wants to
// know what a question says looks at the data, never at the text.
import { asGapSentence, GAP } from '../english/gapSentence.ts';

export type Frame = keyof typeof FRAMES;

export type Stem = {
  frame: Frame;
  /** what is said of the answer; in the frames `ask` and `plain` the whole question */
  said: string;
};

/** “a title that means “queen mother””: a quote inside a quote has single marks. */
const quotedInside = (said: string) => said.replace(/[“"]([^“”"]+)[”"]/g, '‘$1’');

const FRAMES = {
  /** a sentence with a gap, its full stop included */
  gap: asGapSentence,
  /** a phrase: "the point at which two bones meet" */
  'term-for': (said: string) => `What is the term for ${said}?`,
  'refers-to': (said: string) => `Which term refers to ${said}?`,
  description: (said: string) => `Which term matches this description: “${quotedInside(said)}”?`,
  /** a clause: "levels fall and sugar is released" */
  case: (said: string) => `Which term describes the situation in which ${said}?`,
  /** a predicate: "is a float that marks a channel" */
  which: (said: string) => `Which of the following ${said}?`,
  /** begins with its question word, and has no question mark yet */
  ask: (said: string) => `${said}?`,
  /** as it stands */
  plain: (said: string) => said,
};

export function framed(frame: Frame, said: string): Stem {
  return { frame, said };
}

/** The parts of a draft that ask: the stem, and its text. */
export function asking(stem: Stem): { stem: Stem; text: string } {
  return { stem, text: rendered(stem) };
}

/** The question as a student reads it. */
export function rendered({ frame, said }: Stem): string {
  return FRAMES[frame](said);
}

const SPEAKS_FOR_ITSELF: ReadonlySet<Frame> = new Set(['gap', 'term-for', 'refers-to', 'description', 'case', 'which']);

/** What a question says of its answer, without the frame and without marks at its end. */
export function saidBy(stem: Stem): string {
  const said = SPEAKS_FOR_ITSELF.has(stem.frame) ? stem.said : rendered(stem);
  return (stem.frame === 'which' ? said.replace(/^(?:is|are) /, '') : said).replace(/[”?]+$/, '');
}

export function hasGap({ said }: Stem): boolean {
  return said.includes(GAP);
}
