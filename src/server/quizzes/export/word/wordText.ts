// Converts a text to Word paragraphs: words, line breaks, and formulas as equations; a displayed one is a paragraph of its own.
import { AlignmentType, type Math as Equation, type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Quiz } from '#core/quiz/quiz';
import { type Segment, splitMath } from '#core/text/richText';
import { element } from './equationParts.ts';
import { printable } from './printable.ts';

type Style = { bold?: boolean; italics?: boolean };
type WordTextOptions = { /** before the text, in bold */ lead?: string; style?: Style; paragraph?: IParagraphOptions };
type ReadMath = (tex: string) => Equation | null;
export type WordText = (text: string, options?: WordTextOptions) => Paragraph[];

/** Longer than any real formula. */
const LONGEST_FORMULA = 1_000;
/** For all formulas of a quiz, in characters: 500 questions with 200 each. They take about three seconds. */
const MOST_FORMULAS = 100_000;

/** Plain words, unchanged. */
export function words(text: string, style: Style = {}): TextRun[] {
  const [first = '', ...rest] = printable(text).split(/\r\n|\r|\n/);
  return [new TextRun({ text: first, ...style }), ...rest.map((line) => new TextRun({ text: line, break: 1, ...style }))];
}

/**
 * Creates the writer of a quiz's texts. The TeX parser is loaded only if there is a dollar. `leftOut`: how many formulas are
 * written as source because they are too long or too many.
 */
export async function wordTextFor(quiz: Quiz): Promise<{ text: WordText; leftOut: () => number }> {
  const hasDollars = JSON.stringify(quiz).includes('$');
  const read: { inline: ReadMath; display: ReadMath } = hasDollars
    ? await import('./equation.ts').then(({ equation }) => ({
        inline: (tex) => equation(tex, false),
        display: (tex) => equation(tex, true),
      }))
    : { inline: () => null, display: () => null };

  let characters = 0;
  let leftOut = 0;
  const mathOf = ({ kind, text }: Segment) => {
    if (kind === 'text' || !hasDollars) return null;
    const isTooMuch = text.length > LONGEST_FORMULA || characters + text.length > MOST_FORMULAS;
    if (isTooMuch) leftOut += 1;
    else characters += text.length;
    return isTooMuch ? null : read[kind](text);
  };
  const write: WordText = (text, { lead, style, paragraph } = {}) => {
    const blocks: Paragraph[] = [];
    let line: ParagraphChild[] = lead === undefined ? [] : words(lead, { bold: true });
    const end = () => {
      if (line.length > 0)
        blocks.push(new Paragraph({ ...(blocks.length === 0 ? paragraph : goingOn(paragraph)), children: line }));
      line = [];
    };
    for (const segment of splitMath(text)) {
      const math = mathOf(segment);
      if (segment.kind === 'display' && math !== null) {
        end();
        blocks.push(displayed(math, paragraph));
      } else line.push(...(math === null ? words(textOf(segment, line.length === 0), style) : [math]));
    }
    end();
    return blocks;
  };
  return { text: write, leftOut: () => leftOut };
}

/** What cannot be an equation is shown as source. */
function textOf({ text }: Segment, isFirst: boolean): string {
  return isFirst ? text.trimStart() : text;
}

function displayed(math: Equation, { keepNext }: IParagraphOptions = {}): Paragraph {
  const block = new Paragraph({ alignment: AlignmentType.CENTER, ...(keepNext && { keepNext }) });
  block.addChildElement(element('m:oMathPara', math));
  return block;
}

/** The same indent, without bullet and space before. */
function goingOn({ indent, keepNext }: IParagraphOptions = {}): IParagraphOptions {
  return { ...(indent && { indent }), ...(keepNext && { keepNext }) };
}
