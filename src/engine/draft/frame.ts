// Renders stems. A stem is data: its content, and the frame that asks for the answer. Code that needs the content reads the
// data, and never the rendered text.
import { asGapSentence, GAP } from '../english/gapSentence.ts';

export type Frame = keyof typeof FRAMES;

export type Stem = {
  frame: Frame;
  /** what is said of the answer; in the frames `ask` and `plain` the whole question */
  content: string;
};

/** “a title that means “queen mother””: a quote inside a quote has single marks. */
const quotedInside = (text: string) => text.replace(/[“"]([^“”"]+)[”"]/g, '‘$1’');

/** `isComplete`: the content alone tells what is asked, without the words of the frame */
type FrameRow = { render: (content: string) => string; isComplete: boolean };

const FRAMES = {
  /** a sentence with a gap, its full stop included */
  gap: { render: asGapSentence, isComplete: true },
  /** a phrase: "the point at which two bones meet" */
  'term-for': { render: (text) => `What is the term for ${text}?`, isComplete: true },
  'refers-to': { render: (text) => `Which term refers to ${text}?`, isComplete: true },
  description: { render: (text) => `Which term matches this description: “${quotedInside(text)}”?`, isComplete: true },
  /** a predicate: "is a float that marks a channel" */
  which: { render: (text) => `Which of the following ${text}?`, isComplete: true },
  /** begins with its question word, and has no question mark yet */
  ask: { render: (text) => `${text}?`, isComplete: false },
  /** as it stands */
  plain: { render: (text) => text, isComplete: false },
} as const satisfies Record<string, FrameRow>;

export function renderStem(stem: Stem): string {
  return FRAMES[stem.frame].render(stem.content);
}

/** The content of a stem, without its frame and without punctuation at the end. */
export function contentOf(stem: Stem): string {
  const text = FRAMES[stem.frame].isComplete ? stem.content : renderStem(stem);
  return (stem.frame === 'which' ? text.replace(/^(?:is|are) /, '') : text).replace(/[”?]+$/, '');
}

export function hasGap(stem: Stem): boolean {
  return stem.content.includes(GAP);
}
