// The check that the guards of /login and /register do not wait for: is somebody signed in after all?
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSession, onOtherTab, sessionNow } from '../data/session.ts';

/**
 * The stored session may know a login that localStorage has lost, or another tab may bring one while this screen stands: then it leads to
 * the dashboard.
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
