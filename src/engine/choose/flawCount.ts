// How many flaws a draft has by itself, before it is chosen. Those that it has beside others, the choice looks for.
import { echoes } from '../check/cue.ts';
import { hardFlawsOf } from '../check/hardFlaw.ts';
import { ownSoftFlawsOf } from '../check/softFlaw.ts';
import type { Draft } from '../draft/draft.ts';
import { questionOf } from '../draft/question.ts';
import type { Understood } from '../understand/understood.ts';
import { standsAlone } from './standsAlone.ts';

const FLAWS_OF_OWN: ReadonlySet<string> = new Set(['dangling', 'unbalanced', 'stem-length', 'doubled-word']);
const ECHO_OF_TYPED = 3;

function isOfClauses({ type, kind }: Draft): boolean {
  return type === 'multiple_choice' && kind.judgedAs === 'own';
}

/** Its soft flaws; infinite where it makes no sense alone, asks nothing, or has a hard one. */
export function flawCount({ material, tagged }: Understood, draft: Draft): number {
  if (!standsAlone(draft, tagged)) return Number.POSITIVE_INFINITY;
  const [A, B, C, D] = [draft.answer, ...draft.wrong] as [string, string, string, string];
  const options = draft.type === 'multiple_choice' ? { A, B, C, D } : null;
  const asked = draft.sought ?? draft.answer;
  // Clauses of one text share words: there the whole word that only the key repeats is counted.
  const echo = draft.type !== 'essay' && !isOfClauses(draft) && echoes(draft.text, asked, draft.wrong);
  // "the study of proteomes" for "proteomics": where each word of what is typed has its beginning in the stem, nothing is asked.
  if (draft.type === 'short_answer' && asked.split(' ').every((word) => echoes(draft.text, word, [])))
    return Number.POSITIVE_INFINITY;
  // "positively charged" for "positive ion" beside a negative one: whoever has not read the text ticks it.
  if (echo && draft.type === 'multiple_choice' && !draft.kind.isOfDocument) return Number.POSITIVE_INFINITY;
  const question = { question_id: 1, ...questionOf(draft, material.document, options, 'A') };
  // The gate would refuse it, and nothing would stand in its place.
  if (hardFlawsOf(question, { title: '', settings: {}, questions: [question] }, material).length > 0)
    return Number.POSITIVE_INFINITY;
  const flaws = ownSoftFlawsOf(question, material);
  // Which of its options are right, an exam's key knows; how it asks is its own affair.
  if (draft.kind.isOfDocument) return flaws.filter((flaw) => FLAWS_OF_OWN.has(flaw)).length;
  // What is typed has no other options that share the echo: "express emotion" is most of "expressive crowds".
  return Number(echo) * (draft.type === 'short_answer' ? ECHO_OF_TYPED : 1) + flaws.length;
}
