// The live attempt as part of a component: it starts with the screen and is let go with it.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Attempt, isHandedIn } from '#core/attempt/attempt';
import { db } from '../data/device.ts';
import { enterAttempt } from '../sync/attemptOnScreen.ts';

import { handIn } from '../sync/handIn.ts';
import { type AttemptOnScreen, createLiveAttempt, type LiveAttempt } from './liveAttempt.ts';

export type OnEnded = (attempt: Attempt, origin: 'here' | 'elsewhere') => Promise<void>;

export function useLiveAttempt(attempt: Attempt, onEnded: OnEnded): LiveAttempt | null {
  const [live, setLive] = useState<LiveAttempt | null>(null);
  const heard = useRef(onEnded);
  useLayoutEffect(() => {
    heard.current = onEnded;
  });
  useEffect(() => {
    let onScreen = true;
    const current = createLiveAttempt({
      db,
      attempt,
      wall: () => Date.now(),
      mono: () => performance.now(),
      onEnded: (endedAttempt, origin) => {
        if (onScreen) void heard.current(endedAttempt, origin);
        // Stored only after the student had left the screen: it is sent without a word.
        else if (origin === 'here' && isHandedIn(endedAttempt)) void handIn(endedAttempt.attemptId);
      },
    });
    const leave = enterAttempt(attempt.attemptId);
    setLive(current);
    return () => {
      onScreen = false;
      leave();
      current.stop();
    };
  }, [attempt]);
  return live;
}

/** What is on screen now. A snapshot is frozen; core's functions take the plain shape and change nothing. */
export function useLiveState(live: LiveAttempt): AttemptOnScreen {
  return useSnapshot(live.state, { sync: true }) as AttemptOnScreen;
}
