// Search, order and filter for a long list of documents. It only reports the choices.
import { useId } from 'react';
import { documentsTexts } from '#texts/documents';
import { Button } from '../../ui/Button.tsx';
import { type Listing, rememberListing } from './listing.ts';
import { SearchField } from './SearchField.tsx';

/** `isNothing`: the filtered list is empty */
type Props = { listing: Listing; hasSearch: boolean; isNothing: boolean; onChange: (listing: Listing) => void };

export function ListTools({ listing, hasSearch, isNothing, onChange: show }: Props) {
  const onChange = (next: Listing) => {
    rememberListing(next);
    show(next);
  };
  return (
    <>
      <div className="tools">
        {hasSearch ? <SearchField value={listing.wanted} onChange={(wanted) => onChange({ ...listing, wanted })} /> : null}
        <details className="tools__more">
          <summary>{summaryOf(listing)}</summary>
          <div className="tools__picks">
            <Pick
              label={documentsTexts.sortBy}
              options={documentsTexts.orders}
              value={listing.order}
              onChange={(order) => onChange({ ...listing, order })}
            />
            <Pick
              label={documentsTexts.show}
              options={documentsTexts.filters}
              value={listing.filter}
              onChange={(filter) => onChange({ ...listing, filter })}
            />
          </div>
        </details>
      </div>
      {/* A live region: it always exists, so that its text is announced at once. */}
      <div className={isNothing ? 'row wrap' : 'vh'}>
        <p className="muted" role="status">
          {isNothing ? noneWords(listing) : ''}
        </p>
        {isNothing && listing.filter !== 'all' ? (
          <Button look="text" onClick={() => onChange({ ...listing, filter: 'all' })}>
            {documentsTexts.showAll}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The choices are named where they are not the usual ones. */
function summaryOf({ order, filter }: Listing): string {
  const choices = [
    order === 'newest' ? [] : documentsTexts.orders[order],
    filter === 'all' ? [] : documentsTexts.filters[filter],
  ].flat();
  return choices.length === 0 ? documentsTexts.sortAndFilter : choices.join(' · ');
}

function noneWords({ wanted, filter }: Listing): string {
  const words = wanted.trim();
  return words === '' ? documentsTexts.nothing[filter] : documentsTexts.nothingFound[filter](words);
}

type PickProps<V extends string> = { label: string; options: Record<V, string>; value: V; onChange: (value: V) => void };

/** The browser's own select element, which fits every screen and is familiar. */
function Pick<V extends string>({ label, options, value, onChange }: PickProps<V>) {
  const id = useId();
  return (
    <div className="pick">
      <label className="small muted" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input pick__list" value={value} onChange={(event) => onChange(event.target.value as V)}>
        {(Object.entries(options) as [V, string][]).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
