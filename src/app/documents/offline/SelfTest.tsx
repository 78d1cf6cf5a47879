// The self-test card: checks what will work without a network.
import { useState } from 'react';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { userIdNow } from '../../data/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { dateWords } from '../../ui/dateWords.ts';
import { CircleTick, Warning } from '../../ui/icons.tsx';
import { type Check, selfTest } from './health.ts';

export function SelfTest() {
  const [checks, setChecks] = useState<Check[] | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  async function run(): Promise<void> {
    setIsRunning(true);
    try {
      setChecks(await selfTest(db, userIdNow(), { now: Date.now, words: dateWords }));
    } catch (error) {
      console.error('The self-test could not run.', error);
      setChecks([{ ok: false, title: studyOfflineTexts.testFailed, note: studyOfflineTexts.testFailedNote }]);
    } finally {
      setIsRunning(false);
    }
  }
  return (
    <section className="card">
      <h2>{studyOfflineTexts.selfTest}</h2>
      <p className="muted label checks__about">{studyOfflineTexts.selfTestAbout}</p>
      <ul className="checks" aria-live="polite">
        {(checks ?? []).map(({ ok, title, note }) => (
          <li key={title}>
            {ok ? <CircleTick className="check--ok" /> : <Warning className="check--no" />}
            <span>
              {title}
              {note ? <small>{note}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      <Button look="line" isFullWidth disabled={isRunning} onClick={() => void run()}>
        {studyOfflineTexts.runTest}
      </Button>
    </section>
  );
}
