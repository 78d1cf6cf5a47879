// The keys of the quiz screen. Loaded when somebody asks with `?`.
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';

const keys: [string, string][] = [
  ['1 – 4 or A – D', 'Choose an option'],
  ['Enter', 'Check the answer, then go on'],
  ['Ctrl + Enter', 'The same, while you write'],
  ['← and →', 'Previous and next question'],
  ['F', 'Flag or unflag the question'],
  ['?', 'Show the keys'],
];

type Props = { singleKeys: boolean; onSingleKeys: (on: boolean) => void; onClose: () => void };

export function KeysDialog({ singleKeys, onSingleKeys, onClose }: Props) {
  return (
    <Dialog
      open
      title="Keys"
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Segments
        legend="Letters, digits and ?"
        value={singleKeys ? 'on' : 'off'}
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
        onChange={(choice) => onSingleKeys(choice === 'on')}
      />
    </Dialog>
  );
}
