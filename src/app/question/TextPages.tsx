// One page of a document's text at a time, as plain as it was read. It begins at the quote, and brings it into view.
import { useEffect, useRef, useState } from 'react';
import type { TextBlock, TextPage } from '#core/document/documentText';
import { blockKey, type Found, type Stretch } from '#core/document/findQuote';
import { documentPagesTexts } from '#texts/documentPages';
import { Button } from '../ui/Button.tsx';

/** A heading, paragraph or item of a document's text, with the quote marked in it. */
function TextBlockView({ block, mark }: { block: TextBlock; mark: Stretch | undefined }) {
  const { kind, text, marker } = block;
  const markedText = mark ? (
    <>
      {text.slice(0, mark.start)}
      <mark>{text.slice(mark.start, mark.end)}</mark>
      {text.slice(mark.end)}
    </>
  ) : (
    text
  );
  if (kind === 'heading')
    return (
      <h3>
        {marker ? `${marker} ` : ''}
        {markedText}
      </h3>
    );
  return (
    <p className={kind === 'item' ? 'doctext__item' : undefined}>
      {kind === 'item' ? <span className="doctext__marker">{marker ?? '•'}</span> : null}
      {markedText}
    </p>
  );
}

type Props = {
  pages: readonly TextPage[];
  quotePosition: Found;
  /** the document has pages or slides that are counted */
  hasNumbers: boolean;
};

export function TextPages({ pages, quotePosition: found, hasNumbers }: Props) {
  const [at, setAt] = useState(found.page);
  const top = useRef<HTMLDivElement>(null);
  const page = pages[at];
  // Another page begins at its top; the first one, and the one that is come back to, at the quote.
  useEffect(() => {
    const quote = at === found.page ? top.current?.querySelector('mark') : null;
    (quote ?? top.current)?.scrollIntoView({ block: quote ? 'center' : 'start' });
  }, [at, found.page]);
  return (
    <div className="doctext" ref={top}>
      {pages.length > 1 ? (
        <div className="doctext__nav">
          <Button look="text" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {documentPagesTexts.previousPage}
          </Button>
          <span aria-live="polite">
            {hasNumbers ? documentPagesTexts.page(page?.number, pages.at(-1)?.number) : documentPagesTexts.part(at + 1)}
          </span>
          <Button look="text" disabled={at === pages.length - 1} onClick={() => setAt(at + 1)}>
            {documentPagesTexts.nextPage}
          </Button>
        </div>
      ) : null}
      {found.marks.size === 0 && at === found.page ? <p className="muted">{documentPagesTexts.quoteMissing}</p> : null}
      {page?.blocks.map((block, nth) => (
        <TextBlockView key={`${at}:${nth}`} block={block} mark={found.marks.get(blockKey(at, nth))} />
      ))}
      {page?.blocks.length === 0 ? <p className="muted">{documentPagesTexts.emptyPage}</p> : null}
    </div>
  );
}
