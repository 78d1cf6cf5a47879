// Offers the new version of the page. The student decides when; it is never shown during a quiz.
import { frameTexts } from '#texts/frame';
import { Refresh } from '../ui/moreIcons.tsx';

export function UpdateStrip({ onUpdate }: { onUpdate: () => void }) {
  return (
    <div className="strip strip--new">
      <Refresh />
      <span>{frameTexts.newVersion}</span>
      <button type="button" className="btn btn--text" onClick={onUpdate}>
        {frameTexts.update}
      </button>
    </div>
  );
}
