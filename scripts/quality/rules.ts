// Every table of rules of the engine, by its name, for the ablation. A new table is one more line.
import { hardRules } from '#engine/check/hardFlaw';
import { softRules } from '#engine/check/softFlaw';
import { wholeRules } from '#engine/check/wholePhrase';
import { meaningRules } from '#engine/understand/definition/meaning';
import { termRules } from '#engine/understand/definition/termRules';

export type NamedRule = { name: string; refuses: (of: never) => boolean };

/** Why all rules of a table stay although no corpus needs some of them. */
export const staying: Record<string, string> = {
  'hard flaw': 'the gate for what a model writes',
  'soft flaw': 'the gate for what a model writes',
};

/** The rules of a record, each under its name. */
function rulesOf(record: Record<string, NamedRule['refuses']>): NamedRule[] {
  return Object.keys(record).map((name) => ({
    name,
    get refuses() {
      return record[name] as NamedRule['refuses'];
    },
    set refuses(refuses) {
      record[name] = refuses;
    },
  }));
}

export const tables: Record<string, readonly NamedRule[]> = {
  'hard flaw': rulesOf(hardRules),
  'soft flaw': rulesOf(softRules),
  meaning: rulesOf(meaningRules),
  term: rulesOf(termRules),
  'whole phrase': rulesOf(wholeRules),
};
