// The owner of the sample attempts: the signed-in student, or user 0 until somebody signs in on this device.
import { NOBODY } from '#device/quizzes/sample';
import { useSession } from '../data/session.ts';

export function useSampleOwner(): number {
  return useSession().user?.user_id ?? NOBODY;
}
