// Reads and writes Moodle XML, which keeps more of a question than GIFT: https://docs.moodle.org/en/Moodle_XML_format.
import { ownQuizLimits, tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { questionTypes, typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, besideMarks, type Carried, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
import type { FileTexts } from './exportFormat.ts';
import { changesIn, fromHtml, hasPicture, toHtml } from './htmlText.ts';
import { toBrackets, toDollars } from './mathText.ts';
import { fileName, PICTURE_UNKEPT, pictureHtml, pictureIn } from './pictures.ts';
import {
  type Comment,
  choice,
  type Found,
  type ImportFlaw,
  type Problem,
  type Reading,
  readingOf,
  TOO_MANY,
  typed,
  unreadable,
  withComments,
} from './reading.ts';
import { childrenOf, type XmlElement, XmlTrouble, xmlTree } from './xmlTree.ts';

const CARRIED = ' oasis ';

/** The quiz as Moodle XML. Formulas are written as \(…\). */
export function write(quiz: Quiz, texts: FileTexts): string {
  const category = xmlText(tidyLine(quiz.title).replaceAll('/', '//'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    `  <question type="category"><category><text>${category}</text></category></question>`,
    ...quiz.questions.flatMap((question, at) => questionOf(tidyQuestion(question), at + 1, quiz, texts)),
    '</quiz>',
    '',
  ].join('\n');
}

function questionOf(question: Question, number: number, quiz: Quiz, { picture }: FileTexts): string[] {
  const { options = {}, correct_answer: key, accepted_answers: also = [], explanation = '' } = question;
  const cited = citedText(question, quiz);
  const { marks, image_url: _, ...carriedFields } = carriedOf(question, quiz, cited);
  const line = carriedLine(marks === 1 ? { ...carriedFields, marks } : carriedFields);
  const { input, names } = typeRow(question);
  const answers = {
    options: () => [
      '    <single>true</single><shuffleanswers>false</shuffleanswers><answernumbering>ABCD</answernumbering>',
      ...Object.entries(options).map(
        ([letter, text]) =>
          `    <answer fraction="${letter === key ? 100 : 0}" format="html"><text>${html(text)}</text></answer>`,
      ),
    ],
    line: () => [
      '    <usecase>0</usecase>',
      ...[key, ...also].map(
        (text) => `    <answer fraction="100" format="plain_text"><text>${xmlText(text.replaceAll('*', '\\*'))}</text></answer>`,
      ),
    ],
    text: () => [`    <graderinfo format="html"><text>${html(key)}</text></graderinfo>`],
  }[input];
  return [
    `  <question type="${names.moodle}">`,
    ...(line === '' ? [] : [`    <!--${CARRIED}${line} -->`]),
    `    <name><text>Question ${number}</text></name>`,
    `    <questiontext format="html"><text>${xmlText(toHtml(toBrackets(question.question_text)) + pictureHtml(question.image_url, picture))}</text></questiontext>`,
    `    <generalfeedback format="html"><text>${html(below(explanation, cited))}</text></generalfeedback>`,
    `    <defaultgrade>${marks ?? 1}</defaultgrade>`,
    ...answers(),
    '  </question>',
  ];
}

function html(text: string): string {
  return xmlText(toHtml(toBrackets(text)));
}

/** Escapes as Moodle does. Its reader drops blanks between two entities, so text with special characters is written as CDATA. */
function xmlText(text: string): string {
  if (/^[ -%'-;=?-~]*$/.test(text)) return text;
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** The questions of a Moodle XML text. */
export function read(text: string): Reading {
  const elements: XmlElement[] = [];
  /** where the last question that is read ends */
  let end = 0;
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  let count = 0;
  const collect = (element: XmlElement) => {
    if (element.tag !== 'question') return;
    count += element.attributes.type === 'category' ? 0 : 1;
    if (count > ownQuizLimits.questions) throw new XmlTrouble(TOO_MANY, element.line);
    elements.push(element);
    end = element.range.end;
  };
  try {
    const [quiz] = childrenOf(xmlTree(text, collect), 'quiz');
    if (quiz === undefined) return unreadable({ code: 'moodle_other_xml' });
  } catch (error) {
    if (!(error instanceof XmlTrouble)) throw error;
    problems.push({ line: error.line, flaw: error.flaw, ...unreadIn(text.slice(end)) });
  }
  const categories: string[] = [];
  for (const element of elements) {
    if (element.attributes.type === 'category') categories.push(textIn(childrenOf(element, 'category')[0]).text);
    else {
      const result = foundIn(element);
      const { line } = element;
      const source = () => text.slice(element.range.start, element.range.end);
      if ('code' in result)
        problems.push({ line, flaw: result, source: source(), ...(result.code === 'moodle_description' ? { count: 0 } : {}) });
      else foundQuestions.push({ ...result, line, source });
    }
  }
  const names = (categories.length === 1 ? (categories[0] ?? '') : '').replaceAll('//', '\0').split('/');
  return readingOf((names.at(-1) ?? '').replaceAll('\0', '/'), foundQuestions, problems);
}

type Text = { text: string; format: string };

function textIn(element: XmlElement | undefined): Text {
  const [inner] = childrenOf(element, 'text');
  return { text: (inner ?? element)?.text ?? '', format: element?.attributes.format ?? 'html' };
}

/** What of a file is not read, from the first question in it on. */
function unreadIn(text: string): { source?: string; count?: number } {
  const start = text.indexOf('<question');
  return start < 0
    ? {}
    : {
        source: text
          .slice(start)
          .replace(/<\/quiz>\s*$/, '')
          .trimEnd(),
        count: 0,
      };
}

function shown({ text, format }: Text): string {
  return toDollars(format === 'plain_text' ? text.trim() : fromHtml(text));
}

const KINDS: Record<string, ImportFlaw> = {
  matching: { code: 'moodle_matching' },
  description: { code: 'moodle_description' },
};

function foundIn(element: XmlElement): Omit<Found, 'line' | 'source'> | ImportFlaw {
  const { type = '' } = element.attributes;
  const [questionElement] = childrenOf(element, 'questiontext');
  const questionText = textIn(questionElement);
  const answers = childrenOf(element, 'answer');
  const isHtml = ({ format }: Text) => format !== 'plain_text';
  if (answers.map(textIn).some((answer) => isHtml(answer) && hasPicture(answer.text))) return PICTURE_UNKEPT;
  const files = new Map(childrenOf(questionElement, 'file').map(({ attributes, text }) => [attributes.name ?? '', text]));
  const picture = isHtml(questionText) ? pictureIn(questionText.text, (source) => files.get(fileName(source))) : {};
  if ('code' in picture) return picture;
  const stem = shown(questionText);
  const comment = childrenOf(element, '!').find(({ text }) => text.startsWith(CARRIED));
  const carriedFields: Carried | null = comment ? readCarried(comment.text.slice(CARRIED.length).trim()) : null;
  if (comment && carriedFields === null) return { code: 'moodle_comment_changed' };
  const question = questionIn(element, type, stem, answers);
  if ('code' in question) return question;
  const marks = gradeIn(element);
  return {
    question: { ...question, ...picture, ...(marks === undefined ? {} : { marks }) },
    explanation: withComments(shown(textIn(childrenOf(element, 'generalfeedback')[0])), answers.map(commentOf)),
    carried: besideMarks(carriedFields, marks),
    changes: changesIn(
      [questionText, ...answers.map(textIn)].filter(({ format }) => format !== 'plain_text').map(({ text }) => text),
    ),
  };
}

function commentOf(answer: XmlElement): Comment {
  const text = shown(textIn(childrenOf(answer, 'feedback')[0]));
  return Number(answer.attributes.fraction) === 100 ? { text } : { text, of: shown(textIn(answer)) };
}

/** Moodle writes 1 by default. In our own files a comment says that the mark is real. */
function gradeIn(element: XmlElement): number | undefined {
  const grade = Number(childrenOf(element, 'defaultgrade')[0]?.text ?? 1);
  return grade > 0 && grade !== 1 && grade <= ownQuizLimits.marks ? grade : undefined;
}

function questionIn(
  element: XmlElement,
  type: string,
  stem: string,
  answers: readonly XmlElement[],
): Found['question'] | ImportFlaw {
  const right = answers.filter(({ attributes }) => Number(attributes.fraction) === 100);
  if (type === 'multichoice' || type === 'truefalse') {
    const scoredAnswers = answers.filter(({ attributes }) => Number(attributes.fraction) > 0);
    if (scoredAnswers.length > 1) return { code: 'moodle_several_right' };
    const options = answers.map((answer) => shown(textIn(answer)));
    const named = type === 'truefalse' ? options.map((option) => option.charAt(0).toUpperCase() + option.slice(1)) : options;
    return choice(stem, named, right[0] === undefined ? -1 : answers.indexOf(right[0]));
  }
  if (type === 'shortanswer') {
    const texts = right
      .map((answer) => textIn(answer))
      .map(({ text, format }) => (format === 'html' ? fromHtml(text) : text.trim()));
    if (texts.some((text) => /(?:^|[^\\])\*/.test(text))) return { code: 'moodle_wildcard' };
    return typed(
      stem,
      texts.map((text) => text.replaceAll('\\*', '*')),
    );
  }
  if (type === 'numerical') {
    const isRange = answers.some((answer) => Number(childrenOf(answer, 'tolerance')[0]?.text ?? 0) !== 0);
    return isRange
      ? { code: 'moodle_range' }
      : typed(
          stem,
          right.map((answer) => textIn(answer).text.trim()),
        );
  }
  if (type === questionTypes.essay.names.moodle) {
    const answer = shown(textIn(childrenOf(element, 'graderinfo')[0]));
    return answer === ''
      ? { code: 'moodle_no_model_answer' }
      : { question_text: stem, question_type: 'essay', correct_answer: answer };
  }
  return (
    (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined) ?? { code: 'moodle_type', params: { excerpt: type.slice(0, 30) } }
  );
}
