// How the student wants the list: the order is remembered on this device, filter and search until the app is closed or a file is
// uploaded.
import { userIdNow } from '../../data/queries.ts';
import { type Filter, type Order, orders } from './listOrder.ts';

export type Listing = { wanted: string; order: Order; filter: Filter };

const KEY = 'oasis-list-order';
let filter: Filter = 'all';
let sought = { by: 0, wanted: '' };

export function lastListing(): Listing {
  let order = '';
  try {
    order = localStorage.getItem(KEY) ?? '';
  } catch {
    // No storage: the default order.
  }
  // On a shared phone nobody sees another student's search.
  const wanted = sought.by === userIdNow() ? sought.wanted : '';
  return { wanted, order: orders.find((name) => name === order) ?? 'newest', filter };
}

export function rememberListing(listing: Listing): void {
  filter = listing.filter;
  sought = { by: userIdNow(), wanted: listing.wanted };
  try {
    localStorage.setItem(KEY, listing.order);
  } catch {
    // Then it lasts until the screen is left.
  }
}

/** A new upload must be visible. */
export function showAllAgain(): void {
  filter = 'all';
  sought = { by: 0, wanted: '' };
}
