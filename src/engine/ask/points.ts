// The lists of a topic as points: whole, cleaned, with the line that leads to them. A list that is not whole gives none.
import { oneOf, pattern } from '../english/pattern.ts';
import { isBalanced } from '../english/plainText.ts';
import { isOrdered } from '../outline/languages.ts';
import type { Part, Topic } from '../outline/outline.ts';
import { endsSentence, sentencesIn, wordCount } from '../outline/sentences.ts';
import { isClean, scrapsIn } from './topicDraft.ts';

export type PointList = {
  topic: Topic;
  /** the line that leads to the points, without its colon; null: they stand right under the heading */
  lead: string | null;
  points: readonly string[];
  parts: readonly Part[];
  /** their order matters */
  isOrdered: boolean;
};

const FEWEST = 3;
const MOST = 9;
const MOST_BELOW = 4;
const LONGEST_POINT = 28;
const LONGEST_LEAD = 30;
const MEAN_LENGTH = 1.5;

type Node = { part: Part; children: Node[] };

/** Marks of one form stand at one depth: "3.", "(a)", "iv)", a bullet. */
function formOf(mark: string): string {
  if (/\d/.test(mark)) return '1';
  if (/^\W*[ivx]{2,}\W*$/.test(mark)) return 'i';
  return /\p{L}/u.test(mark) ? 'a' : '•';
}

/** Does a line lead to points? */
const leads = (text: string) => /(?:[:：]|\s[—–-])\s*$/.test(text);

/** Points one behind the other as a tree: by their marks, and below a point that ends in a colon. */
function treeOf(run: readonly Part[]): Node[] {
  const roots: Node[] = [];
  const open: { node: Node; form: string; isLead: boolean }[] = [];
  for (const part of run) {
    const form = formOf(part.marker ?? '•');
    const node: Node = { part, children: [] };
    const isLead = leads(part.text);
    const sameForm = open.findIndex((entry) => entry.form === form);
    const lead = open.findLastIndex((entry) => entry.isLead);
    // A second lead of the same form stands beside the first, any other point below it.
    if (sameForm >= 0) open.length = sameForm > lead || isLead ? sameForm : lead + 1;
    (open.at(-1)?.node.children ?? roots).push(node);
    open.push({ node, form, isLead });
  }
  return roots;
}

const MARK = /^\s*(?:[•‣▪◦●○■□▸▶►➢➤✓✔*·–—-]+\s*)?(?:\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]\s+)?/u;
const TAIL = /[\s;,.:：—–-]+$/u;
const JOINT = /[;,]?\s+(?:and|or|et|ou|und|oder|y|o|e|na|au)$/iu;
const REMARK = /\s*\((?:see|voir|siehe|cf\.?|ver|véase|tazama)\b[^)]*\)/giu;

/** Up to a semicolon, a dash, a colon or a comma. */
function firstClause(text: string): string {
  const clauses = [/^(.{30,}?)(?:;|:\s| [–—-] )/u, /^(.{40,}?),\s/u].map((clause) => clause.exec(text)?.[1]);
  return clauses.find((entry) => entry !== undefined && wordCount(entry) <= LONGEST_POINT) ?? text;
}

/** A point as it is ticked: its first sentence, or that one's first clause; null where it cannot be shown. */
export function pointOf(text: string, language: string | undefined): string | null {
  const line = text.replace(MARK, '').replace(REMARK, '').replace(/\s+/g, ' ').trim();
  const first = sentencesIn(line, language)[0] ?? '';
  const sentence = wordCount(first) < 3 && wordCount(line) <= LONGEST_POINT ? line : first;
  const short = wordCount(sentence) > LONGEST_POINT ? firstClause(sentence) : sentence;
  const point = short.replace(TAIL, '').replace(JOINT, '').replace(TAIL, '');
  const isFit =
    /\p{L}{2}/u.test(point) &&
    wordCount(point) <= LONGEST_POINT &&
    isBalanced(point) &&
    isClean(point, language) &&
    scrapsIn(point) <= 1 &&
    !point.includes(' | ') &&
    !line.endsWith('?');
  return isFit ? point : null;
}

/** Each point; where there are few, with each point below it. */
function linesOf(nodes: readonly Node[]): string[] {
  const lines = nodes.flatMap(({ part, children }) => {
    if (children.length === 0 || children.length > MOST_BELOW) return [part.text];
    return children.map((child) => `${part.text.replace(TAIL, '')}: ${child.part.text.replace(MARK, '')}`);
  });
  return lines.length <= MOST ? lines : nodes.map(({ part }) => part.text);
}

/** The points of these nodes; null where the list is not whole or mostly scraps. */
function pointsOf(nodes: readonly Node[], language: string | undefined): string[] | null {
  if (nodes.some(({ part }) => part.isCut)) return null;
  const points = linesOf(nodes).map((text) => pointOf(text, language));
  if (points.some((point) => point === null) || points.length < FEWEST || points.length > MOST) return null;
  const texts = points as string[];
  const words = texts.reduce((sum, point) => sum + wordCount(point), 0);
  const different = new Set(texts.map((point) => point.toLowerCase())).size;
  return words < MEAN_LENGTH * texts.length || different < texts.length ? null : texts;
}

function flat(nodes: readonly Node[]): Part[] {
  return nodes.flatMap(({ part, children }) => [part, ...flat(children)]);
}

/** Points that stand together on one page, each row with the paragraph before it. */
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
const LEANS = pattern(
  String.raw`^${oneOf(String.raw`
    also | another | he | it | other | others | she | some | such | these | they | this | those
    ce | ces | cette | elle | elles | il | ils | dies\p{L}* | er | es | sie | esta | estas | este | esto | estos | ela | ele | isso
    haya | hii | hizi
  `)}(?!\p{L})`,
  'iu',
);

/** A line that leads to points, as a question has it; null where it says nothing by itself. */
function leadOf(text: string, label: string | null, language: string | undefined): string | null {
  const sentence = sentencesIn(text, language).at(-1) ?? '';
  const line = sentence.replace(MARK, '').replace(TAIL, '').trim();
  if (!/\p{L}{3}/u.test(line) || wordCount(line) > LONGEST_LEAD || !isBalanced(line) || scrapsIn(line) > 1) return null;
  if (wordCount(line) >= 4 && !LEANS.test(line)) return line;
  return label === null || label.includes(':') ? null : `${label}: ${line}`;
}

/** The lists of a topic that can be asked for. */
export function listsOf(topic: Topic, language: string | undefined): PointList[] {
  const lists: PointList[] = [];
  const add = (nodes: readonly Node[], lead: string | null) => {
    const points = pointsOf(nodes, language);
    const parts = flat(nodes);
    const isOnOnePage = parts.every(({ page }) => page === parts[0]?.page);
    if (points === null || !isOnOnePage || (lead === null && topic.label === null)) return;
    const isCounted = nodes.every(({ part }) => /\d/.test(part.marker ?? ''));
    lists.push({ topic, lead, points, parts, isOrdered: isCounted && isOrdered(lead ?? topic.label ?? '', language) });
  };
  const addBelow = (nodes: readonly Node[]): void => {
    for (const { part, children } of nodes) {
      const lead = children.length >= FEWEST && leads(part.text) ? leadOf(part.text, topic.label, language) : null;
      if (lead !== null) add(children, lead);
      addBelow(children);
    }
  };
  const runs = runsOf(topic);
  for (const { run, previous } of runs) {
    const roots = treeOf(run);
    const isLed = previous !== null && leads(previous.text);
    const lead = isLed && previous.page === run[0]?.page ? leadOf(previous.text, topic.label, language) : null;
    if (lead !== null) add(roots, lead);
    else if (runs.length === 1 && !isLed && (previous === null || endsSentence(previous.text))) add(roots, null);
    addBelow(roots);
  }
  return lists;
}
