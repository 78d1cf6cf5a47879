// Says what the last try met of something that waits to be sent, and when it is sent again.
import type { TryOutcome } from '#core/submission/submission';
import type { LastTry, Waiting } from '#device/rows/waiting';
import { syncTexts } from '#texts/sync';
import { useOnline } from '../data/online.ts';
import { dateWords, recentWords } from '../ui/dateWords.ts';

const AGAIN_LATER: readonly TryOutcome[] = [408, 425, 429, 503];

function outcomeText(outcome: TryOutcome): string {
  const { outcomes } = syncTexts;
  if (outcome === 'no-answer') return outcomes.noAnswer;
  if (outcome === 'not-our-answer') return outcomes.notOurAnswer;
  if (outcome === 401) return outcomes.loginOver;
  if (AGAIN_LATER.includes(outcome)) return outcomes.busy(outcome);
  return outcome >= 500 ? outcomes.serverError(outcome) : outcomes.refusal(outcome);
}

/** `Last try 3:02:41 PM: the server had an error (500).` */
export function lastTryText({ at, outcome }: LastTry): string {
  return syncTexts.lastTry(recentWords(at, Date.now()), outcomeText(outcome));
}

/** Why it still waits. Without a network no server could answer, so the last try says nothing of it. */
export function causeText(last: LastTry, isOnline: boolean): string {
  return isOnline || last.outcome !== 'no-answer' ? lastTryText(last) : syncTexts.noNetwork;
}

/** The last try for a file, on a line of its own; empty where nothing was tried. */
export function lastTryLine({ last }: Pick<Waiting, 'last'>): string {
  return last ? `\n\n${syncTexts.notDelivered(dateWords(last.at), outcomeText(last.outcome))}\n` : '';
}

/** Why something still waits, as far as it is known, and what happens next. `network`, `login`: what is said of a thing that waits for one of them. */
export function useWaitingText(
  { state, tries, last }: Pick<Waiting, 'state' | 'tries' | 'last'>,
  { network = syncTexts.whenOnline, login = syncTexts.afterLogin }: { network?: string; login?: string } = {},
): string {
  const isOnline = useOnline();
  if (state === 'needs-login') return login;
  const isTriedAgain = isOnline && tries > 0;
  if (last) return `${causeText(last, isOnline)} ${isTriedAgain ? syncTexts.tryingAgain : network}`;
  return isTriedAgain ? syncTexts.notThrough : network;
}
