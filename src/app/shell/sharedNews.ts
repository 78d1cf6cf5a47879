// What became of files that were shared while nobody was signed in, told on the login page. The upload screen says it again.
import { shareOutcomes } from '#core/together/share';
import { shareTexts } from '#texts/share';
import { notify } from './notices.tsx';

/** `search`: the part of the address that the worker's answer wrote. */
export function tellShared(search: string): void {
  for (const outcome of shareOutcomes(search)) {
    if (outcome === 'kept' || outcome === 'login') notify.info(shareTexts.login);
    else notify.error(shareTexts[outcome]);
  }
}
