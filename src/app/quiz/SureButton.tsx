// "Sure": what the student thinks of the own answer before it is checked. Nothing is asked, and nobody has to say it.
import { quizTexts } from '#texts/quiz';
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
      title={quizTexts.sureAbout}
      onClick={onToggle}
    >
      <span className="sure__box">{isSure ? <Tick /> : null}</span>
      {quizTexts.sure}
    </button>
  );
}
