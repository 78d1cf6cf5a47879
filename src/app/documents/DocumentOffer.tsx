// The place of what a document offers beside its quiz; the offer itself is loaded only where there is one.
import { Suspense } from 'react';
import { type DocumentRow, offersParts } from '#core/document';
import { late } from '../ui/lasting.ts';

const OfferLink = late(() => import('./OfferLink.tsx').then((m) => m.OfferLink));

export function DocumentOffer({ document }: { document: DocumentRow }) {
  const { needs_answers, better_quiz_id, source_id } = document;
  const isOffered = needs_answers || better_quiz_id || source_id || offersParts(document);
  if (!isOffered) return null;
  return (
    <Suspense fallback={null}>
      <OfferLink document={document} />
    </Suspense>
  );
}
