// A quote from the document, marked in gold, on a slip with its page number if it has one.
import type { ReactNode } from 'react';

type Props = {
  page: number | null;
  /** null where it is to be read beside it already */
  quote: ReactNode;
  caption: string;
  /** of the quote, where it is known (BCP 47) */
  language?: string | undefined;
  /** what can be done with it */
  children?: ReactNode;
};

export function Cite({ page, quote, caption, language, children }: Props) {
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
            <mark lang={language}>“{quote}”</mark>
          </blockquote>
        )}
        <figcaption>{caption}</figcaption>
        {children}
      </div>
    </figure>
  );
}
