// What the features of acceptance (features.ts) and of printing (printFeatures.ts) share.
import type { Draft } from '../draft/draft.ts';
import type { Definition } from '../understand/definition/definition.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { TermIndex } from '../understand/term/termIndex.ts';

/** A yes or no as a number. */
export const yes = (is: boolean) => (is ? 1 : 0);

/** A number as a share of what is much, 1 at most. */
export const upTo = (most: number, value: number) => Math.min(1, value / most);

/** Names inside a sentence. */
export const NAMES = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}’'-]+/gu;

/** The term that a draft asks for, and its definition where the draft was made of that very sentence. */
export function askedIn(terms: TermIndex, { keys, sentence }: Draft): { term: KeyTerm | null; definition: Definition | null } {
  const term = keys.map((one) => terms.byKey.get(one)).find((one) => one !== undefined) ?? null;
  return { term, definition: term?.definition?.sentence === sentence ? term.definition : null };
}
