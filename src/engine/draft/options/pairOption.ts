// An option that is a term with a meaning, its own or another's.
import { withoutFullStop } from '../../english/sentence.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { capitalised } from '../draft.ts';

/** "Ebb tide: a flow of water that runs out". */
export function paired(term: string, meaning: string): string {
  return `${capitalised(term)}: ${withoutFullStop(meaning)}`;
}

/** The two definitions that an option took its term and its meaning from; null where it is no pair. */
export function pairIn(definitions: readonly Definition[], option: string): { term: Definition; meaning: Definition } | null {
  const term = definitions.find((one) => option.startsWith(`${capitalised(one.term)}: `));
  const meaning = term && definitions.find((one) => option === paired(term.term, one.meaning));
  return term && meaning ? { term, meaning } : null;
}
