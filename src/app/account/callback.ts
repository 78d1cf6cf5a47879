// What a third-party login brings back in the address.

export type Callback = { token: string } | { error: string };

/** The token of the fragment, or else of the query; without one, the provider's reason (P4.9). */
export function readCallback(hash: string, search: string): Callback {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token') || query.get('token');
  return token ? { token } : { error: query.get('error') || 'Unknown error' };
}

/** The reason as it is shown. Anybody can write a sentence into a link: one is repeated only to a tab that left for a login. */
export function shownReason(error: string, hasLeft: boolean): string {
  const isCode = /^[a-z_]{1,40}$/.test(error);
  return hasLeft || isCode ? error : 'Unknown error';
}
