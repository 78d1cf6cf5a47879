// Sharing a file into the app: the address that manifest, worker and server agree on, and the outcome for each file. Outcomes
// travel in an address as words from this list, so that no link can put sentences on our screen.
import * as z from 'zod/mini';

/** Where the system posts shared files, as a multipart form. */
export const SHARE_ADDRESS = '/share';
export const SHARE_FIELD = 'file';

/** `#texts/share` has a sentence for each. */
const ShareOutcome = z.enum(['kept', 'login', 'type', 'large', 'empty', 'full', 'none', 'missed', 'foreign']);
export type ShareOutcome = z.infer<typeof ShareOutcome>;

/** The upload screen, with the outcomes of the shared files. */
export function shareScreen(outcomes: readonly ShareOutcome[]): string {
  return `/dashboard/upload?shared=${[...new Set(outcomes)].join('.')}`;
}

/** The outcomes named in an address; unknown words are ignored. */
export function shareOutcomes(search: string): ShareOutcome[] {
  const words = /[?&]shared=([a-z.]+)/.exec(search)?.[1]?.split('.') ?? [];
  return [...new Set(words)].flatMap((word) => ShareOutcome.safeParse(word).data ?? []);
}
