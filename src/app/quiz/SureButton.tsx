// "Sure": what the student thinks of the own answer before it is checked. Nothing is asked, and nobody has to say it.
import { Tick } from '../ui/icons.tsx';
import './sureButton.css';

type Props = { isSure: boolean; disabled: boolean; onToggle: () => void };

export function SureButton({ isSure, disabled, onToggle }: Props) {
  return (
    <button
      type="button"
      className={isSure ? 'sure sure--on' : 'sure'}
      aria-pressed={isSure}
      disabled={disabled}
      title="Say that you are sure of your answer. It changes no score; progress shows what you were sure of and got wrong."
      onClick={onToggle}
    >
      <span className="sure__box">{isSure ? <Tick /> : null}</span>
      Sure
    </button>
  );
}
