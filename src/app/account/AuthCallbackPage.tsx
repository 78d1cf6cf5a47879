// Handles the return from a third-party login. It always navigates on and replaces itself, so that the token stays out of the
// history. A return that this tab did not start first asks which account to use.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { loginReturnTexts } from '#texts/loginReturn';
import { signInWithToken, userOf } from '../data/accounts.ts';
import { notify } from '../shell/notices.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { TaggedText } from '../ui/TaggedText.tsx';
import { useTitle } from '../ui/title.ts';
import { type Callback, readCallback } from './callback.ts';
import { takeLeaving } from './leaving.ts';
import { TakenOver } from './TakenOver.tsx';

type Asked = { token: string; email: string };

export function AuthCallbackPage() {
  useTitle(loginReturnTexts.page);
  const router = useRouter();
  const begun = useRef(false);
  const [pendingLogin, setPendingLogin] = useState<Asked | null>(null);
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const callback = readCallback(location.hash, location.search);
    const hasLeft = takeLeaving();
    const leadOn = (next: string) => router.history.replace(next);
    const showTakenOver = () => {
      window.history.replaceState(window.history.state, '', '/auth/callback');
      setTakenOver(true);
    };
    const isTakenOver = hasLeft && 'token' in callback && callback.isTakenOver;
    if (isTakenOver) void finish(callback).then((next) => (next === '/login' ? leadOn(next) : showTakenOver()));
    else if ('error' in callback || hasLeft) void finish(callback).then(leadOn);
    else
      void whose(callback.token).then((login) => {
        if (!login) return leadOn('/login');
        window.history.replaceState(window.history.state, '', '/auth/callback');
        setPendingLogin(login);
      });
  }, [router]);
  if (takenOver) return <TakenOver onDone={() => router.history.replace('/dashboard')} />;
  if (pendingLogin) return <Question asked={pendingLogin} onDone={(next) => router.history.replace(next)} />;
  return (
    <>
      <h1>{loginReturnTexts.welcome}</h1>
      <p className="muted" role="status">
        {loginReturnTexts.processing}
      </p>
    </>
  );
}

function Question({ asked: { token, email }, onDone }: { asked: Asked; onDone: (next: string) => void }) {
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    void finish({ token, isTakenOver: false }).then(onDone);
  };
  return (
    <>
      <h1>{loginReturnTexts.isYours}</h1>
      <p role="status">
        <TaggedText
          text={loginReturnTexts.isYoursNote(email)}
          tags={{ b: (address) => <b className="auth__long">{address}</b> }}
        />
      </p>
      <div className="auth__acts">
        <button
          type="button"
          className={buttonClass({ isFullWidth: true, className: 'auth__long' })}
          disabled={busy}
          onClick={go}
        >
          {loginReturnTexts.logInAs(email)}
        </button>
        <button
          type="button"
          className={buttonClass({ look: 'line', isFullWidth: true })}
          disabled={busy}
          onClick={() => onDone('/')}
        >
          {loginReturnTexts.notMe}
        </button>
      </div>
    </>
  );
}

/** Finds the user of a token without storing it. */
async function whose(token: string): Promise<Asked | null> {
  try {
    return { token, email: (await userOf(token)).email };
  } catch {
    notify.error(loginReturnTexts.noUser);
    return null;
  }
}

async function finish(callback: Callback): Promise<'/dashboard' | '/login'> {
  if ('error' in callback) {
    notify.error(loginReturnTexts.failed(callback.error));
    return '/login';
  }
  try {
    await signInWithToken(callback.token);
  } catch {
    notify.error(loginReturnTexts.noUser);
    return '/login';
  }
  notify.success(loginReturnTexts.loginDone);
  return '/dashboard';
}
