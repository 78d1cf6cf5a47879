// The options of a multiple-choice question in their stored order. Each row is a real radio button. After a check, words say
// which option is right and which was chosen.
import { useId } from 'react';
import { questionTexts } from '#texts/question';
import { Cross, Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';

type Props = {
  /** option texts by letter */
  options: Readonly<Record<string, string>>;
  chosenLetter: string | null;
  /** the right letter, shown after a check */
  right?: string | undefined;
  isChecked: boolean;
  locked: boolean;
  labelledBy: string;
  /** the language of the options, if known (BCP 47) */
  language?: string | undefined;
  onChoose: (letter: string) => void;
};

type RowState = 'plain' | 'on' | 'right' | 'wrong' | 'rest';

function stateOf(isChosen: boolean, isRight: boolean, isChecked: boolean): RowState {
  if (!isChecked) return isChosen ? 'on' : 'plain';
  if (isRight) return 'right';
  return isChosen ? 'wrong' : 'rest';
}

export function Options({ options, chosenLetter: chosen, right, isChecked, locked, labelledBy, language, onChoose }: Props) {
  const name = useId();
  return (
    <div className="opts" role="radiogroup" aria-labelledby={labelledBy}>
      {Object.entries(options).map(([letter, text]) => {
        const isChosen = letter === chosen;
        const state = stateOf(isChosen, letter === right, isChecked);
        return (
          <label key={letter} className={state === 'plain' ? 'opt' : `opt opt--${state}`}>
            <input
              type="radio"
              name={name}
              value={letter}
              checked={isChosen}
              disabled={isChecked || locked}
              onChange={() => onChoose(letter)}
            />
            <b>
              {state === 'right' ? <Tick /> : state === 'wrong' ? <Cross /> : letter}
              {state === 'right' || state === 'wrong' ? <span className="vh">{letter}</span> : null}
            </b>
            <span className="opt__t">
              <span lang={language}>
                <RichText text={text} />
              </span>
              {isChecked && (isChosen || state === 'right') ? (
                <span className="opt__tag">{tagOf(isChosen, state === 'right')}</span>
              ) : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function tagOf(isChosen: boolean, isRight: boolean): string {
  return isChosen ? questionTexts.yourAnswer : isRight ? questionTexts.correctAnswer : '';
}
