// Knows from which screen the editor was opened, and leads back to it: to a question's result or quiz, else to the dashboard.
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { editTexts } from '#texts/edit';

const ORIGINS: readonly (readonly [RegExp, keyof typeof editTexts.backTo])[] = [
  [/^\/dashboard\/quiz\/-?\d+(?:\?|$)/, 'quiz'],
  [/^\/(?:dashboard\/)?results\//, 'results'],
  [/^\/dashboard\/(?:review|flashcards(?:\/[^/?]+)?)(?:\?|$)/, 'review'],
  [/^\/dashboard\/progress\//, 'attempt'],
  [/^\/dashboard\/groups\/\d+\/\d+(?:\?|$)/, 'group'],
];

export type EditOrigin = { href: string; words: string };

/** The address where the editor was opened, with the words for the way back; null: the dashboard, or an address of no such screen. */
export function useEditOrigin(): EditOrigin | null {
  const { from } = useSearch({ strict: false }) as { from?: unknown };
  if (typeof from !== 'string') return null;
  const origin = ORIGINS.find(([address]) => address.test(from))?.[1];
  return origin === undefined ? null : { href: from, words: editTexts.backTo[origin] };
}

/** Leads back. Where the editor was opened from its origin, this is the browser's own way back, which finds the place on the page. */
export function useLeaveEditor(): () => Promise<void> {
  const origin = useEditOrigin();
  const navigate = useNavigate();
  const { history } = useRouter();
  return async () => {
    if (origin === null) return navigate({ to: '/dashboard' });
    if (history.canGoBack()) return history.back();
    await navigate({ href: origin.href });
  };
}
