// All questions that a document could carry, not yet chosen from.
import type { Random } from '../random.ts';
import type { Understood } from '../understand/understood.ts';
import type { Draft } from './draft.ts';
import { kinds } from './kinds.ts';

/** Every draft of every kind; in another language than English only what the document asks itself. */
export function draftsOf(of: Understood, random: Random): Draft[] {
  const { language = 'en' } = of.material.document;
  return kinds
    .filter(({ isOfDocument = false }) => language === 'en' || isOfDocument)
    .flatMap((kind) => kind.draft(of, random).map((draft): Draft => ({ kind, ...draft })));
}
