// A quiz on paper: questions by type with space to answer, and the key on a page of its own. Mathematics stays as typed.
import { AlignmentType, BorderStyle, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { Question, QuestionType, Quiz } from '#core/quiz';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const sections: { type: QuestionType; heading: string; lines: number }[] = [
  { type: 'multiple_choice', heading: 'Multiple Choice', lines: 0 },
  { type: 'short_answer', heading: 'Short Answer', lines: 2 },
  { type: 'essay', heading: 'Essay', lines: 12 },
  { type: 'diagram', heading: 'Diagram', lines: 8 },
];

type Numbered = { number: number; question: Question };

/** The bytes of the Word document. Questions are numbered once, in the order of the paper. */
export async function writeDocx(quiz: Quiz): Promise<Uint8Array<ArrayBuffer>> {
  let number = 0;
  const parts = sections.map((section) => ({
    ...section,
    questions: quiz.questions
      .filter((question) => question.question_type === section.type)
      .map((question): Numbered => {
        number += 1;
        return { number, question };
      }),
  }));
  const asked = parts.filter((part) => part.questions.length > 0);
  const document = new Document({
    title: quiz.title,
    creator: 'Oasis',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [
      {
        footers: { default: pageNumbers() },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [text(quiz.title)] }),
          new Paragraph({
            spacing: { after: 240 },
            children: [text('Name: ______________________________    Date: ________________')],
          }),
          ...asked.flatMap((part) => [heading(part.heading), ...part.questions.flatMap((one) => questionOf(one, part.lines))]),
          new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: true, children: [text('Answer Key')] }),
          ...asked.flatMap((part) => part.questions.flatMap(keyOf)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** Text for Word: XML knows no halves of letters, and no control characters but tab and line breaks. */
function text(value: string, style: { bold?: boolean; italics?: boolean } = {}): TextRun {
  return new TextRun({ text: value.replace(/[^\P{C}\t\n\r\p{Cf}\p{Co}\p{Cn}]/gu, ''), ...style });
}

function heading(value: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_1, children: [text(value)] });
}

function questionOf({ number, question }: Numbered, lines: number): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 240, after: 80 },
      children: [text(`${number}. `, { bold: true }), text(question.question_text)],
    }),
    ...Object.entries(question.options ?? {}).map(
      ([letter, option]) =>
        new Paragraph({ keepLines: true, indent: { left: 500 }, children: [text(`${letter}. `, { bold: true }), text(option)] }),
    ),
    ...Array.from({ length: lines }, answerLine),
  ];
}

function answerLine(): Paragraph {
  return new Paragraph({
    spacing: { before: 240 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '999999', space: 1 } },
    children: [],
  });
}

function keyOf({ number, question }: Numbered): Paragraph[] {
  const option = question.options?.[question.correct_answer];
  const answer = option === undefined ? question.correct_answer : `${question.correct_answer}. ${option}`;
  const points = (question.key_points ?? []).map(
    (point) => new Paragraph({ bullet: { level: 0 }, children: [text(point.text)] }),
  );
  const notes = [question.explanation, question.source === undefined ? undefined : `Page ${question.source.page}`];
  return [
    new Paragraph({ keepNext: true, spacing: { before: 160 }, children: [text(`${number}. `, { bold: true }), text(answer)] }),
    ...points,
    ...notes
      .filter((note) => note !== undefined && note !== '')
      .map((note) => new Paragraph({ indent: { left: 500 }, children: [text(note ?? '', { italics: true })] })),
  ];
}

function pageNumbers(): Footer {
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
  });
}
