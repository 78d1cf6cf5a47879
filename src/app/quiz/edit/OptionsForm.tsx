// The options of a choice: which is right, their texts, one more, one less.
import { withOptions } from '#core/editing/editing';
import { ownQuizLimits } from '#core/editing/ownQuiz';
import type { Question } from '#core/quiz/quiz';
import { editTexts } from '#texts/edit';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cross } from '../../ui/icons.tsx';
import { MathField } from './MathField.tsx';

type Props = { question: Question; onChange: (question: Question) => void };

export function OptionsForm({ question, onChange }: Props) {
  const letters = Object.keys(question.options ?? {});
  const texts = Object.values(question.options ?? {});
  /** -1: the one that was right is taken out, and none is marked yet */
  const right = letters.indexOf(question.correct_answer);
  const change = (next: readonly string[], key = right) => onChange(withOptions(question, next, key));
  const removeOption = (at: number) => change(texts.toSpliced(at, 1), at === right ? -1 : at < right ? right - 1 : right);
  return (
    <fieldset className="edit__options">
      <legend className="segs__legend">{editTexts.options}</legend>
      {letters.map((letter, at) => (
        <div key={letter} className="edit__option">
          <input
            type="radio"
            name={`right-${question.question_id}`}
            aria-label={editTexts.optionIsRight(letter)}
            checked={at === right}
            onChange={() => change(texts, at)}
          />
          <MathField
            label={editTexts.option(letter)}
            isNeeded
            rows={1}
            value={texts[at] ?? ''}
            onChange={(text) => change(texts.with(at, text))}
          />
          <IconButton label={editTexts.takeOutOption(letter)} disabled={texts.length <= 2} onClick={() => removeOption(at)}>
            <Cross />
          </IconButton>
        </div>
      ))}
      <Button look="text" disabled={texts.length >= ownQuizLimits.options} onClick={() => change([...texts, ''])}>
        {editTexts.addOption}
      </Button>
    </fieldset>
  );
}
