// Writes a quiz for paper: questions by type with space for answers, and a key with explanations and pages on its own page.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { placeIn, saysPlace } from '#core/document/citation';
import { questionTypes, typeNameOf, typeNames } from '#core/quiz/questionTypes';
import type { Question, Quiz } from '#core/quiz/quiz';
import { placeText } from '#texts/citation';
import type { WrittenLanguage } from '#texts/languages';
import { examText, leftOutText } from '#texts/paper';
import { writtenTexts } from '#texts/written';
import { printable } from './word/printable.ts';
import { wordPicture } from './word/wordPicture.ts';
import { type WordText, words, wordTextFor } from './word/wordText.ts';

const FEW_LINES = 4;

type Numbered = { number: number; question: Question };

type FileWords = (typeof writtenTexts)[WrittenLanguage];

/** The bytes of the Word document. Questions are numbered once, in the order of the paper. */
export async function write(quiz: Quiz, language: WrittenLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const texts = writtenTexts[language];
  const { wordFile } = texts;
  let number = 0;
  const parts = typeNames.map((type) => ({
    heading: wordFile.headings[type],
    lines: questionTypes[type].lines.word,
    questions: quiz.questions
      .filter((question) => typeNameOf(question) === type)
      .map((question): Numbered => {
        number += 1;
        return { number, question };
      }),
  }));
  const nonEmptyParts = parts.filter((part) => part.questions.length > 0);
  const { text, leftOut } = await wordTextFor(quiz);
  let lostPictures = 0;
  const picture = ({ number: place, question: { image_url } }: Numbered) => {
    if (image_url === undefined) return [];
    const paragraph = wordPicture(image_url, texts.paper.picture, place);
    if (paragraph === null) lostPictures += 1;
    return paragraph === null ? [] : [paragraph];
  };
  const paper = nonEmptyParts.flatMap((part) => [
    heading(part.heading),
    ...part.questions.flatMap((entry) => questionOf(entry, part.lines, { text, texts, picture: picture(entry) })),
  ]);
  const keys = nonEmptyParts.flatMap((part) => part.questions.flatMap((entry) => keyOf(entry, quiz, { text, texts })));
  // Counted while they were written.
  const formulaCount = leftOut();
  const document = new Document({
    title: printable(quiz.title),
    creator: 'Oasis',
    lastModifiedBy: 'Oasis',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [
      {
        footers: { default: pageNumbers() },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: words(quiz.title) }),
          new Paragraph({
            spacing: { after: 240 },
            children: words(wordFile.nameAndDate),
          }),
          ...noteOf(leftOutText(quiz.left_out, quiz.questions.length, texts.paper)),
          ...noteOf(lostPictures === 0 ? null : wordFile.picturesLeftOut(lostPictures)),
          ...noteOf(formulaCount === 0 ? null : wordFile.formulasAsTyped(formulaCount)),
          ...paper,
          new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: true, children: words(wordFile.answerKey) }),
          ...keys,
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function noteOf(sentence: string | null): Paragraph[] {
  return sentence === null ? [] : [new Paragraph({ spacing: { after: 240 }, children: words(sentence) })];
}

function heading(value: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_1, spacing: { before: 360 }, children: words(value) });
}

type Writing = { text: WordText; texts: FileWords };

function questionOf(
  { number, question }: Numbered,
  lines: number,
  { text, texts, picture }: Writing & { picture: readonly Paragraph[] },
): Paragraph[] {
  const options = Object.entries(question.options ?? {});
  const exam = examText(question, null, texts.paper);
  return [
    ...text(question.question_text, {
      lead: `${number}. `,
      paragraph: { keepNext: true, spacing: { before: 240, after: 80 } },
    }),
    ...(exam === null ? [] : text(exam, { style: { italics: true }, paragraph: { keepNext: true, spacing: { after: 80 } } })),
    ...picture,
    ...options.flatMap(([letter, option], at) =>
      text(option, {
        lead: `${letter}. `,
        paragraph: { keepNext: at < options.length - 1, keepLines: true, indent: { left: 500 } },
      }),
    ),
    // A short answer stays on one page with its question; an essay may continue.
    ...Array.from({ length: lines }, (_, at) => answerLine(lines <= FEW_LINES && at < lines - 1)),
  ];
}

const RULE = { style: BorderStyle.SINGLE, size: 4, color: '999999', space: 1 };

/**
 * Paragraphs with the same border are one block, so `between` draws each line. The space belongs to the line, so that all
 * distances are equal.
 */
function answerLine(keepNext: boolean): Paragraph {
  return new Paragraph({
    keepNext,
    spacing: { line: 480, lineRule: LineRuleType.EXACT },
    border: { bottom: RULE, between: RULE },
    children: [],
  });
}

function keyOf({ number, question }: Numbered, quiz: Quiz, { text, texts }: Writing): Paragraph[] {
  const option = question.options?.[question.correct_answer];
  const answer = option === undefined ? question.correct_answer : `${question.correct_answer}. ${option}`;
  const { explanation = '', source } = question;
  const isPlaced = source === undefined || saysPlace(explanation, source);
  const place = isPlaced ? null : placeIn(source, quiz);
  const notes = [explanation, place === null ? '' : placeText(place, texts.citation)];
  return [
    ...text(answer, { lead: `${number}. `, paragraph: { keepNext: true, spacing: { before: 160 } } }),
    ...(question.key_points ?? []).flatMap((point) => text(point.text, { paragraph: { bullet: { level: 0 } } })),
    ...notes
      .filter((note) => note !== '')
      .flatMap((note) => text(note, { style: { italics: true }, paragraph: { indent: { left: 500 } } })),
  ];
}

function pageNumbers(): Footer {
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
  });
}
