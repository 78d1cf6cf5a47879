// What narrows a long list of documents down: a search, an order and a filter. It decides nothing about the list.
import { useId } from 'react';
import { type Filter, filters, type Order, orders } from './listOrder.ts';
import { SearchField } from './SearchField.tsx';

export type Listing = { wanted: string; order: Order; filter: Filter };
type Props = { listing: Listing; hasSearch: boolean; onChange: (listing: Listing) => void };

export function ListTools({ listing, hasSearch, onChange }: Props) {
  return (
    <div className="tools">
      {hasSearch ? <SearchField value={listing.wanted} onChange={(wanted) => onChange({ ...listing, wanted })} /> : null}
      <div className="tools__picks">
        <Pick label="Sort by" options={orders} value={listing.order} onChange={(order) => onChange({ ...listing, order })} />
        <Pick label="Show" options={filters} value={listing.filter} onChange={(filter) => onChange({ ...listing, filter })} />
      </div>
    </div>
  );
}

type PickProps<V extends string> = { label: string; options: Record<V, string>; value: V; onChange: (value: V) => void };

/** The browser's own select element: it fits every screen and everybody knows it. */
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
