// What the guards of /login and /register cannot wait for.
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSession, session } from '../data/session.ts';

/** The strict row may know of a login that the mirror has forgotten: then there is nothing to do here. */
export function useSignedInHome(): void {
  const router = useRouter();
  useEffect(() => {
    let gone = false;
    void loadSession().then(
      () => {
        if (!gone && session.token !== null) router.history.replace('/dashboard');
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [router]);
}
