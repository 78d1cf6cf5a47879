// Every table of rules of the engine, by its name, for the ablation. A new table is one more line.
import { hardRules } from '#engine/check/hardFlaw';
import { softRules } from '#engine/check/softFlaw';
import { wholeRules } from '#engine/check/wholePhrase';
import { unfitRules } from '#engine/draft/options/unfitOption';
import { gapRules } from '#engine/draft/term/gapRules';
import type { Rule } from '#engine/english/rule';
import { besideRules } from '#engine/understand/definition/besideRules';
import { meaningRules } from '#engine/understand/definition/meaning';
import { meaningWordRules } from '#engine/understand/definition/meaningWordRules';
import { oneCaseRules } from '#engine/understand/definition/oneCaseRules';
import { remarkRules } from '#engine/understand/definition/remark';
import { soundRules } from '#engine/understand/definition/soundRules';
import { termRules } from '#engine/understand/definition/termRules';
import { wordingRules } from '#engine/understand/definition/wordingRules';

export type NamedRule = Pick<Rule<never, unknown>, 'name' | 'refuses' | 'stays'>;

/** Why all rules of a table stay although no corpus needs some of them. */
export const staying: Record<string, string> = {
  'hard flaw': 'the gate for what a model writes',
  'soft flaw': 'the gate for what a model writes',
};

export const tables: Record<string, readonly NamedRule[]> = {
  'hard flaw': hardRules,
  'soft flaw': softRules,
  remark: remarkRules,
  'words of a meaning': meaningWordRules,
  'meaning beside its term': meaningRules,
  term: termRules,
  'whole phrase': wholeRules,
  'wrong option': unfitRules,
  gap: gapRules,
  'wording of a definition': wordingRules,
  'sentence of a definition': soundRules,
  'one case': oneCaseRules,
  'beside a term': besideRules,
};
