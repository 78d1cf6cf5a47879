// A heading, paragraph or item of a document's text, with the quote marked in it.
import type { TextBlock } from '#core/document/documentText';
import type { Stretch } from '#core/document/findQuote';

export function TextBlockView({ block, mark }: { block: TextBlock; mark: Stretch | undefined }) {
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
