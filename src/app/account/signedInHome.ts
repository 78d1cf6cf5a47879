// The check that the guards of /login and /register do not wait for: is somebody signed in after all?
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSession, sessionNow } from '../data/session.ts';

/** The stored session may know a login that localStorage has lost: then this screen leads to the dashboard. */
export function useSignedInHome(): void {
  const router = useRouter();
  useEffect(() => {
    let gone = false;
    void loadSession().then(
      () => {
        if (!gone && sessionNow().token !== null) router.history.replace('/dashboard');
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [router]);
}
