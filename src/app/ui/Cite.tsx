// A quote from the document, marked in gold, on a slip with its page number.
import type { ReactNode } from 'react';

export function Cite({ page, quote, caption }: { page: number; quote: ReactNode; caption: string }) {
  return (
    <figure className="cite">
      <span className="tile" aria-hidden="true">
        p. {page}
      </span>
      <div>
        <blockquote className="label">
          <mark>“{quote}”</mark>
        </blockquote>
        <figcaption>{caption}</figcaption>
      </div>
    </figure>
  );
}
