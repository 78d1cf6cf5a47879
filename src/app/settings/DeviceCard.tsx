// What this browser keeps, in words: so that a student knows what is on a phone that is not only theirs.
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { settingsTexts } from '#texts/settings';
import { unsentWords, useOnThisDevice } from '../data/onThisDevice.ts';
import { buttonClass } from '../ui/buttonClass.ts';

export function DeviceCard({ userId }: { userId: number }) {
  const id = useId();
  const localCounts = useOnThisDevice(userId);
  const unsent = unsentWords(localCounts);
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{settingsTexts.device}</h2>
      <p className="muted">
        {localCounts === null ? (
          settingsTexts.contentsUncounted
        ) : (
          <>
            {settingsTexts.contents(localCounts.quizzes, localCounts.attempts)}{' '}
            {unsent === '' ? settingsTexts.nothingWaits : settingsTexts.notSent(unsent)}
          </>
        )}
      </p>
      <p className="muted">{settingsTexts.deviceNote}</p>
      <div className="settings__acts">
        <Link className={buttonClass({ look: 'line' })} to="/dashboard/offline">
          {settingsTexts.studyOffline}
        </Link>
      </div>
    </section>
  );
}
