// One question in the editor: folded as it will be read, with what is wrong; open as a form.
import type { EditMove } from '#core/editing';
import type { QuestionFlaw } from '#core/questionFlaws';
import type { Question } from '#core/quiz';
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
        <h2>Question {number}</h2>
        <IconButton
          label={`Move question ${number} up`}
          disabled={isFirst}
          onClick={() => move({ type: 'move', questionId, by: -1 })}
        >
          <span className="edit__up">
            <Back />
          </span>
        </IconButton>
        <IconButton
          label={`Move question ${number} down`}
          disabled={isLast}
          onClick={() => move({ type: 'move', questionId, by: 1 })}
        >
          <span className="edit__down">
            <Back />
          </span>
        </IconButton>
        <IconButton label={`Take out question ${number}`} onClick={() => move({ type: 'remove', questionId })}>
          <Bin />
        </IconButton>
        <Button
          look={isOpen ? 'tint' : 'line'}
          label={`${isOpen ? 'Close' : 'Edit'} question ${number}`}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
      </div>
      {isOpen ? (
        <QuestionForm question={question} onChange={(changed) => move({ type: 'change', question: changed })} />
      ) : (
        <div className="edit__text">
          {question.question_text.trim() === '' ? (
            <p className="muted">No text yet</p>
          ) : (
            <RichText text={question.question_text} />
          )}
        </div>
      )}
      <div aria-live="polite" className="stack">
        {hard.length > 0 ? <Flaws tone="err" title="To be mended" flaws={hard} /> : null}
        {isOpen && soft.length > 0 ? <Flaws tone="warn" title="Worth a look" flaws={soft} /> : null}
      </div>
    </li>
  );
}

function Flaws({ tone, title, flaws }: { tone: 'err' | 'warn'; title: string; flaws: readonly QuestionFlaw[] }) {
  return <Note tone={tone} title={title} list={flaws.map(({ words }) => <li key={words}>{words}</li>)} />;
}
