// Finds the lists of a topic that are surely whole, as points to tick, with the line that leads to them.
import { oneOf, regex } from '../english/pattern.ts';
import { isBalanced } from '../english/plainText.ts';
import { endsOpen, isTask } from '../outline/languages.ts';
import { endsSentence, sentencesIn, wordCount, wordsIn } from '../outline/sentences.ts';
import type { Part } from '../outline/topicPart.ts';
import type { Topic } from '../outline/topics.ts';
import { withoutMarks } from '../understand/material.ts';
import { isClean, scrapsIn } from './topicDraft.ts';

export type PointList = {
  topic: Topic;
  /** the line that leads to the points, without its colon; null: they stand right under the heading */
  lead: string | null;
  points: readonly string[];
  parts: readonly Part[];
};

const FEWEST = 3;
const MOST = 9;
const LONGEST_POINT = 40;
const LONGEST_LEAD = 30;
/** words of a line: fewer say nothing, and up to the second number the heading says of what */
const [SHORT_LEAD, LONG_LEAD] = [4, 5];
/** words of a point, in the mean; under a line that leads to them points may be shorter */
const MEAN_LENGTH = { led: 1.5, headed: 3 };
/** Longer points under a heading are prose: nobody knows how many there are. */
const MEAN_LENGTH_OF_PROSE = 15;

type Node = { part: Part; children: Node[] };

/** Marks of one form stand at one depth: "3.", "(a)", "iv)", a bullet. */
function formOf({ marker, depth }: Part): string {
  if (marker !== null && /\d/.test(marker)) return `1 ${depth ?? ''}`;
  if (marker !== null && /^\W*[ivx]{2,}\W*$/.test(marker)) return `i ${depth ?? ''}`;
  return `${marker !== null && /\p{L}/u.test(marker) ? 'a' : '•'} ${depth ?? ''}`;
}

/** Does a line lead to points? */
const leads = (text: string) => /(?:[:：]|\s[—–-])\s*$/.test(text);

/** Points one behind the other as a tree: by how far they are indented, else by their marks. */
function treeOf(run: readonly Part[]): Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  for (const part of run) {
    const node: Node = { part, children: [] };
    const level = open.findIndex((entry) =>
      part.depth !== null && entry.part.depth !== null && part.depth !== entry.part.depth
        ? entry.part.depth > part.depth
        : formOf(entry.part) === formOf(part),
    );
    if (level >= 0) open.length = level;
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

const MARK = /^\s*(?:#+\s+)?(?:[•‣▪◦●○■□▸▶►➢➤✓✔*·–—-]+\s*)?(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)/]\s+)?/u;
const TAIL = /[\s;,.:：—–-]+$/u;
const JOINT = /[;,]?\s+(?:and|or|et|ou|und|oder|y|o|e|na|au)$/iu;
const REMARK = /\s*\((?:see|voir|siehe|cf\.?|ver|véase|tazama)\b[^)]*\)/giu;
/** A point as it is ticked, whole; null where it cannot be shown. */
function pointOf(text: string, language: string | undefined): string | null {
  const line = withoutMarks(text).replace(MARK, '').replace(REMARK, '').replace(/\s+/g, ' ').trim();
  const point = line.replace(TAIL, '').replace(JOINT, '').replace(TAIL, '');
  const isFit =
    /\p{L}{2}/u.test(point) &&
    !/\d{4}$|^\d[\d.\s]*\p{L}*\.?\s?\d*$/u.test(point) &&
    !/\.{2,}|…/.test(line) &&
    wordCount(point) <= LONGEST_POINT &&
    isBalanced(point) &&
    isClean(point, language) &&
    scrapsIn(point) <= 1 &&
    !point.includes(' | ') &&
    !line.endsWith('?') &&
    !/\bfollowing\b/i.test(point);
  return isFit ? point : null;
}

/** Where the points begin or end as no whole point does. */
function isBroken({ text, isCut }: Part, at: number, count: number): boolean {
  const line = text
    .trim()
    .replace(/[;,]?\s*(?:and|or|et|ou|und|oder|y|o|e)$/iu, at === count - 2 ? '' : '$&')
    .replace(/[;,]$/, '');
  return isCut || endsOpen(line);
}

const NUMBERS: readonly (readonly string[])[] = [
  ['two', 'deux', 'zwei', 'dos', 'dois', 'mbili', '2'],
  ['three', 'trois', 'drei', 'tres', 'três', 'tatu', '3'],
  ['four', 'quatre', 'vier', 'cuatro', 'quatro', 'nne', '4'],
  ['five', 'cinq', 'fünf', 'cinco', 'tano', '5'],
];

/** "Competition is of two types" above two points is no point itself. */
function isIntroduction(first: string, count: number): boolean {
  const names = NUMBERS[count - 2] ?? [];
  return wordsIn(first.toLowerCase()).some((word) => names.includes(word));
}

/** Where only some points begin with a year, the others belong to them. */
function isPartlyDated(points: readonly string[]): boolean {
  const dated = points.filter((point) => /^\d{4}\b/.test(point)).length;
  return dated > 0 && dated < points.length;
}

/** The points of these nodes; null where the list is not surely whole. */
function pointsOf(nodes: readonly Node[], isLed: boolean, language: string | undefined): string[] | null {
  if (nodes.length < FEWEST || nodes.length > MOST) return null;
  if (nodes.some(({ part, children }, at) => children.length === 0 && isBroken(part, at, nodes.length))) return null;
  const points = nodes.map(({ part }) => pointOf(part.text, language));
  if (points.some((point) => point === null)) return null;
  const texts = points as string[];
  if (isIntroduction(texts[0] ?? '', nodes.length - 1) || isPartlyDated(texts)) return null;
  const words = texts.reduce((sum, point) => sum + wordCount(point), 0);
  const different = new Set(texts.map((point) => point.toLowerCase())).size;
  // In one list either each point is a sentence or none is, or lines of another kind stand between them.
  const sentences = nodes.filter(({ part }) => endsSentence(part.text)).length;
  const isMixed = !isLed && sentences > 0 && sentences < nodes.length - 1;
  const isProse = !isLed && words > MEAN_LENGTH_OF_PROSE * texts.length;
  const areLabels = words < MEAN_LENGTH[isLed ? 'led' : 'headed'] * texts.length;
  return areLabels || isProse || different < texts.length || isMixed ? null : texts;
}

function flat(nodes: readonly Node[]): Part[] {
  return nodes.flatMap(({ part, children }) => [part, ...flat(children)]);
}

/** Points that stand together, each row with the paragraph before it. */
function runsOf({ parts }: Topic): { run: Part[]; previous: Part | null }[] {
  const runs: { run: Part[]; previous: Part | null }[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'item') continue;
    const last = parts[at - 1];
    if (last?.kind === 'item') runs.at(-1)?.run.push(part);
    else runs.push({ run: [part], previous: last ?? null });
  }
  return runs;
}

/** Words that point to what stands before: a line that begins so is no question by itself. */
const LEANS = regex('iu')`^${oneOf`
    also | and | another | but | he | it | other | others | she | some | such | these | they | this | those
    ce | ces | cette | elle | elles | il | ils | dies\p{L}* | er | es | sie | esta | estas | este | esto | estos | ela | ele | isso
    haya | hii | hizi
  `}(?!\p{L})`;

/** A line that leads to points, as a question has it; null where it says nothing by itself. */
function leadOf(text: string, { label }: Topic, language: string | undefined): string | null {
  const sentence = sentencesIn(text, language).at(-1) ?? '';
  const line = sentence.replace(MARK, '').replace(TAIL, '').trim();
  if (!/\p{L}{3}/u.test(line) || wordCount(line) > LONGEST_LEAD || !isBalanced(line) || scrapsIn(line) > 1) return null;
  if (isTask(line, language)) return null;
  const isPlain = wordCount(line) >= SHORT_LEAD && !LEANS.test(line);
  if (isPlain && wordCount(line) >= LONG_LEAD) return line;
  const isNew = label !== null && !label.includes(':') && !line.toLowerCase().includes(label.toLowerCase());
  return isNew ? `${label}: ${line}` : isPlain ? line : null;
}

/** The lists of a topic that are surely whole. */
export function listsOf(topic: Topic, language: string | undefined): PointList[] {
  const lists: PointList[] = [];
  if (topic.isSkipped) return lists;
  const add = (nodes: readonly Node[], lead: string | null) => {
    const points = pointsOf(nodes, lead !== null, language);
    const parts = flat(nodes);
    const isTogether = parts.every(({ page, box }) => page === parts[0]?.page && box === parts[0]?.box);
    if (points === null || !isTogether || (lead === null && topic.label === null)) return;
    lists.push({ topic, lead, points, parts });
  };
  const addBelow = (nodes: readonly Node[]): void => {
    for (const { part, children } of nodes) {
      const lead = leads(part.text) ? leadOf(part.text, topic, language) : null;
      if (lead !== null) add(children, lead);
      addBelow(children);
    }
  };
  const runs = runsOf(topic);
  for (const { run, previous } of runs) {
    const roots = treeOf(run);
    const isLed = previous !== null && leads(previous.text);
    const lead = isLed && previous.page === run[0]?.page ? leadOf(previous.text, topic, language) : null;
    // Under a heading alone a list is sure where it is counted, or where the file says how far its points are indented.
    const isSure =
      roots.every(({ part }) => part.marker !== null) ||
      roots.every(({ part, children }) => part.depth !== null && children.length === 0);
    const isWhole = runs.length === 1 && topic.parts.length === run.length && !roots.some(({ part }) => leads(part.text));
    if (lead !== null) add(roots, lead);
    else if (!isLed && isSure && isWhole) add(roots, null);
    addBelow(roots);
  }
  return lists;
}
