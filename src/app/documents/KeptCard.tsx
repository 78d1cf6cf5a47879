// What is kept on this device and how large it is, and what the browser will do with it.
import { useCallback, useEffect, useState } from 'react';
import type { LibraryRow } from '#device/db';
import { keptQuizzes, removeKept } from '#device/library';
import { db } from '../device.ts';
import { liveValue, useLive } from '../live.ts';
import { notify } from '../notices.tsx';
import { useSession } from '../session.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Bin, DropFull, Shield, Warning } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/Progress.tsx';
import { sizeWords } from './dateWords.ts';
import { readStorage, type Storage } from './health.ts';
import { useOpenAttempts } from './onDevice.ts';

const noRows: LibraryRow[] = [];
const unknown: Storage = { usedBytes: null, freeBytes: null, persistent: null };

export function KeptCard() {
  const userId = useSession().user?.user_id ?? 0;
  const rows = liveValue(useLive(useCallback(() => keptQuizzes(db, userId), [userId])), noRows);
  const inProgress = new Set(useOpenAttempts().map((attempt) => attempt.quizId));
  const [storage, setStorage] = useState(unknown);
  const look = useCallback(() => void readStorage(navigator.storage).then(setStorage, () => undefined), []);
  useEffect(look, [look]);
  const { usedBytes, freeBytes } = storage;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  return (
    <section className="card">
      <h2>On this device</h2>
      <div className="row spread label num offline__space">
        <span>
          <b>{sizeWords(usedBytes ?? bytes)}</b> used
        </span>
        {freeBytes === null ? null : <span className="muted">{sizeWords(freeBytes)} free</span>}
      </div>
      {usedBytes === null || freeBytes === null ? null : (
        <ProgressBar percent={Math.max(1, (100 * usedBytes) / (usedBytes + freeBytes))} label="Storage used" />
      )}
      <Protection persistent={storage.persistent} onAsked={look} />
      <ul>
        {rows.map((row) => (
          <li key={row.quizId} className="item">
            <DropFull />
            <div>
              <p className="name">{row.quiz.title}</p>
              <p className="small muted num">
                {row.quiz.questions.length} questions, {sizeWords(row.bytes)}
                {inProgress.has(row.quizId) ? '. In progress' : ''}
              </p>
            </div>
            <IconButton
              label={`Remove ${row.quiz.title} from this device`}
              onClick={() => void removeKept(db, userId, row.quizId)}
            >
              <Bin />
            </IconButton>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? <p className="muted label">No quiz is kept yet. Each is kept by itself once it is ready.</p> : null}
    </section>
  );
}

function Protection({ persistent, onAsked }: { persistent: boolean | null; onAsked: () => void }) {
  if (persistent === null) return null;
  if (persistent) {
    return (
      <p className="row small offline__guard check--ok">
        <Shield size="s" />
        Protected: the browser will not clear it by itself.
      </p>
    );
  }
  const ask = async () => {
    const granted = await navigator.storage.persist();
    onAsked();
    if (!granted) notify.info('The browser did not agree. Installing Oasis to the home screen usually helps.');
  };
  return (
    <div className="row wrap">
      <p className="row small offline__guard check--no">
        <Warning size="s" />
        The browser may clear it when the device runs full.
      </p>
      <Button look="text" onClick={() => void ask()}>
        Protect It
      </Button>
    </div>
  );
}
