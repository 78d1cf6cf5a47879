// The keys of the quiz screen. Loaded when somebody asks with `?`.
import { quizTexts } from '#texts/quiz';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';

type Props = { singleKeys: boolean; onSingleKeys: (on: boolean) => void; onClose: () => void };

export function KeysDialog({ singleKeys, onSingleKeys, onClose }: Props) {
  return (
    <Dialog
      open
      title={quizTexts.keys}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {quizTexts.close}
        </Button>
      }
    >
      <dl className="keys">
        {Object.entries(quizTexts.keyRows).map(([name, { key, act }]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <Segments
        legend={quizTexts.singleKeys}
        value={singleKeys ? 'on' : 'off'}
        options={[
          { value: 'on', label: quizTexts.on },
          { value: 'off', label: quizTexts.off },
        ]}
        onChange={(choice) => onSingleKeys(choice === 'on')}
      />
    </Dialog>
  );
}
