// The return from a third-party login. It keeps the token out of the history: it always leads on, replacing itself.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { signInWithToken } from '../accounts.ts';
import { notify } from '../notices.tsx';
import { useTitle } from '../ui/title.ts';
import { readCallback } from './callback.ts';

export function AuthCallbackPage() {
  useTitle('Login');
  const router = useRouter();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void finish().then((next) => router.history.replace(next));
  }, [router]);
  return (
    <>
      <h1>Welcome</h1>
      <p className="muted" role="status">
        Processing authentication...
      </p>
    </>
  );
}

async function finish(): Promise<'/dashboard' | '/login'> {
  const callback = readCallback(location.hash, location.search);
  if ('error' in callback) {
    notify.error(`OAuth login failed: ${callback.error} Please try again.`);
    return '/login';
  }
  try {
    await signInWithToken(callback.token);
  } catch {
    notify.error('OAuth login succeeded, but failed to fetch user details. Please try logging in manually.');
    return '/login';
  }
  notify.success('Login Successful!');
  return '/dashboard';
}
