// Writes a quiz as a QTI 2.1 package with a manifest (IMS, https://www.imsglobal.org/question/index.html#version2.1): one item
// for each question, and a test that lists them. qtiReading.ts reads what a QTI package can hold of it.
import { strToU8, zipSync } from 'fflate';
import { tidyLine, tidyQuestion } from '../editing/ownQuiz.ts';
import { typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, citedText } from './carried.ts';
import type { FileTexts } from './exportFormat.ts';
import { escapeHtml } from './htmlText.ts';
import { toBrackets } from './mathText.ts';
import { pictureBytes } from './pictures.ts';

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const CONTENT = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The earliest time that a zip can store: the same quiz always gives the same bytes. */
const TIME = new Date(1980, 0, 1);

/** The zip of the package. `leftOut`: the sentence that says what a past exam has beside these questions. */
export function write(quiz: Quiz, { leftOut, picture: alt }: FileTexts): Uint8Array {
  const items = quiz.questions.map((question, at) => {
    const id = `Q${String(at + 1).padStart(3, '0')}`;
    const picture = pictureBytes(question.image_url);
    const pictureFile = picture && { file: `images/${id}.${picture.kind}`, bytes: picture.bytes };
    const image = pictureFile ? `<div><img src="../${pictureFile.file}" alt="${attribute(alt)}"/></div>` : '';
    return { id, file: `items/${id}.xml`, text: itemOf(tidyQuestion(question), id, at + 1, { quiz, image }), pictureFile };
  });
  const files = [
    { file: 'imsmanifest.xml', text: manifestOf(items) },
    { file: 'test.xml', text: testOf(quiz, items, leftOut) },
    ...items,
  ];
  const pictureFiles = items.flatMap(({ pictureFile }) => (pictureFile ? [[pictureFile.file, pictureFile.bytes] as const] : []));
  const textFiles = files.map(({ file, text }) => [file, strToU8(HEAD + text)] as const);
  return zipSync(Object.fromEntries([...textFiles, ...pictureFiles]), { mtime: TIME });
}

type Item = { id: string; file: string; pictureFile: { file: string } | null };

function manifestOf(items: readonly Item[]): string {
  const resource = (id: string, type: string, files: readonly string[], needs: readonly string[]) =>
    `<resource identifier="${id}" type="${type}" href="${files[0]}">${files.map((file) => `<file href="${file}"/>`).join('')}${needs
      .map((neededId) => `<dependency identifierref="${neededId}"/>`)
      .join('')}</resource>`;
  return [
    `<manifest xmlns="${CONTENT}" identifier="MANIFEST">`,
    '<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '<organizations/>',
    '<resources>',
    resource(
      'TEST',
      'imsqti_test_xmlv2p1',
      ['test.xml'],
      items.map(({ id }) => id),
    ),
    ...items.map(({ id, file, pictureFile }) =>
      resource(id, 'imsqti_item_xmlv2p1', [file, ...(pictureFile ? [pictureFile.file] : [])], []),
    ),
    '</resources>',
    '</manifest>',
  ].join('\n');
}

/** Where questions carry marks, each item has its weight, and the score is their sum. */
function testOf({ title: given, questions }: Quiz, items: readonly Item[], leftOut: string | null): string {
  const title = tidyLine(given);
  const inMarks = questions.some(({ marks }) => marks !== undefined);
  const weight = (at: number) => (inMarks ? `<weight identifier="MARKS" value="${questions[at]?.marks ?? 1}"/>` : '');
  const sum = '<sum><testVariables variableIdentifier="SCORE" weightIdentifier="MARKS"/></sum>';
  return [
    `<assessmentTest xmlns="${QTI}" identifier="TEST" title="${attribute(title)}">`,
    ...(inMarks ? ['<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>'] : []),
    '<testPart identifier="PART" navigationMode="nonlinear" submissionMode="simultaneous">',
    `<assessmentSection identifier="SECTION" title="${attribute(title)}" visible="true">`,
    ...(leftOut === null ? [] : [`<rubricBlock view="candidate"><p>${escapeHtml(leftOut)}</p></rubricBlock>`]),
    ...items.map(({ id, file }, at) => `<assessmentItemRef identifier="${id}" href="${file}">${weight(at)}</assessmentItemRef>`),
    '</assessmentSection></testPart>',
    ...(inMarks ? [`<outcomeProcessing><setOutcomeValue identifier="SCORE">${sum}</setOutcomeValue></outcomeProcessing>`] : []),
    '</assessmentTest>',
  ].join('\n');
}

const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';

type ResponseParts = Record<'base' | 'declared' | 'interaction' | 'rubric' | 'processing', string>;

/** How a student answers the question, and how the answer is marked. */
function responseOf(question: Question): ResponseParts {
  const { options = {}, correct_answer: key, accepted_answers: also = [] } = question;
  const right = `<correctResponse><value>${escapeHtml(key)}</value></correctResponse>`;
  const { input } = typeRow(question);
  switch (input) {
    case 'options':
      return {
        base: 'identifier',
        declared: right,
        interaction: [
          '<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">',
          ...Object.entries(options).map(([letter, text]) => `<simpleChoice identifier="${letter}">${html(text)}</simpleChoice>`),
          '</choiceInteraction>',
        ].join(''),
        rubric: '',
        processing: 'match_correct',
      };
    case 'line': {
      const mapping = [key, ...also]
        .map((answer) => `<mapEntry mapKey="${attribute(answer)}" mappedValue="1" caseSensitive="false"/>`)
        .join('');
      return {
        base: 'string',
        declared: `${right}<mapping defaultValue="0">${mapping}</mapping>`,
        interaction: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="40"/></p>',
        rubric: '',
        processing: 'map_response',
      };
    }
    case 'text':
      return {
        base: 'string',
        declared: '',
        interaction: '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="12"/>',
        rubric: `<rubricBlock view="scorer"><div>${html(key)}</div></rubricBlock>`,
        processing: '',
      };
  }
}

function itemOf(question: Question, id: string, number: number, { quiz, image }: { quiz: Quiz; image: string }): string {
  const fullExplanation = below(question.explanation ?? '', citedText(question, quiz));
  const { base, declared, interaction, rubric, processing } = responseOf(question);
  return [
    `<assessmentItem xmlns="${QTI}" identifier="${id}" title="Question ${number}" adaptive="false" timeDependent="false">`,
    `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${base}">`,
    declared,
    '</responseDeclaration>',
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>',
    ...(fullExplanation === ''
      ? []
      : [
          '<outcomeDeclaration identifier="WHY" cardinality="single" baseType="identifier"><defaultValue><value>SHOW</value></defaultValue></outcomeDeclaration>',
        ]),
    `<itemBody>${rubric}<div>${html(question.question_text)}</div>${image}${interaction}</itemBody>`,
    ...(processing === '' ? [] : [`<responseProcessing template="${TEMPLATES}/${processing}"/>`]),
    ...(fullExplanation === ''
      ? []
      : [`<modalFeedback outcomeIdentifier="WHY" identifier="SHOW" showHide="show">${html(fullExplanation)}</modalFeedback>`]),
    '</assessmentItem>',
  ].join('\n');
}

function html(text: string): string {
  return escapeHtml(toBrackets(text)).replaceAll('\n', '<br/>');
}

function attribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}
