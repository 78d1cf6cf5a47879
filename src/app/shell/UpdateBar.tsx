// "A new version is ready": the student decides when. Never shown during a quiz.
import { frameTexts } from '#texts/frame';
import { Refresh } from '../ui/icons.tsx';
import { applyUpdate, useUpdateReady } from './worker.ts';

export function UpdateBar() {
  const updateReady = useUpdateReady();
  return (
    <div role="status">
      {updateReady ? (
        <div className="strip strip--new">
          <Refresh />
          <span>{frameTexts.newVersion}</span>
          <button type="button" className="btn btn--text" onClick={() => void applyUpdate()}>
            {frameTexts.update}
          </button>
        </div>
      ) : null}
    </div>
  );
}
