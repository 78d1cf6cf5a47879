// The editor of a quiz (P7.20): it works on this device, also without a network, and what is kept is the next version.
import { useSearch } from '@tanstack/react-router';
import { editTexts } from '#texts/edit';
import { WholeQuiz } from '../../question/WholeQuiz.tsx';
import { ErrorNote } from '../../ui/Note.tsx';
import { Page } from '../../ui/Page.tsx';
import { BackToOrigin } from './BackToOrigin.tsx';
import { Editor } from './Editor.tsx';
import './edit.css';

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
