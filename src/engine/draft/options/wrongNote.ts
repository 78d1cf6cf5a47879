// Writes what the distractors mean, from the document's definitions. It follows the quote in the explanation.
import { joinNames } from '#core/text/joinNames';
import { withoutFullStop } from '../../english/sentence.ts';
import { type Definition, isNounLike } from '../../understand/definition/definition.ts';
import type { Understood } from '../../understand/understood.ts';
import type { Draft } from '../draft.ts';

const LONGEST_MEANING = 160;

const isSameText = (text: string, otherText: string) => text.toLowerCase() === otherText.toLowerCase();

function definitionsIn(of: Understood, draft: Draft, part: (definition: Definition) => string): Definition[] {
  return draft.wrong.flatMap((option) => of.definitions.find((definition) => isSameText(part(definition), option)) ?? []);
}

/** A sentence that says what the distractors mean, or which terms their meanings belong to. Empty if none is defined. */
export function wrongNote(of: Understood, draft: Draft): string {
  if (draft.type !== 'multiple_choice' || draft.letter !== undefined) return '';
  const meanings = definitionsIn(of, draft, ({ meaning }) => meaning);
  if (meanings.length === draft.wrong.length) {
    const quotedTerms = meanings.map(({ term }) => `“${term}”`);
    return `The others say what ${joinNames(quotedTerms, 'and')} mean.`;
  }
  const terms = definitionsIn(of, draft, ({ term }) => term).filter(
    (definition) => isNounLike(definition) && definition.meaning.length <= LONGEST_MEANING,
  );
  if (terms.length === 0) return '';
  const statements = terms.map(({ term, meaning }) => `“${term}” means “${withoutFullStop(meaning)}”`);
  return `Of the others, ${joinNames(statements, 'and')}.`;
}
