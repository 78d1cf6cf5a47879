// Holds the place of a document's offer, which is loaded only if there is one.
import { Suspense } from 'react';
import type { DocumentRow } from '#core/document/document';
import { lazyWithRetry } from '../../ui/lasting.ts';

const Offer = lazyWithRetry(() => import('./OfferLink.tsx').then((m) => m.Offer));

export function DocumentOffer({ document }: { document: DocumentRow }) {
  const { needs_answers, better_progress, better_quiz_id } = document;
  if (!needs_answers && !better_progress && !better_quiz_id) return null;
  return (
    <Suspense fallback={null}>
      <Offer document={document} />
    </Suspense>
  );
}
