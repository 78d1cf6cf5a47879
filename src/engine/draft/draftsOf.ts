// All questions that a document could carry, not yet chosen from.
import type { Random } from '../random.ts';
import type { Understood } from '../understand/understood.ts';
import type { Draft, QuestionKind } from './draft.ts';
import { kinds } from './kinds.ts';

/** Every draft of these kinds, in their order. */
export function draftsBy(questionKinds: readonly QuestionKind[], of: Understood, random: Random): Draft[] {
  return questionKinds.flatMap((kind) => kind.draft(of, random).map((draft): Draft => ({ kind, ...draft })));
}

/** Every draft of every kind; in another language than English only what the document asks itself. */
export function draftsOf(of: Understood, random: Random): Draft[] {
  const { language = 'en' } = of.material.document;
  const usable = kinds.filter(({ isOfDocument = false }) => language === 'en' || isOfDocument);
  return draftsBy(usable, of, random);
}
