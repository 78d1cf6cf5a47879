// Checks in the background whether somebody is signed in after all, since the guards of /login and /register do not wait for it.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSession, onOtherTab, sessionNow } from '../data/session.ts';

/**
 * Leads to the dashboard if the stored session has a login that localStorage lost, or another tab signs in while this screen is
 * open.
 */
export function useSignedInHome(): void {
  const router = useRouter();
  useEffect(() => {
    let isUnmounted = false;
    const look = () => {
      if (!isUnmounted && sessionNow().token !== null) router.history.replace('/dashboard');
    };
    void loadSession().then(look, () => undefined);
    const stop = onOtherTab(look);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [router]);
}
