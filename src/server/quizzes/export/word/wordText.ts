// A text of a quiz as paragraphs of Word: words, line breaks, mathematics as equations; a displayed one stands alone.
import { AlignmentType, type Math as Equation, type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Quiz } from '#core/quiz';
import { type Segment, splitMath } from '#core/richText';
import { element } from './equationParts.ts';
import { printable } from './printable.ts';

type Style = { bold?: boolean; italics?: boolean };
type Given = { /** before the text, in bold */ lead?: string; style?: Style; paragraph?: IParagraphOptions };
type ReadMath = (tex: string) => Equation | null;
export type WordText = (text: string, given?: Given) => Paragraph[];

/** Plain words, as they are. */
export function words(text: string, style: Style = {}): TextRun[] {
  const [first = '', ...rest] = printable(text).split(/\r\n|\r|\n/);
  return [new TextRun({ text: first, ...style }), ...rest.map((line) => new TextRun({ text: line, break: 1, ...style }))];
}

/** The writer for this quiz's texts. The reader of TeX is loaded only where a dollar stands. */
export async function wordTextFor(quiz: Quiz): Promise<WordText> {
  const hasDollars = JSON.stringify(quiz).includes('$');
  const read: { inline: ReadMath; display: ReadMath } = hasDollars
    ? await import('./equation.ts').then(({ equation }) => ({
        inline: (tex) => equation(tex, false),
        display: (tex) => equation(tex, true),
      }))
    : { inline: () => null, display: () => null };

  return (text, { lead, style, paragraph } = {}) => {
    const blocks: Paragraph[] = [];
    let line: ParagraphChild[] = lead === undefined ? [] : words(lead, { bold: true });
    const end = () => {
      if (line.length > 0)
        blocks.push(new Paragraph({ ...(blocks.length === 0 ? paragraph : goingOn(paragraph)), children: line }));
      line = [];
    };
    for (const segment of splitMath(text)) {
      const math = segment.kind === 'text' ? null : read[segment.kind](segment.text);
      if (segment.kind === 'display' && math !== null) {
        end();
        blocks.push(displayed(math, paragraph));
      } else line.push(...(math === null ? words(textOf(segment, line.length === 0), style) : [math]));
    }
    end();
    return blocks;
  };
}

/** What cannot be an equation is shown as it was typed. */
function textOf({ text }: Segment, isFirst: boolean): string {
  return isFirst ? text.trimStart() : text;
}

function displayed(math: Equation, { keepNext }: IParagraphOptions = {}): Paragraph {
  const block = new Paragraph({ alignment: AlignmentType.CENTER, ...(keepNext && { keepNext }) });
  block.addChildElement(element('m:oMathPara', math));
  return block;
}

/** The same place on the page, without the bullet and the space before. */
function goingOn({ indent, keepNext }: IParagraphOptions = {}): IParagraphOptions {
  return { ...(indent && { indent }), ...(keepNext && { keepNext }) };
}
