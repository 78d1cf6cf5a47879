// Picks the questions of a quiz: the best first, spread over document and types, nothing twice, and none that tells another.
import type { Question } from '#core/quiz/quiz';
import { echoes, nameIn, namesAnswer, saidBy } from '../check/cue.ts';
import { areToldApart, hardFlawsOf } from '../check/hardFlaw.ts';
import { ownSoftFlawsOf } from '../check/softFlaw.ts';
import type { Draft, DraftFate } from '../draft/draft.ts';
import { hasGap } from '../draft/frame.ts';
import { letteredOptions } from '../draft/lettering.ts';
import { questionOf } from '../draft/question.ts';
import { contentWordStems, jaccard } from '../english/words.ts';
import { centralityIn } from '../understand/material.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { Understood } from '../understand/understood.ts';

import { likelihoodOf } from './score.ts';
import { standsAlone } from './standsAlone.ts';
import type { Wish } from './wish.ts';

/** What fewer strict readers would take is asked only where a quiz would be too short without it. */
const LEAST_LIKELY = 0.38;
/** What hardly any reader would take is asked only where there would be no quiz without it. */
const LEAST_OF_SPARE = 0.2;
const FEWEST = 5;
/** Of a type that is short of its share even this is enough: a quiz has essays too. */
const LEAST_OF_DUE = 0.28;
/** What a draft loses, in likelihood: for a soft flaw, and for being weak by its kind's own word. */
const FLAW = 0.08;
const WEAK = 0.15;
/** What it gains or loses at most by how central its sentence is; of a gap only the sentence says why one should know it. */
const CENTRAL = { gap: 0.2, other: 0.05 };
/** What it gains for a term that matters, and loses for each other question of its section and of its part of the document. */
const IMPORTANCE = 0.2;
const CROWDED = 0.06;
/** What a gap loses, whose sentence names what others ask for; more where a meaning asks for its term, which the gap would keep out. */
const GAP_LOSS = { other: 0.15, defined: 0.5 };
const MOST_CROWDED = 4;
/** Of the questions so far, half are to be choices and a tenth essays: a type that is short of it comes first. */
const DUE = { multiple_choice: 0.5, short_answer: 0.3, essay: 0.1 };
const DUE_GAIN = 0.15;
/** Of a quiz, so much is of one type or kind at most, while there is something else. */
const MOST: Readonly<Record<string, number>> = { essay: 0.5, year: 0.35 };
/** In a quiz of ten or more no wording stands in more than a third, while there is something else. */
const MOST_OF_WORDING = 1 / 3;
const NEAR_DUPLICATE = 0.5;
/** Of the terms that two questions tell apart, so many may be the same. */
const MOST_SHARED = 3;
const FLAWS_OF_OWN: ReadonlySet<string> = new Set(['dangling', 'unbalanced', 'stem-length', 'doubled-word']);

/** A draft with what does not change while others are picked. */
type Candidate = {
  draft: Draft;
  likelihood: number;
  /** likelihood with what its term adds */
  worth: number;
  section: number;
  part: number;
  wording: string;
  /** its soft flaws are looked for when it is first about to be picked */
  isChecked: boolean;
};

/** "What is the term for", "From memory: what": how a question is put, whatever it is about. */
function wordingOf({ stem, text }: Draft): string {
  return stem.frame === 'plain' || stem.frame === 'ask' ? text.split(' ', 3).join(' ') : stem.frame;
}

function asQuestion({ material }: Understood, draft: Draft, id: number): Question {
  const options = draft.type === 'multiple_choice' ? letteredOptions(draft.answer, draft.wrong, 'A', null) : null;
  return { question_id: id, ...questionOf(draft, material.document, options, 'A') };
}

/** Does the stem say a word that only the answer has? */
function isEchoed(draft: Draft): boolean {
  const { type, kind, text, answer, wrong } = draft;
  // "Which hormones …?" names the last word of what it asks for, and must.
  const hiddenText = type === 'short_answer' && /^Which (?:kind of )?\p{L}+ /u.test(text) ? answer.replace(/ \S+$/, '') : answer;
  return type !== 'essay' && !kind.isOfDocument && echoes(text, hiddenText, wrong);
}

/** The flaw for which a draft is not asked beside these questions: it makes no sense alone, tells its answer, or has a hard flaw. */
export function fatalFlaw(of: Understood, draft: Draft, otherQuestions: readonly Question[] = []): string | null {
  if (!standsAlone(draft, of.tagged)) return 'not-alone';
  // "the study of proteomes" for "proteomics": where each word of what is typed has its beginning in the stem, nothing is asked.
  if (draft.type === 'short_answer' && draft.answer.split(' ').every((word) => echoes(draft.text, word, []))) return 'echo';
  if (draft.type === 'multiple_choice' && isEchoed(draft)) return 'echo';
  const question = asQuestion(of, draft, otherQuestions.length + 1);
  return hardFlawsOf(question, { title: '', settings: {}, questions: [...otherQuestions, question] }, of.material)[0] ?? null;
}

/** How many soft flaws it has by itself; of the document's own questions only those of their wording count. */
function softFlaws(of: Understood, draft: Draft): number {
  const flaws = ownSoftFlawsOf(asQuestion(of, draft, 1), of.material);
  if (draft.kind.isOfDocument) return flaws.filter((flaw) => FLAWS_OF_OWN.has(flaw)).length;
  return flaws.length + (isEchoed(draft) ? 3 : 0);
}

/** Asked already, or as a part of another term: "independent assortment" after "law of independent assortment". */
function isAsked(key: string, pickedKey: string): boolean {
  if (key === pickedKey) return true;
  return key.includes(' ') && pickedKey.includes(' ') && (pickedKey.endsWith(` ${key}`) || key.endsWith(` ${pickedKey}`));
}

function asksTheSame(draft: Draft, pickedDraft: Draft): boolean {
  const shared = draft.among?.filter((key) => pickedDraft.among?.includes(key)).length ?? 0;
  return (
    shared > MOST_SHARED ||
    draft.keys.some((key) => pickedDraft.keys.some((pickedKey) => isAsked(key, pickedKey))) ||
    (jaccard(new Set(contentWordStems(draft.text)), new Set(contentWordStems(pickedDraft.text))) > NEAR_DUPLICATE &&
      !areToldApart(draft, pickedDraft, NEAR_DUPLICATE))
  );
}

/** Does the stem of one name what the other asks for? Essays stand last, and are marked by the student. */
function tells(tellingDraft: Draft, askedDraft: Draft): boolean {
  if (tellingDraft.type === 'essay' || askedDraft.type === 'essay') return false;
  return namesAnswer(saidBy(tellingDraft.text), nameIn(askedDraft.answer), new Set(contentWordStems(askedDraft.text)));
}

/** The document's own questions stand beside each other as they are. */
function givesAway(draft: Draft, pickedDraft: Draft): boolean {
  if (draft.kind.isOfDocument && pickedDraft.kind.isOfDocument) return false;
  return tells(draft, pickedDraft) || tells(pickedDraft, draft);
}

/** What keeps a draft out beside those that were picked, or null. */
function obstacleTo(
  of: Understood,
  draft: Draft,
  picked: readonly Draft[],
  questions: readonly Question[],
): Omit<DraftFate, 'draft'> | null {
  const duplicate = picked.find((pickedDraft) => asksTheSame(draft, pickedDraft));
  if (duplicate !== undefined) return { fate: 'duplicate', by: duplicate.text };
  const teller = picked.find((pickedDraft) => givesAway(draft, pickedDraft));
  if (teller !== undefined) return { fate: 'gives-away', by: teller.text };
  const flaw = fatalFlaw(of, draft, questions);
  return flaw === null ? null : { fate: 'flaw', by: flaw };
}

function makeCounter() {
  const counts = new Map<string | number, number>();
  const of = (name: string | number) => counts.get(name) ?? 0;
  return { of, add: (name: string | number) => counts.set(name, of(name) + 1) };
}

/** `length`: how many questions are wanted; `minimum`: how many there are to be, however good. */
export type Room = { length: number; minimum: number; wish: Wish | null };

/** At most `length` drafts in the order of a quiz; under `minimum` weaker ones and more of one type or wording are picked too. */
export function pick(
  of: Understood,
  drafts: readonly Draft[],
  { length, minimum, wish }: Room,
  onFate?: (fate: DraftFate) => void,
): Draft[] {
  const [first, last] = [
    Math.min(...drafts.map(({ sentence }) => sentence.index)),
    Math.max(...drafts.map(({ sentence }) => sentence.index)),
  ];
  const centrality = centralityIn(of.material);
  const definedKeys = new Set(drafts.flatMap(({ kind, keys }) => (kind.isDefinition ? keys : [])));
  const candidates = drafts.map((draft): Candidate => {
    const isGap = hasGap(draft.stem);
    const likelihood =
      likelihoodOf(of, draft) -
      (draft.isWeak ? WEAK : 0) +
      CENTRAL[isGap ? 'gap' : 'other'] * (2 * centrality(draft.sentence) - 1);
    const terms = draft.keys.flatMap((key) => of.terms.byKey.get(key) ?? []);
    return {
      draft,
      likelihood,
      worth:
        likelihood +
        IMPORTANCE * Math.max(0, ...terms.map(importanceOf)) -
        (isGap ? GAP_LOSS[draft.keys.some((key) => definedKeys.has(key)) ? 'defined' : 'other'] : 0),
      section: draft.sentence.section.index,
      part: Math.floor(((draft.sentence.index - first) * length) / (last - first + 1)),
      wording: wordingOf(draft),
      isChecked: false,
    };
  });
  const pool = new Set(candidates);
  const picked: Draft[] = [];
  const questions: Question[] = [];
  const [perSection, perPart, perName, perWording] = [makeCounter(), makeCounter(), makeCounter(), makeCounter()];

  const worthOf = ({ draft: { type }, worth, section, part }: Candidate) =>
    worth -
    CROWDED * (Math.min(MOST_CROWDED, perSection.of(section)) + Math.min(MOST_CROWDED, perPart.of(part))) +
    (perName.of(type) < DUE[type] * (picked.length + 1) ? DUE_GAIN : 0);
  const isFull = ({ draft: { type, kind }, wording }: Candidate) =>
    !kind.isOfDocument &&
    ((length >= 10 && perWording.of(wording) >= Math.floor(length * MOST_OF_WORDING)) ||
      [type, kind.name].some(
        (name) => wish?.type !== name && perName.of(name) >= Math.ceil(length * (MOST[name] ?? Number.POSITIVE_INFINITY)),
      ));
  const best = (isOpen: (candidate: Candidate) => boolean) => {
    let winner: Candidate | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const candidate of pool) {
      const worth = worthOf(candidate);
      if (worth > highest && isOpen(candidate)) [winner, highest] = [candidate, worth];
    }
    return winner;
  };
  const fill = (goal: number, isOpen: (candidate: Candidate) => boolean) => {
    for (let next = best(isOpen); next !== null && picked.length < goal; next = best(isOpen)) {
      const { draft } = next;
      if (!next.isChecked) {
        next.isChecked = true;
        const loss = FLAW * softFlaws(of, draft);
        next.likelihood -= loss;
        next.worth -= loss;
        if (loss > 0) continue;
      }
      pool.delete(next);
      const obstacle = obstacleTo(of, draft, picked, questions);
      onFate?.({ draft, ...(obstacle ?? { fate: 'chosen' }) });
      if (obstacle !== null) continue;
      picked.push(draft);
      questions.push(asQuestion(of, draft, picked.length));
      perSection.add(next.section);
      perPart.add(next.part);
      perWording.add(next.wording);
      for (const name of [draft.type, draft.kind.name]) perName.add(name);
    }
  };
  const leastOf = ({ draft: { type } }: Candidate) => (perName.of(type) < DUE[type] * length ? LEAST_OF_DUE : LEAST_LIKELY);
  fill(length, (candidate) => candidate.likelihood >= leastOf(candidate) && !isFull(candidate));
  fill(minimum, (candidate) => candidate.likelihood >= LEAST_OF_SPARE && !isFull(candidate));
  fill(minimum, ({ likelihood }) => likelihood >= LEAST_OF_SPARE);
  fill(Math.min(minimum, FEWEST), () => true);
  if (onFate)
    for (const { draft, likelihood } of pool) onFate({ draft, fate: likelihood < LEAST_LIKELY ? 'threshold' : 'length' });
  return inQuizOrder(picked);
}

/** In the document's order, essays last. */
function inQuizOrder(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort(
    (a, b) =>
      Number(a.type === 'essay') - Number(b.type === 'essay') ||
      a.sentence.index - b.sentence.index ||
      (a.text < b.text ? -1 : 1),
  );
}
