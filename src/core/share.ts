// Sharing a file into the app: the address that manifest, worker and server agree on, and what is said of each file. The
// outcome travels in an address, so it is a word of this list: no link can put sentences of its own on our screen.
import * as z from 'zod/mini';

/** Where the system posts shared files, as a multipart form. */
export const SHARE_ADDRESS = '/share';
export const SHARE_FIELD = 'file';

const ShareOutcome = z.enum(['kept', 'login', 'type', 'large', 'empty', 'full', 'none', 'missed', 'foreign']);
export type ShareOutcome = z.infer<typeof ShareOutcome>;

export const shareTexts: Record<ShareOutcome, string> = {
  kept: 'It is kept on this device. Press “Upload This File” to make a quiz of it, or remove it.',
  login: 'The shared file is kept on this device. Log in to upload it.',
  type: 'A shared file has an invalid type. Allowed types are PDF, PPTX, and TXT.',
  large: 'A shared file is too large. Max size is 100 MB.',
  empty: 'A shared file is empty. Share one with text in it.',
  full: 'A shared file could not be kept: this device has no room for it. Upload it here when you are online.',
  none: 'There was no file in what was shared. Share a PDF, PPTX or TXT file, or choose it here.',
  missed: 'What was shared did not arrive whole. Choose the file here.',
  foreign: 'Another website tried to put a file here. It was not taken. Choose a file yourself.',
};

/** The upload screen, told what became of the shared files. */
export function shareScreen(outcomes: readonly ShareOutcome[]): string {
  return `/dashboard/upload?shared=${[...new Set(outcomes)].join('.')}`;
}

/** The outcomes that an address names; unknown words are ignored. */
export function shareOutcomes(search: string): ShareOutcome[] {
  const words = /[?&]shared=([a-z.]+)/.exec(search)?.[1]?.split('.') ?? [];
  return [...new Set(words)].flatMap((word) => ShareOutcome.safeParse(word).data ?? []);
}
