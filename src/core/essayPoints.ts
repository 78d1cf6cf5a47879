// Which points of an essay a rule can stand for, without a language model. It only suggests: the student decides. A first point needs
// two of its words in one clause, in its order, with no denial, no opposite and no other subject; then one word shows another point.
import type { KeyPoint } from './quiz.ts';

const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those it its they them their he she his her we you your our i me my one ones some any each every all ' +
    'both either neither who which what when where why how if then than as at by for from in into of off on onto out over to up with ' +
    'within without about above across after against along among around before behind below between during through toward towards ' +
    'under until upon and or but nor so yet because since while whereas although though is are was were be been being am do does did ' +
    'has have had having can could may might must shall should will would there here also only just very more most such other ' +
    'another not no never cannot something somebody anything everything get gets got go goes thing things'
  ).split(' '),
);
const DENIALS = /\b(?:not|no|never|none|neither|nor|without|cannot|hardly|nobody|nothing|instead of|unable|\p{L}+n['’]t)\b/iu;
const SENTENCES = /[.;:!?]+(?:\s+|$)/;
/** Where a clause with a subject of its own begins. */
const CLAUSES =
  /,\s+(?:and|but|while|whereas|although|which)\s+|\s+(?:and|but|while|whereas)\s+(?=(?:the|a|an|it|they|this|that|these|those|its|their|he|she|we|you|people|then)\s)/i;

const IRREGULAR =
  'become:became rise:rose,risen fall:fell,fallen grow:grew,grown hold:held keep:kept take:took,taken give:gave,given lose:lost,loss ' +
  'make:made leave:left break:broke,broken write:wrote,written know:knew,known see:saw,seen send:sent spend:spent build:built ' +
  'buy:bought sell:sold bring:brought teach:taught think:thought feel:felt find:found lead:led meet:met pay:paid say:said ' +
  'speak:spoke,spoken stand:stood understand:understood wear:wore,worn win:won bind:bound begin:began,begun drive:drove,driven ' +
  'eat:ate,eaten fly:flew,flown freeze:froze,frozen hide:hid,hidden ride:rode,ridden shake:shook,shaken sink:sank,sunk ' +
  'swim:swam,swum tear:tore,torn throw:threw,thrown wake:woke,woken erode:erosion divide:division include:inclusion ' +
  'expand:expansion explode:explosion decide:decision produce:production reduce:reduction absorb:absorption large:larger';
const irregular = new Map(
  IRREGULAR.split(' ').flatMap((entry) => {
    const [base = '', forms = ''] = entry.split(':');
    return forms.split(',').map((form): [string, string] => [form, base]);
  }),
);

/** The least share of function words in a text; below it, it is a list of terms. */
const LEAST_GRAMMAR = 0.18;
/** From this share of the question's own words on, the text is the question copied. */
const MOST_COPIED = 0.8;
/** How many of a point's words are needed, and which share of them in a clause, or in a sentence of several clauses. */
type Least = { words: number; clause: number; sentence: number };
const SURE: Least = { words: 2, clause: 0.2, sentence: 0.4 };
const LIKELY: Least = { words: 1, clause: 0.1, sentence: 0.1 };
const MOST_TURNED = 3;
/** The weight of a word that the question contains too. */
const ASKED_WEIGHT = 0.25;

/** A crude stem, so that "eroded" equals "erosion" and "nearer" equals "near". */
function rootOf(word: string): string {
  const root = irregular.get(word) ?? word.replace(/['’]s?$/, '');
  if (root.length <= 4) return root.replace(/s$/, '');
  const bare = root
    .replace(/(?:isations?|izations?|ations?)$/, '')
    .replace(/(?:ally|ical|ingly|edly|ness|ments?|ings?|ions?|ies|ied|ier|iest|ers?|est|ed|es|ly|al|ic|us|s|y|e)$/, '');
  const short = bare.length >= 3 ? bare : root;
  return short.replace(/([^aeiou])\1$/, '$1').replace(/i$/, '');
}

/** Words that stand for anything: none is another word for what a point says. */
const LIGHT = new Set('have make come give get find think leave put let say see know even'.split(' ').map(rootOf));

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{N}’'-]*|\d+(?:\.\d+)?/gu) ?? [];
}

function rootsOf(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word))
    .map(rootOf);
}

type Point = {
  roots: string[];
  inText: string[];
  alike: Map<string, string>;
  against: Set<string>;
  subject: string;
  isDenied: boolean;
};

function pointOf({ text, terms, also = [], against = [] }: KeyPoint): Point {
  const roots = [...new Set([...rootsOf(text), ...terms.flatMap(rootsOf)])];
  const alike = new Map(roots.map((root) => [root, root]));
  for (const line of also) {
    const [word = '', ...others] = line.split(' ').map(rootOf);
    for (const other of others) if (!alike.has(other) && !LIGHT.has(other)) alike.set(other, word);
  }
  return {
    roots,
    inText: rootsOf(text),
    alike,
    against: new Set(against.map(rootOf).filter((root) => !alike.has(root))),
    subject: roots[0] ?? '',
    isDenied: DENIALS.test(text),
  };
}

/** Opposites that the question or another point contains do not contradict this point: "unlike push factors, pull factors …". */
function withoutOthersWords(points: readonly Point[], asked: ReadonlySet<string>): Point[] {
  const told = new Set([...asked, ...points.flatMap((point) => point.roots)]);
  return points.map((point) => ({ ...point, against: new Set([...point.against].filter((root) => !told.has(root))) }));
}

/**
 * The points that an essay seems to cover, in their order.
 * @param question the question's text: its words prove nothing
 * @param model the model answer: it shows, as the points do, which words belong together
 */
export function suggestedPoints(points: readonly KeyPoint[], answer: string, question: string, model = ''): boolean[] {
  const words = wordsOf(answer);
  const asked = new Set(rootsOf(question));
  const said = rootsOf(answer);
  const isText = words.filter((word) => FUNCTION_WORDS.has(word)).length >= LEAST_GRAMMAR * words.length;
  const isCopied = said.filter((root) => asked.has(root)).length >= MOST_COPIED * said.length;
  if (!isText || isCopied) return points.map(() => false);
  const known = withoutOthersWords(points.map(pointOf), asked);
  const sentences = answer.split(SENTENCES).filter((sentence) => sentence.trim() !== '');
  const told = [question, model, ...points.map((point) => point.text)];
  if (isJumbled(sentences, known) || isApart(sentences, known, { asked, told })) return points.map(() => false);
  const marked = (least: Least) =>
    known.map((point) => sentences.some((sentence) => holds(sentence, { point, all: known, asked, least })));
  const sure = marked(SURE);
  // Once one point is shown, the text is an explanation: for the other points one word of their own is enough.
  const likely = sure.some(Boolean) ? marked(LIKELY) : sure;
  return sure.map((is, at) => is || likely[at] === true);
}

const MOST_JUMPS = 0.5;
const FEWEST_JUMPS = 3;

/** In an explanation the words of one point stand together; in a text that only lists terms they alternate between points. */
function isJumbled(sentences: readonly string[], points: readonly Point[]): boolean {
  const rows = sentences.map((sentence) =>
    rootsOf(sentence).flatMap((root) => {
      const owners = points.filter((point) => point.roots.includes(root));
      return owners.length === 1 && owners[0] ? [owners[0]] : [];
    }),
  );
  const pairs = rows.reduce((sum, row) => sum + Math.max(0, row.length - 1), 0);
  const jumps = rows.reduce((sum, row) => sum + row.filter((owner, at) => at > 0 && owner !== row[at - 1]).length, 0);
  return jumps >= FEWEST_JUMPS && jumps > MOST_JUMPS * pairs;
}

/** From this share of known words on a text is copied rather than explained: then the words must keep the source's order. */
const MOST_KNOWN = 0.9;
const LEAST_LINKED = 0.65;
/** From this share of point words without any related word nearby, the text is about something else. */
const MOST_ALONE = 0.6;
const FEWEST_OWN = 4;
/** The greatest distance of two related words, counted in content words. */
const NEAR_TOLD = 3;
const NEAR_SAID = 2;

/** Does this text use the points' words without their related words: shuffled, or about something else? Synonyms do not count. */
function isApart(
  sentences: readonly string[],
  points: readonly Point[],
  { asked, told }: { asked: ReadonlySet<string>; told: readonly string[] },
): boolean {
  const references = told.map(rootsOf);
  const follows = (one: string, other: string) =>
    references.some((roots) => roots.some((root, at) => root === one && roots.slice(at + 1, at + 1 + NEAR_TOLD).includes(other)));
  const alike = new Map(points.flatMap((point) => [...point.alike]));
  const known = new Set(references.flat());
  const rows = sentences.map(rootsOf);
  const said = rows.flat();
  const pairs = rows.flatMap((row) => {
    const steps = row.map((root) => (known.has(root) ? root : alike.get(root))).filter((root) => root !== undefined);
    return steps.slice(1).flatMap((root, at): [string, string][] => (steps[at] === root ? [] : [[steps[at] ?? '', root]]));
  });
  const linked = pairs.filter(([one, other]) => follows(one, other)).length;
  const isTold = said.filter((root) => known.has(root) || alike.has(root)).length >= MOST_KNOWN * said.length;
  if (isTold && linked < LEAST_LINKED * pairs.length) return true;
  const own = new Set(points.flatMap((point) => point.roots).filter((root) => !asked.has(root)));
  const places = rows.flatMap((row) => row.flatMap((root, at) => (own.has(root) ? [{ row, root, at }] : [])));
  const alone = places.filter(({ row, root, at }) => {
    const beside = row.map((one) => alike.get(one) ?? one);
    const before = beside.slice(Math.max(0, at - NEAR_SAID), at);
    const after = beside.slice(at + 1, at + 1 + NEAR_SAID);
    return !before.some((one) => follows(one, root)) && !after.some((one) => follows(root, one));
  });
  return places.length >= FEWEST_OWN && alone.length > MOST_ALONE * places.length;
}

type Looked = { point: Point; all: readonly Point[]; asked: ReadonlySet<string>; least: Least };

/** Does this sentence, or one of its clauses, state this point, as far as its words show? */
function holds(sentence: string, { point, all, asked, least }: Looked): boolean {
  const told = rootsOf(sentence);
  if (told.some((root) => point.against.has(root))) return false;
  const others = all.filter((other) => other.subject !== point.subject && !point.alike.has(other.subject));
  if (!told.includes(point.subject) && others.some((other) => told.includes(other.subject))) return false;
  const wanted = point.roots.filter((root) => !asked.has(root));
  return [sentence, ...sentence.split(CLAUSES)].some((part, at) => {
    if (DENIALS.test(part) && !point.isDenied) return false;
    const roots = rootsOf(part);
    if (!roots.includes(point.subject) && others.some((other) => roots.includes(other.subject))) return false;
    const found = [...new Set(roots.flatMap((root) => point.alike.get(root) ?? []))];
    const proving = found.filter((root) => !asked.has(root));
    const weight = proving.length + ASKED_WEIGHT * (found.length - proving.length);
    const share = at === 0 ? least.sentence : least.clause;
    return (
      proving.length > 0 &&
      found.length >= Math.min(least.words, point.roots.length) &&
      weight >= share * wanted.length &&
      isInOrder(proving, point.inText)
    );
  });
}

/** At most one neighbouring pair is in reverse order, and only among more than three words. Words that the point's text lacks are ignored. */
function isInOrder(found: readonly string[], inText: readonly string[]): boolean {
  const places = found.map((root) => inText.indexOf(root)).filter((place) => place >= 0);
  const turned = places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length;
  return turned === 0 || (turned === 1 && places.length > MOST_TURNED);
}
