// Whose sample it is: the student's who is signed in, else nobody's, until somebody signs in on this device.
import { NOBODY } from '#device/sample';
import { useSession } from '../data/session.ts';

export function useSampleOwner(): number {
  return useSession().user?.user_id ?? NOBODY;
}
