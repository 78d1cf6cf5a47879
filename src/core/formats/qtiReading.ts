// Reads QTI packages of the versions 2.1, 2.2 and 3 (https://www.imsglobal.org/question/index.html): items with one choice, one
// typed answer or one essay.
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { fromHtml, hasPicture } from './htmlText.ts';
import { toDollars } from './mathText.ts';
import { base64Of, decodedAddress, PICTURE_UNKEPT, pictureIn, pictureSources } from './pictures.ts';
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

/** More tags than 500 questions have. All items together stop here, so that the reading comes to an end. */
const MOST_TAGS = 400_000;

type File = { name: string; text: string };
type Document = File & { root: XmlElement };

/** The questions of a package, in the order of its test. One item is parsed at a time, so that the memory is bounded. */
export function read(bytes: Uint8Array): Reading {
  const { files } = unzip(bytes, PACKAGE_LIMITS, (name) => /\.xml$/i.test(name));
  const texts = [...files].map(([name, content]): File => ({ name, text: new TextDecoder().decode(content) }));
  const rootNames = new Map(texts.map(({ name, text }) => [name, rootNameOf(text)]));
  const items = new Map(texts.filter(({ name }) => isItem(name, rootNames.get(name))).map((file) => [file.name, file]));
  const problems: Problem[] = [];
  const testFile = texts.find(({ name }) => rootNames.get(name) === 'assessmenttest');
  const test = testFile && parsed(testFile);
  if (test && 'code' in test) problems.push({ line: null, flaw: test, source: testFile.name });
  const marksOf: ReadonlyMap<string, number> = test && !('code' in test) ? referencesIn(test) : new Map();
  const names = [...new Set([...marksOf.keys(), ...[...items.keys()].sort(byNumber)])];
  if (names.length === 0 && problems.length === 0) {
    return unreadable({ code: [...rootNames.values()].includes('questestinterop') ? 'qti_old' : 'qti_no_item' });
  }
  const foundQuestions: Found[] = [];
  const pictures = readPictures(bytes, [...items.values()]);
  let tagCount = 0;
  let readCount = 0;
  for (const [at, name] of names.entries()) {
    const place = { kind: 'question', number: at + 1 } as const;
    const file = items.get(name);
    tagCount += tagsIn(file?.text ?? '');
    if (tagCount > MOST_TAGS) {
      problems.push({ line: null, flaw: { code: 'package_large' }, source: names.slice(at).join('\n') });
      break;
    }
    const item = file ? parsed(file) : ({ code: 'qti_missing', params: { excerpt: name.slice(0, 80) } } as const);
    const source = 'code' in item ? name : sourceOf(item);
    const result = 'code' in item ? item : foundIn(item, marksOf.get(name) ?? 0, pictures);
    if ('code' in result) problems.push({ line: null, place, flaw: result, source });
    else foundQuestions.push({ ...result, line: null, place, source: () => source });
    readCount += 1;
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  const unread = () =>
    names
      .slice(isTooMany ? readCount - 1 : readCount)
      .map((name) => {
        const file = items.get(name);
        const item = file ? parsed(file) : null;
        return item === null || 'code' in item ? name : sourceOf(item);
      })
      .join('\n\n');
  const title = test && !('code' in test) ? (test.root.attributes.title ?? '') : '';
  return { ...readingOf(title, foundQuestions, problems, unread), rest: { format: 'aiken' } };
}

/** The pictures that these items show, in base64, by their paths. */
function readPictures(bytes: Uint8Array, items: readonly File[]): ReadonlyMap<string, string> {
  const paths = new Set(items.flatMap(({ name, text }) => pictureSources(text).map((source) => pictureAt(name, source))));
  if (paths.size === 0) return new Map();
  const { files } = unzip(bytes, PACKAGE_LIMITS, (name) => paths.has(name));
  return new Map([...files].map(([name, content]) => [name, base64Of(content)]));
}

/** The path of a picture that an item shows. */
function pictureAt(itemName: string, source: string): string {
  return pathFrom(folderOf(itemName), decodedAddress(source));
}

function folderOf(name: string): string {
  return name.replace(/[^/]*$/, '');
}

const { compare: byNumber } = new Intl.Collator('en', { numeric: true });

/** A file without an element, in another encoding for example, may be an item. Programs of Apple add such files of their own. */
function isItem(name: string, rootName = ''): boolean {
  return rootName === 'assessmentitem' || (rootName === '' && !/(?:^|\/)\._/.test(name));
}

function tagsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) count += 1;
  return count;
}

/** The name of the first element. */
function rootNameOf(text: string): string {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text.startsWith('<!--', at)) at = text.indexOf('-->', at + 4);
    else if (!/[?!]/.test(text[at + 1] ?? '')) return nameOf(/^[\w:.-]+/.exec(text.slice(at + 1, at + 100))?.[0] ?? '');
    if (at < 0) break;
  }
  return '';
}

function parsed(file: File): Document | ImportFlaw {
  try {
    const root = xmlTree(file.text).children.find(({ tag }) => tag !== '!');
    return root ? { ...file, root } : { code: 'qti_no_item' };
  } catch (error) {
    if (error instanceof XmlTrouble) return error.flaw;
    throw error;
  }
}

/** All texts of an item, without its answers. */
function sourceOf({ root }: Document): string {
  const body = elementsIn(root, 'itembody')[0] ?? root;
  const texts = elementsOf(body).filter(({ tag }) => tag !== '!');
  return texts.flatMap(({ text }) => (text.trim() === '' ? [] : [text.trim()])).join('\n');
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

/** The paths of the items that a test asks for, in its order, with their marks; 0 if it names none. */
function referencesIn(test: Document): Map<string, number> {
  const folder = folderOf(test.name);
  const marksOf = new Map<string, number>();
  for (const reference of elementsIn(test.root, 'assessmentitemref')) {
    const path = pathFrom(folder, decodedAddress(attributeOf(reference, 'href') ?? ''));
    const marks = Number(attributeOf(elementsIn(reference, 'weight')[0] ?? reference, 'value'));
    if (path !== '' && !marksOf.has(path)) marksOf.set(path, marks > 0 ? marks : 0);
  }
  return marksOf;
}

function pathFrom(folder: string, href: string): string {
  const parts: string[] = [];
  for (const part of (folder + href).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const INTERACTIONS = ['choiceinteraction', 'textentryinteraction', 'extendedtextinteraction'];
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

function foundIn(
  item: Document,
  marks: number,
  pictures: ReadonlyMap<string, string>,
): Omit<Found, 'line' | 'place' | 'source'> | ImportFlaw {
  const [body] = elementsIn(item.root, 'itembody');
  if (body === undefined) return { code: 'qti_no_item' };
  const interactions = elementsOf(body).filter(({ tag }) => nameOf(tag).endsWith('interaction'));
  const [interaction] = interactions;
  if (interaction === undefined) return { code: 'qti_type', params: { excerpt: 'no answer' } };
  if (interactions.length > 1) return { code: 'qti_several' };
  const kind = nameOf(interaction.tag);
  if (!INTERACTIONS.includes(kind)) return { code: 'qti_type', params: { excerpt: interaction.tag.slice(0, 40) } };
  // A formula without its layout is another one: ½ would be 12.
  if (elementsOf(body).some(({ tag }) => nameOf(tag) === 'math')) return { code: 'qti_type', params: { excerpt: 'math' } };
  if (elementsIn(interaction, 'simplechoice').some(({ range }) => hasPicture(item.text.slice(range.start, range.end))))
    return PICTURE_UNKEPT;
  const bodyText = item.text.slice(body.range.innerStart, body.range.innerEnd);
  const picture = pictureIn(bodyText, (source) => pictures.get(pictureAt(item.name, source)));
  if ('code' in picture) return picture;
  const prompts = elementsIn(interaction, 'prompt');
  const questionText = [textIn(item, [body], NOT_ASKED).replace(/\s?_____$/, ''), textIn(item, prompts, [])]
    .filter((text) => text !== '')
    .join('\n');
  const question = questionIn(item, kind, interaction, body, questionText);
  if ('code' in question) return question;
  const explanation = textIn(item, elementsIn(item.root, 'modalfeedback'), []);
  return { question: { ...question, ...picture, ...(marks === 0 ? {} : { marks }) }, explanation };
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
  const entries = declaration ? elementsIn(declaration, 'mapentry') : [];
  const creditOf = (entry: XmlElement) => Number(attributeOf(entry, 'mappedvalue')) || 0;
  const fullCredit = entries.reduce((credit, entry) => Math.max(credit, creditOf(entry)), 0);
  // Less than the full credit is for an answer that is right in part.
  const keys = entries
    .filter((entry) => fullCredit > 0 && creditOf(entry) === fullCredit)
    .map((entry) => attributeOf(entry, 'mapkey') ?? '');
  if (kind === 'choiceinteraction') {
    const rightNames = values.length > 0 ? values : keys;
    if (rightNames.length > 1) return { code: 'qti_several_right' };
    const options = elementsIn(interaction, 'simplechoice');
    const [rightName] = rightNames;
    const place = rightName === undefined ? -1 : options.findIndex((option) => attributeOf(option, 'identifier') === rightName);
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
