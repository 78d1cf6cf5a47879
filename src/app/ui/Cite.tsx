// A quote from the document, marked in gold, on a slip with its page number if it has one.
import type { ReactNode } from 'react';

/** `quote`: null where it is to be read beside it already. */
export function Cite({ page, quote, caption }: { page: number | null; quote: ReactNode; caption: string }) {
  return (
    <figure className="cite">
      {page === null ? null : (
        <span className="tile" aria-hidden="true">
          p. {page}
        </span>
      )}
      <div>
        {quote === null ? null : (
          <blockquote className="label">
            <mark>“{quote}”</mark>
          </blockquote>
        )}
        <figcaption>{caption}</figcaption>
      </div>
    </figure>
  );
}
