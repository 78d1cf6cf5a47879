// How to install on iOS, where no page may ask for it: three steps through Safari's share menu, each with its drawing.
import type { ReactNode } from 'react';
import { installTexts } from '#texts/install';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';

export function InstallSteps({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title={installTexts.stepsTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{installTexts.done}</Button>}
    >
      <ol className="steps-drawn">
        <Step
          drawing={
            <>
              <path className="draw__line" d="M12 22h10m-5-5-5 5 5 5M100 17l5 5-5 5" />
              <circle className="draw__mark" cx="58" cy="22" r="17" />
              <ShareSign x={49} y={12} />
            </>
          }
        >
          <Bold text={installTexts.share} />
        </Step>
        <Step
          drawing={
            <>
              <path className="draw__faint" d="M12 10h50M12 34h42" />
              <rect className="draw__mark" x="4" y="14" width="108" height="16" rx="5" />
              <path className="draw__line" d="M12 22h64" />
              <rect className="draw__line" x="96" y="17" width="10" height="10" rx="2.5" />
              <path className="draw__line" d="M101 19.5v5M98.500 22h5" />
            </>
          }
        >
          <Bold text={installTexts.addToHome} />
        </Step>
        <Step
          drawing={
            <>
              <rect className="draw__mark" x="74" y="5" width="38" height="16" rx="8" />
              <text className="draw__word" x="93" y="17" textAnchor="middle">
                {installTexts.addButton}
              </text>
              <rect className="draw__app" x="10" y="14" width="24" height="24" rx="6" />
              <path className="draw__drop" d="M22 18c4 5 6 8 6 10.500a6 6 0 0 1-12 0C16 26 18 23 22 18z" />
              <path className="draw__faint" d="M42 22h24M42 31h46" />
            </>
          }
        >
          <Bold text={installTexts.add} />
        </Step>
      </ol>
    </Dialog>
  );
}

function Bold({ text }: { text: string }) {
  return <TaggedText text={text} tags={{ b: (words) => <b>{words}</b> }} />;
}

function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg className="draw" viewBox="0 0 116 44" aria-hidden="true">
        {drawing}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** Apple's sign for sharing, as far as a square and an arrow go. */
function ShareSign({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="draw__line"
      transform={`translate(${x} ${y})`}
      d="M6 7H4a1.500 1.500 0 0 0-1.500 1.500v8A1.500 1.500 0 0 0 4 18h10a1.500 1.500 0 0 0 1.500-1.500v-8A1.500 1.500 0 0 0 14 7h-2M9 12V1.500M5.500 4.500 9 1l3.500 3.500"
    />
  );
}
