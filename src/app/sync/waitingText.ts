// Says what the last try met of something that waits to be sent, and when it is sent again.
import type { TryOutcome } from '#core/submission';
import type { LastTry, Waiting } from '#device/waiting';
import { useOnline } from '../data/online.ts';
import { dateWords, recentWords } from '../ui/dateWords.ts';

const AGAIN_LATER: readonly TryOutcome[] = [408, 425, 429, 503];

function outcomeText(outcome: TryOutcome): string {
  if (outcome === 'no-answer') return 'the server did not answer.';
  if (outcome === 'not-our-answer')
    return 'something other than Oasis answered. If this Wi-Fi has a sign-in page, open it first.';
  if (outcome === 401) return 'your login was over (401).';
  if (AGAIN_LATER.includes(outcome)) return `the server was busy (${outcome}).`;
  return outcome >= 500 ? `the server had an error (${outcome}).` : `the server refused it (${outcome}).`;
}

/** `Last try 3:02:41 PM: the server had an error (500).` */
export function lastTryText({ at, outcome }: LastTry): string {
  return `Last try ${recentWords(at, Date.now())}: ${outcomeText(outcome)}`;
}

/** The same for a file, on a line of its own; empty where nothing was tried. */
export function lastTryLine({ last }: Pick<Waiting, 'last'>): string {
  return last ? `\n\nNot delivered. Last try ${dateWords(last.at)}: ${outcomeText(last.outcome)}\n` : '';
}

/** When it is sent: by state. */
type SentTexts = { network: string; login: string };
export const sentTexts: SentTexts = { network: 'Sent by itself when you are online.', login: 'Sent after your next login.' };

/** Why something still waits, as far as it is known, and what happens next. */
export function useWaitingText({ state, tries, last }: Pick<Waiting, 'state' | 'tries' | 'last'>, texts = sentTexts): string {
  const isOnline = useOnline();
  if (state === 'needs-login') return texts.login;
  const isTriedAgain = isOnline && tries > 0;
  const cause = last ? `${lastTryText(last)} ` : isTriedAgain ? 'It did not get through yet. ' : '';
  return `${cause}${isTriedAgain ? 'Trying again soon.' : texts.network}`;
}
