// Reads QTI packages of the versions 2.1, 2.2 and 3 (https://www.imsglobal.org/question/index.html): items with one choice, one
// typed answer or one essay.
import { fromHtml, hasPicture, PICTURE } from './htmlText.ts';
import { toDollars } from './mathText.ts';
import {
  choice,
  type Found,
  type ImportFlaw,
  isEnough,
  type Problem,
  type Reading,
  readingOf,
  typed,
  unreadable,
} from './reading.ts';
import { PACKAGE_LIMITS, unzip } from './unzip.ts';
import { type XmlElement, XmlTrouble, xmlTree } from './xmlTree.ts';

type Document = { name: string; text: string; root: XmlElement };

/** The questions of a package, in the order of its test. */
export function read(bytes: Uint8Array): Reading {
  const { files } = unzip(bytes, PACKAGE_LIMITS, (name) => /\.xml$/i.test(name));
  const problems: Problem[] = [];
  const documents: Document[] = [];
  for (const [name, content] of files) {
    if (problems.length >= 100) break;
    try {
      const text = new TextDecoder().decode(content);
      const root = xmlTree(text).children.find(({ tag }) => tag !== '!');
      if (root) documents.push({ name, text, root });
    } catch (error) {
      if (!(error instanceof XmlTrouble)) throw error;
      const place = { kind: 'question', number: documents.length + 1 } as const;
      problems.push({ line: null, place, flaw: error.flaw, source: name });
    }
  }
  const test = documents.find(({ root }) => nameOf(root.tag) === 'assessmenttest');
  const items = documents.filter(({ root }) => nameOf(root.tag) === 'assessmentitem');
  if (items.length === 0 && problems.length === 0) {
    const isOld = documents.some(({ root }) => nameOf(root.tag) === 'questestinterop');
    return unreadable({ code: isOld ? 'qti_old' : 'qti_no_item' });
  }
  const order = new Map(test ? orderIn(test).map((reference, at) => [reference, at]) : []);
  const placeOf = ({ name }: Document) => order.get(name) ?? order.size;
  const foundQuestions: Found[] = [];
  const sortedItems = [...items].sort((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1));
  for (const [at, item] of sortedItems.entries()) {
    const place = { kind: 'question', number: at + 1 } as const;
    const source = () => textIn(item, [item.root], NOT_SHOWN);
    const result = foundIn(item, test ? marksIn(test, item.name) : undefined);
    if ('code' in result) problems.push({ line: null, place, flaw: result, source: source() });
    else foundQuestions.push({ ...result, line: null, place, source });
    if (isEnough(foundQuestions, problems)) break;
  }
  return readingOf(test?.root.attributes.title ?? '', foundQuestions, problems);
}

/** A name as QTI 2 and 3 share it: `qti-item-body` and `itemBody`. */
function nameOf(tag: string): string {
  return (tag.split(':').at(-1) ?? '').toLowerCase().replace(/^qti-/, '').replaceAll('-', '');
}

function attributeOf(element: XmlElement, name: string): string | undefined {
  return Object.entries(element.attributes).find(([key]) => nameOf(key) === name)?.[1];
}

/** The elements of these names inside this one, in their order. */
function elementsIn(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(names.includes(nameOf(child.tag)) ? [child] : []),
    ...elementsIn(child, ...names),
  ]);
}

/** The paths of the items that a test asks for. */
function orderIn(test: Document): string[] {
  const folder = test.name.replace(/[^/]*$/, '');
  return elementsIn(test.root, 'assessmentitemref').map((reference) => pathFrom(folder, attributeOf(reference, 'href') ?? ''));
}

function pathFrom(folder: string, href: string): string {
  const parts: string[] = [];
  for (const part of (folder + href).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function marksIn(test: Document, name: string): number | undefined {
  const folder = test.name.replace(/[^/]*$/, '');
  const reference = elementsIn(test.root, 'assessmentitemref').find(
    (element) => pathFrom(folder, attributeOf(element, 'href') ?? '') === name,
  );
  const marks = Number(reference && attributeOf(elementsIn(reference, 'weight')[0] ?? reference, 'value'));
  return marks > 0 ? marks : undefined;
}

const INTERACTIONS = ['choiceinteraction', 'textentryinteraction', 'extendedtextinteraction'];
const NOT_SHOWN = ['responsedeclaration', 'outcomedeclaration', 'responseprocessing', 'templatedeclaration', 'stylesheet'];
const NOT_ASKED = ['choiceinteraction', 'extendedtextinteraction', 'rubricblock', 'feedbackblock', 'feedbackinline'];

/** The text of these elements, without the ones inside them that are named. */
function textIn({ text }: Document, elements: readonly XmlElement[], hiddenNames: readonly string[]): string {
  const html = elements.map(({ range, children }) => {
    const cuts = children.flatMap((child) => elementsOf(child)).filter(({ tag }) => hiddenNames.includes(nameOf(tag)));
    let shownText = '';
    let at = range.innerStart;
    for (const cut of cuts) {
      if (cut.range.start < at) continue;
      shownText += text.slice(at, cut.range.start);
      at = cut.range.end;
    }
    return shownText + text.slice(at, range.innerEnd);
  });
  return toDollars(fromHtml(html.map((part) => part.replace(GAP, '_____')).join('<br>')));
}

const GAP = /<(?:\w{1,20}:)?(?:qti-)?text-?entry-?interaction\b[^<>]{0,2000}>/gi;

function elementsOf(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}

function foundIn(item: Document, marks: number | undefined): Omit<Found, 'line' | 'place' | 'source'> | ImportFlaw {
  const [body] = elementsIn(item.root, 'itembody');
  if (body === undefined) return { code: 'qti_no_item' };
  const interactions = elementsOf(body).filter(({ tag }) => nameOf(tag).endsWith('interaction'));
  const [interaction] = interactions;
  if (interaction === undefined) return { code: 'qti_type', params: { excerpt: 'no answer' } };
  if (interactions.length > 1) return { code: 'qti_several' };
  const kind = nameOf(interaction.tag);
  if (!INTERACTIONS.includes(kind)) return { code: 'qti_type', params: { excerpt: interaction.tag.slice(0, 40) } };
  if (hasPicture(item.text.slice(body.range.innerStart, body.range.innerEnd))) return PICTURE;
  const prompts = elementsIn(interaction, 'prompt');
  const questionText = [textIn(item, [body], NOT_ASKED).replace(/\s?_____$/, ''), textIn(item, prompts, [])]
    .filter((text) => text !== '')
    .join('\n');
  const question = questionIn(item, kind, interaction, body, questionText);
  if ('code' in question) return question;
  const explanation = textIn(item, elementsIn(item.root, 'modalfeedback'), []);
  return { question: marks === undefined ? question : { ...question, marks }, explanation };
}

function questionIn(
  item: Document,
  kind: string,
  interaction: XmlElement,
  body: XmlElement,
  questionText: string,
): Found['question'] | ImportFlaw {
  const identifier = attributeOf(interaction, 'responseidentifier');
  const declarations = elementsIn(item.root, 'responsedeclaration');
  const declaration = declarations.find((element) => attributeOf(element, 'identifier') === identifier) ?? declarations[0];
  const values = declaration
    ? elementsIn(declaration, 'correctresponse').flatMap((response) =>
        elementsIn(response, 'value').map(({ text }) => text.trim()),
      )
    : [];
  const mapped = declaration
    ? elementsIn(declaration, 'mapentry').filter((entry) => Number(attributeOf(entry, 'mappedvalue')) > 0)
    : [];
  const keys = mapped.map((entry) => attributeOf(entry, 'mapkey') ?? '');
  if (kind === 'choiceinteraction') {
    const rightNames = values.length > 0 ? values : keys;
    if (rightNames.length > 1) return { code: 'qti_several_right' };
    const options = elementsIn(interaction, 'simplechoice');
    const place = options.findIndex((option) => attributeOf(option, 'identifier') === rightNames[0]);
    return choice(
      questionText,
      options.map((option) => textIn(item, [option], ['feedbackinline'])),
      place,
    );
  }
  if (kind === 'textentryinteraction') return typed(questionText, [...new Set([...values, ...keys])]);
  const rubrics = elementsIn(body, 'rubricblock').filter((rubric) =>
    /scorer|author|tutor/.test(attributeOf(rubric, 'view') ?? ''),
  );
  const answer = textIn(item, rubrics, []) || values.join('\n');
  return answer === ''
    ? { code: 'qti_no_model_answer' }
    : { question_text: questionText, question_type: 'essay', correct_answer: answer };
}
