// One question of a past paper, as the paper has it, and the option that the student says is right.
import { useId } from 'react';
import { type AnswerLetter, answerLetters, type OpenChoice } from '#core/openChoice';
import { Button } from '../ui/Button.tsx';
import { RichText } from '../ui/RichText.tsx';

type Props = {
  choice: OpenChoice;
  /** its place on this screen, from 1 */
  place: number;
  letter: AnswerLetter | null;
  disabled: boolean;
  onChoose: (letter: AnswerLetter | null) => void;
};

export function OpenChoiceCard({ choice: { number, stem, options }, place, letter: chosen, disabled, onChoose }: Props) {
  const name = useId();
  const stemId = useId();
  return (
    <li className="card answers__one">
      <p id={stemId}>
        <b className="num">{number ?? place}.</b> <RichText text={stem} />
      </p>
      <div className="opts" role="radiogroup" aria-labelledby={stemId}>
        {options.map((text, at) => {
          const letter = answerLetters[at];
          if (letter === undefined) return null;
          return (
            <label key={letter} className={letter === chosen ? 'opt opt--on' : 'opt'}>
              <input
                type="radio"
                name={name}
                value={letter}
                checked={letter === chosen}
                disabled={disabled}
                onChange={() => onChoose(letter)}
              />
              <b>{letter}</b>
              <span className="opt__t">
                <RichText text={text} />
              </span>
            </label>
          );
        })}
      </div>
      {chosen === null ? null : (
        <Button look="text" disabled={disabled} label={`Leave out question ${number ?? place}`} onClick={() => onChoose(null)}>
          Leave out
        </Button>
      )}
    </li>
  );
}
