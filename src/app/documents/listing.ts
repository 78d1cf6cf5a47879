// How the student wants the list: the order is remembered on this device, the filter until the app is left or a file is uploaded.
import { type Filter, type Order, orders } from './listOrder.ts';

export type Listing = { wanted: string; order: Order; filter: Filter };

const KEY = 'oasis-list-order';
let filter: Filter = 'all';

export function lastListing(): Listing {
  let order = '';
  try {
    order = localStorage.getItem(KEY) ?? '';
  } catch {
    // No storage: the usual order.
  }
  return { wanted: '', order: order in orders ? (order as Order) : 'newest', filter };
}

export function rememberListing(listing: Listing): void {
  filter = listing.filter;
  try {
    localStorage.setItem(KEY, listing.order);
  } catch {
    // Then it lasts for this visit to the screen.
  }
}

/** What was just uploaded must be seen. */
export function showAllAgain(): void {
  filter = 'all';
}
