// An option that is a term with a meaning, its own or another's.
import { withoutFullStop } from '../../english/sentence.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { capitalised } from '../draft.ts';

/** "Ebb tide: a flow of water that runs out". */
export function paired(term: string, meaning: string): string {
  return `${capitalised(term)}: ${withoutFullStop(meaning)}`;
}

/** "Ebb tide: a flow that runs out; flood tide: a flow that comes in". */
export function pairedBoth(term: string, meaning: string, otherTerm: string, otherMeaning: string): string {
  return `${paired(term, meaning)}; ${otherTerm}: ${withoutFullStop(otherMeaning)}`;
}

/** The two definitions that an option took its term and its meaning from; null where it is no pair. */
export function pairIn(definitions: readonly Definition[], option: string): { term: Definition; meaning: Definition } | null {
  const term = definitions.find((one) => option.startsWith(`${capitalised(one.term)}: `));
  const meaning = term && definitions.find((one) => option === paired(term.term, one.meaning));
  return term && meaning ? { term, meaning } : null;
}

/** The definitions whose meanings stand behind both terms of an option that tells two apart; null where it is none. */
export function bothIn(
  definitions: readonly Definition[],
  option: string,
): { terms: [Definition, Definition]; meanings: [Definition, Definition] } | null {
  for (const term of definitions.filter((one) => option.startsWith(`${capitalised(one.term)}: `)))
    for (const meaning of definitions) {
      const first = `${paired(term.term, meaning.meaning)}; `;
      if (!option.startsWith(first)) continue;
      const rest = option.slice(first.length);
      const other = definitions.find((one) => rest.startsWith(`${one.term}: `));
      const last = other && definitions.find((one) => rest === `${other.term}: ${withoutFullStop(one.meaning)}`);
      if (other && last) return { terms: [term, other], meanings: [meaning, last] };
    }
  return null;
}
