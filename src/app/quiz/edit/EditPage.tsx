// The editor of a quiz (P7.20): it works on this device, also without a network, and what is kept is the next version.
import './edit.css';
import { useSearch } from '@tanstack/react-router';
import { editTexts } from '#texts/edit';
import { prepareQuiz } from '../../question/quizAddress.ts';
import { WholeQuiz } from '../../question/WholeQuiz.tsx';
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { Back } from '../../ui/icons.tsx';
import { ErrorNote } from '../../ui/Note.tsx';
import { Page } from '../../ui/Page.tsx';
import { Editor } from './Editor.tsx';
import { useEditOrigin, useLeaveEditor } from './editOrigin.ts';

function BackToOrigin() {
  const origin = useEditOrigin();
  const leave = useLeaveEditor();
  if (origin === null) return <BackToDashboard />;
  return (
    <a
      className="back"
      href={origin.href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void leave();
      }}
    >
      <Back size="s" />
      {origin.words}
    </a>
  );
}

export function EditPage() {
  const { question } = useSearch({ strict: false }) as { question?: unknown };
  return (
    <WholeQuiz
      frame={(inside) => (
        <Page title={editTexts.editTitle}>
          <div className="narrow stack">
            <BackToOrigin />
            <div>
              <h1>{editTexts.editTitle}</h1>
              <p className="muted">{editTexts.about}</p>
            </div>
            {inside}
          </div>
        </Page>
      )}
    >
      {(quizId, quiz) =>
        quiz.is_shared ? (
          <ErrorNote title={editTexts.notEditable} message={editTexts.notYours} />
        ) : (
          <Editor key={quizId} quizId={quizId} quiz={quiz} first={Number(question) || null} />
        )
      }
    </WholeQuiz>
  );
}

EditPage.prepare = prepareQuiz;
