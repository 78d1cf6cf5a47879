// How many flaws a draft has by itself, before it is chosen. Those that it has beside others, the choice looks for.
import type { Question } from '#core/quiz';
import { echoes } from '../check/cue.ts';
import { hardFlawsOf } from '../check/hardFlaw.ts';
import { ownSoftFlawsOf } from '../check/softFlaw.ts';
import type { Draft } from '../draft/draft.ts';
import { letteredOptions } from '../draft/lettering.ts';
import { questionOf } from '../draft/question.ts';
import type { Understood } from '../understand/understood.ts';
import { standsAlone } from './standsAlone.ts';

const FLAWS_OF_OWN: ReadonlySet<string> = new Set(['dangling', 'unbalanced', 'stem-length', 'doubled-word']);
const ECHO_OF_TYPED = 3;

function isOfClauses({ type, kind }: Draft): boolean {
  return type === 'multiple_choice' && kind.judgedAs === 'own';
}

const askedOf = ({ sought, answer }: Draft) => sought ?? answer;

/** Clauses of one text share words: there the whole word that only the key repeats is counted. */
function hasEcho(draft: Draft): boolean {
  return draft.type !== 'essay' && !isOfClauses(draft) && echoes(draft.text, askedOf(draft), draft.wrong);
}

function asQuestion({ material }: Understood, draft: Draft): Question {
  const options = draft.type === 'multiple_choice' ? letteredOptions(draft.answer, draft.wrong, 'A', null) : null;
  return { question_id: 1, ...questionOf(draft, material.document, options, 'A') };
}

/** The flaw for which a draft is not asked: it makes no sense alone, asks nothing, or has a hard one; null where there is none. */
export function fatalFlaw(of: Understood, draft: Draft): string | null {
  if (!standsAlone(draft, of.tagged)) return 'not-alone';
  // "the study of proteomes" for "proteomics": where each word of what is typed has its beginning in the stem, nothing is asked.
  const isSaid = (word: string) => echoes(draft.text, word, []);
  if (draft.type === 'short_answer' && askedOf(draft).split(' ').every(isSaid)) return 'echo';
  // "positively charged" for "positive ion" beside a negative one: whoever has not read the text ticks it.
  if (draft.type === 'multiple_choice' && !draft.kind.isOfDocument && hasEcho(draft)) return 'echo';
  // The gate would refuse it, and nothing would stand in its place.
  const question = asQuestion(of, draft);
  return hardFlawsOf(question, { title: '', settings: {}, questions: [question] }, of.material)[0] ?? null;
}

/** Its soft flaws; infinite where it has a fatal one. */
export function flawCount(of: Understood, draft: Draft): number {
  if (fatalFlaw(of, draft) !== null) return Number.POSITIVE_INFINITY;
  const flaws = ownSoftFlawsOf(asQuestion(of, draft), of.material);
  // Which of its options are right, an exam's key knows; how it asks is its own affair.
  if (draft.kind.isOfDocument) return flaws.filter((flaw) => FLAWS_OF_OWN.has(flaw)).length;
  // What is typed has no other options that share the echo: "express emotion" is most of "expressive crowds".
  return Number(hasEcho(draft)) * (draft.type === 'short_answer' ? ECHO_OF_TYPED : 1) + flaws.length;
}
