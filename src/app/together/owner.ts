// Whose attempts at a tried quiz these are: the signed-in student's, or nobody's until somebody signs in.
import { NOBODY } from '#device/quizzes/sample';
import { useSession } from '../data/session.ts';

export function useOwner(): number {
  return useSession().user?.user_id ?? NOBODY;
}
