// The questions of a quiz as they are edited: one open at a time, each with what is wrong with it; added, moved, taken out, taken back.
import { useEffect, useRef, useState } from 'react';
import { ownQuizLimits } from '#core/editing/ownQuiz';
import { type TypeName, typeNames } from '#core/quiz/questionTypes';
import type { Quiz } from '#core/quiz/quiz';
import { editTexts } from '#texts/edit';
import { BlankPage } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EditBar } from './EditBar.tsx';
import { EditedQuestion } from './EditedQuestion.tsx';
import { useEditor } from './editing.ts';
import { openAtBlank } from './openAtBlank.ts';

/** Null: it cannot be written here. */
const addTexts: Record<TypeName, keyof typeof editTexts.add | null> = {
  multiple_choice: 'choice',
  short_answer: 'shortAnswer',
  essay: 'essay',
  diagram: null,
};

/** `quizId` null: a quiz that is written from nothing. `first`: the question that is open when the screen comes. */
export function Editor({ quizId, quiz, first }: { quizId: number | null; quiz: Quiz; first: number | null }) {
  const editor = useEditor(quizId, quiz);
  const [open, setOpen] = useState(first);
  const { now, move } = editor;
  const isReady = now !== null;
  const isPlaced = useRef(false);
  // Once: the student scrolls and closes questions as they like afterwards.
  useEffect(() => {
    if (!isReady || first === null || isPlaced.current) return;
    isPlaced.current = true;
    openAtBlank(first, setOpen);
  }, [isReady, first]);
  if (now === null) return <BlankPage />;
  const last = now.questions.length - 1;
  return (
    <>
      <section className="card stack">
        <TextField
          label={editTexts.title}
          name="title"
          value={now.title}
          maxLength={ownQuizLimits.title}
          onChange={(title) => move({ type: 'title', title })}
          error={quiz.title !== '' && now.title.trim() === '' ? editTexts.titleMissing : null}
        />
      </section>
      <ol className="edit__list">
        {now.questions.map((question, at) => (
          <EditedQuestion
            key={question.question_id}
            question={question}
            number={at + 1}
            flaws={editor.flaws.get(question.question_id) ?? []}
            isOpen={open === question.question_id}
            isFirst={at === 0}
            isLast={at === last}
            onOpen={(isOpen) => setOpen(isOpen ? question.question_id : null)}
            move={move}
          />
        ))}
      </ol>
      {now.questions.length === 0 ? <p className="muted">{editTexts.noQuestion}</p> : null}
      <div className="row wrap edit__add">
        {typeNames.flatMap((type) => {
          const name = addTexts[type];
          if (name === null) return [];
          return (
            <Button
              key={type}
              look="line"
              disabled={now.questions.length >= ownQuizLimits.questions}
              onClick={() => {
                openAtBlank(editor.nextId, setOpen);
                move({ type: 'add', questionType: type });
              }}
            >
              {editTexts.add[name]}
            </Button>
          );
        })}
      </div>
      <div>
        <Button look="text" className="btn--edge" disabled={!editor.isChanged} onClick={editor.reset}>
          {editTexts.discardChanges}
        </Button>
      </div>
      <EditBar editor={editor} keepWords={quizId === null ? editTexts.keepQuiz : editTexts.keepVersion} onOpen={setOpen} />
    </>
  );
}
