// What this browser keeps, in words: so that a student knows what is on a phone that is not only theirs.
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { unsentWords, useOnThisDevice } from '../data/onThisDevice.ts';
import { buttonClass } from '../ui/buttonClass.ts';

export function DeviceCard({ userId }: { userId: number }) {
  const id = useId();
  const localCounts = useOnThisDevice(userId);
  const unsent = unsentWords(localCounts);
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>Kept on this device</h2>
      <p className="muted">
        {localCounts === null ? 'Quizzes' : countWords(localCounts.quizzes, 'quiz', 'quizzes')} with questions and answers,{' '}
        {localCounts === null ? 'attempts' : countWords(localCounts.attempts, 'attempt', 'attempts')}, your list of documents, and
        the choices above.
        {localCounts === null ? null : unsent === '' ? ' Nothing waits to be sent.' : ` Not on the server yet: ${unsent}.`}
      </p>
      <p className="muted">
        Logging out leaves them here for your next login. No other student sees them in Oasis, but they are not encrypted: on a
        shared device, remove quizzes that nobody should find.
      </p>
      <div className="settings__acts">
        <Link className={buttonClass({ look: 'line' })} to="/dashboard/offline">
          Study Offline
        </Link>
      </div>
    </section>
  );
}

const countWords = (count: number, singular: string, plural: string) => `${count} ${count === 1 ? singular : plural}`;
