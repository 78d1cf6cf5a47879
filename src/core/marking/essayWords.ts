// Analyses the words of an essay and its points: stems, synonyms, denials and opposites. It decides nothing (essayPoints,
// essayText).
import type { KeyPoint } from '../quiz/quiz.ts';

const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those it its they them their he she his her we you your our i me my one ones some any each every all ' +
    'both either neither who which what when where why how if then than as at by for from in into of off on onto out over to up with ' +
    'within without about above across after against along among around before behind below between during through toward towards ' +
    'under until upon and or but nor so yet because since while whereas although though is are was were be been being am do does did ' +
    'has have had having can could may might must shall should will would there here also only just very more most such other ' +
    'another others not no never cannot something somebody anything everything get gets got go goes thing things'
  ).split(' '),
);
export const DENIALS =
  /(?:\b(?:not|no|never|none|neither|nor|without|cannot|hardly|nobody|nothing|instead of|unable)|\p{L}n['’]t)\b/iu;
const ALL_DENIALS = new RegExp(DENIALS, 'giu');
/** Where a sentence ends. The text has no double spaces. */
export const SENTENCES = /[.;:!?](?: |$)/;

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

/** A crude stem, so that "eroded" equals "erosion" and "nearer" equals "near". */
function rootOf(word: string): string {
  const root = irregular.get(word) ?? word.replace(/['’]s?$/, '');
  if (root.length <= 4) return root.replace(/s$/, '');
  const stem = root
    .replace(/(?:isations?|izations?|ations?)$/, '')
    .replace(/(?:ally|ical|ingly|edly|ness|ments?|ings?|ions?|ies|ied|ier|iest|ers?|est|ed|es|ly|al|ic|us|s|y|e)$/, '');
  const short = stem.length >= 3 ? stem : root;
  return short.replace(/(..)([^aeiou])\2$/, '$1$2').replace(/i$/, '');
}

/** Words so general that they are no synonym of anything. */
const LIGHT = new Set('have make come give get find think leave put let say see know even'.split(' ').map(rootOf));

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{N}’'-]*|\d+(?:\.\d+)?/gu) ?? [];
}

/** The stems of a text's content words, in order. */
export function rootsOf(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word))
    .map(rootOf);
}

/** The share of function words in a text. */
export function grammarOf(text: string): number {
  const words = wordsOf(text);
  return words.filter((word) => FUNCTION_WORDS.has(word)).length / Math.max(1, words.length);
}

/** How many words of a text deny something. */
export function denialsIn(text: string): number {
  return text.match(ALL_DENIALS)?.length ?? 0;
}

/** A key point by its stems. */
export type Point = {
  roots: readonly string[];
  /** the stems of its text, each with its first position */
  placeInText: ReadonlyMap<string, number>;
  /** stem → the point's stem that it may stand for */
  alike: ReadonlyMap<string, string>;
  /** stems that contradict it */
  against: ReadonlySet<string>;
  subject: string;
  /** subjects of other points that this one does not mention */
  rivals: ReadonlySet<string>;
  denials: number;
};

/** Far above the length of all points of a real question. Anything beyond is ignored. */
const MOST_POINT_CHARACTERS = 50_000;

/** The points, cut to that many characters in all. Each keeps its index. */
export function boundedPoints(points: readonly KeyPoint[]): KeyPoint[] {
  let left = MOST_POINT_CHARACTERS;
  const cut = (text: string) => {
    const start = text.slice(0, left);
    left -= start.length;
    return start;
  };
  const cutAll = (texts: readonly string[]) => texts.map(cut).filter((text) => text !== '');
  return points.map(({ text, terms, also = [], against = [] }) => ({
    text: cut(text),
    terms: cutAll(terms),
    also: cutAll(also),
    against: cutAll(against),
  }));
}

/** Finds the sentence of the model answer that shares most stems with a point; the first one if several do. */
function sentenceFinder(sentences: readonly (readonly string[])[]): (roots: readonly string[]) => readonly string[] {
  const places = new Map<string, number[]>();
  for (const [at, sentence] of sentences.entries())
    for (const root of new Set(sentence)) {
      const knownPlaces = places.get(root);
      if (knownPlaces === undefined) places.set(root, [at]);
      else knownPlaces.push(at);
    }
  return (roots) => {
    const shared = new Map<number, number>();
    for (const root of roots) for (const at of places.get(root) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    const maxShared = Math.max(0, ...shared.values());
    const first = sentences.findIndex((_, at) => shared.get(at) === maxShared);
    return sentences[first] ?? [];
  };
}

type Draft = Omit<Point, 'rivals'> & { home: ReadonlySet<string> };

function draftOf({ text, terms, also = [], against = [] }: KeyPoint, homeOf: ReturnType<typeof sentenceFinder>): Draft {
  const inText = rootsOf(text);
  const all = [...new Set([...inText, ...terms.flatMap(rootsOf)])];
  const telling = all.filter((root) => !LIGHT.has(root));
  const roots = telling.length > 0 ? telling : all;
  const synonyms = new Map(roots.map((root) => [root, root]));
  for (const line of also) {
    const [word = '', ...otherRoots] = line.split(' ').map(rootOf);
    for (const otherRoot of otherRoots) if (!synonyms.has(otherRoot) && !LIGHT.has(otherRoot)) synonyms.set(otherRoot, word);
  }
  return {
    roots,
    placeInText: new Map([...inText.entries()].reverse().map(([at, root]) => [root, at])),
    alike: synonyms,
    against: new Set(against.map(rootOf).filter((root) => !synonyms.has(root))),
    home: new Set(homeOf(roots)),
    subject: roots[0] ?? '',
    denials: denialsIn(text),
  };
}

/**
 * The points by their stems. An opposite does not contradict a point if the question, the model answer or another point contains
 * it: "unlike push factors, pull factors …".
 */
export function pointsOf(points: readonly KeyPoint[], question: string, model: string): Point[] {
  const sentences = model.split(SENTENCES).map(rootsOf);
  const homeOf = sentenceFinder(sentences);
  const drafts = points.map((point) => draftOf(point, homeOf));
  const contextRoots = new Set([...rootsOf(question), ...sentences.flat(), ...drafts.flatMap((point) => point.roots)]);
  const subjects = [...new Set(drafts.map((point) => point.subject))];
  return drafts.map(({ home, ...point }) => ({
    ...point,
    against: new Set([...point.against].filter((root) => !contextRoots.has(root))),
    rivals: new Set(subjects.filter((subject) => !point.alike.has(subject) && !home.has(subject))),
  }));
}
