// One question in the editor: folded as it will be read, with what is wrong; open as a form.
import type { EditMove } from '#core/editing/editing';
import type { QuestionFlaw } from '#core/editing/questionFlaws';
import type { Question } from '#core/quiz/quiz';
import { editTexts } from '#texts/edit';
import { flawText } from '#texts/flaws';
import { QuestionPicture } from '../../question/QuestionPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Back, Bin } from '../../ui/icons.tsx';
import { Note } from '../../ui/Note.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { QuestionForm } from './QuestionForm.tsx';

type Props = {
  question: Question;
  number: number;
  flaws: readonly QuestionFlaw[];
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: (isOpen: boolean) => void;
  move: (move: EditMove) => void;
};

/** Where a question stands on the page. */
export const editedId = (questionId: number) => `edit-${questionId}`;

export function EditedQuestion({ question, number, flaws, isOpen, isFirst, isLast, onOpen, move }: Props) {
  const { question_id: questionId } = question;
  const hard = flaws.filter(({ isHard }) => isHard);
  const soft = flaws.filter(({ isHard }) => !isHard);
  return (
    <li className="card edit__one" id={editedId(questionId)}>
      <div className="edit__head">
        <h2>{editTexts.question(number)}</h2>
        <IconButton
          label={editTexts.moveUp(number)}
          disabled={isFirst}
          onClick={() => move({ type: 'move', questionId, by: -1 })}
        >
          <span className="edit__up">
            <Back />
          </span>
        </IconButton>
        <IconButton
          label={editTexts.moveDown(number)}
          disabled={isLast}
          onClick={() => move({ type: 'move', questionId, by: 1 })}
        >
          <span className="edit__down">
            <Back />
          </span>
        </IconButton>
        <IconButton
          label={editTexts.takeOut(number)}
          onClick={() => {
            move({ type: 'remove', questionId });
            // The focus was in what is gone.
            requestAnimationFrame(() => document.querySelector<HTMLElement>('.edit__undo')?.focus({ preventScroll: true }));
          }}
        >
          <Bin />
        </IconButton>
        <Button
          look={isOpen ? 'tint' : 'line'}
          label={isOpen ? editTexts.closeQuestion(number) : editTexts.editQuestion(number)}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? editTexts.close : editTexts.edit}
        </Button>
      </div>
      {isOpen ? (
        <QuestionForm question={question} onChange={(changed) => move({ type: 'change', question: changed })} />
      ) : (
        <div className="edit__text">
          {question.question_text.trim() === '' ? (
            <p className="muted">{editTexts.noText}</p>
          ) : (
            <RichText text={question.question_text} />
          )}
        </div>
      )}
      <QuestionPicture address={question.image_url} />
      <div aria-live="polite" className="stack">
        {hard.length > 0 && !(isOpen && isUntouched(question)) ? (
          <Flaws tone="err" title={editTexts.hardFlaws} flaws={hard} />
        ) : null}
        {isOpen && soft.length > 0 ? <Flaws tone="warn" title={editTexts.softFlaws} flaws={soft} /> : null}
      </div>
    </li>
  );
}

/** Nothing was typed yet, so nothing is wrong. */
function isUntouched({ question_text: text, options, correct_answer: answer }: Question): boolean {
  return [text, ...(options ? Object.values(options) : [answer])].every((words) => words.trim() === '');
}

function Flaws({ tone, title, flaws }: { tone: 'err' | 'warn'; title: string; flaws: readonly QuestionFlaw[] }) {
  return <Note tone={tone} title={title} list={flaws.map(({ flaw }) => <li key={flaw.code}>{flawText(flaw)}</li>)} />;
}
