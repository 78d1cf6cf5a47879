// What a code brings, asked also without an account. Nothing of it is kept on this device but what is tried.
import { useQuery } from '@tanstack/react-query';
import type { Quiz } from '#core/quiz/quiz';
import type { OpenShare } from '#core/together/sharedQuiz';
import { api } from '../data/device.ts';
import { withLanguages } from '../data/languages.ts';
import { queryClient } from '../data/queryClient.ts';
import { sessionNow } from '../data/session.ts';

const keyOf = (code: string) => ['share', code] as const;

async function ask(code: string): Promise<OpenShare> {
  const look = await api.call('openShare', { params: { code }, token: sessionNow().token });
  await withLanguages(look.quiz);
  return look;
}

export function useSharedLook(code: string) {
  return useQuery<OpenShare>({ queryKey: keyOf(code), enabled: code !== '', queryFn: () => ask(code) });
}

/** Its questions, to be tried. */
export async function sharedQuiz(code: string): Promise<Quiz> {
  return (await queryClient.fetchQuery({ queryKey: keyOf(code), queryFn: () => ask(code) })).quiz;
}
