// One question of a past paper, and the option that the student marks as right.
import { useId } from 'react';
import { type AnswerLetter, answerLetters, type OpenChoice } from '#core/document/openChoice';
import { pastPaperTexts } from '#texts/pastPaper';
import { Options } from '../../question/Options.tsx';
import { Button } from '../../ui/Button.tsx';
import { RichText } from '../../ui/RichText.tsx';

type Props = {
  choice: OpenChoice;
  /** its number on this screen, from 1 */
  place: number;
  letter: AnswerLetter | null;
  disabled: boolean;
  onChoose: (letter: AnswerLetter | null) => void;
};

export function OpenChoiceCard({ choice: { number, stem, options }, place, letter: chosen, disabled, onChoose }: Props) {
  const stemId = useId();
  return (
    <li className="card answers__one">
      <p id={stemId}>
        <b className="num">{number ?? place}.</b> <RichText text={stem} />
      </p>
      <Options
        options={Object.fromEntries(options.map((text, at) => [answerLetters[at], text]))}
        chosenLetter={chosen}
        isChecked={false}
        locked={disabled}
        labelledBy={stemId}
        onChoose={(letter) => onChoose(answerLetters.find((answerLetter) => answerLetter === letter) ?? null)}
      />
      {chosen === null ? null : (
        <Button look="text" disabled={disabled} label={pastPaperTexts.leaveOutOf(number ?? place)} onClick={() => onChoose(null)}>
          {pastPaperTexts.leaveOut}
        </Button>
      )}
    </li>
  );
}
