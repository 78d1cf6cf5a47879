// Writing a quiz from nothing (P7.20): the editor on an empty one. It is made on this device like any other.
import { editTexts } from '#texts/edit';
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { Page } from '../../ui/Page.tsx';
import { Editor } from './Editor.tsx';
import './edit.css';

const EMPTY = { title: '', questions: [] };

export function WritePage() {
  return (
    <Page title={editTexts.writeTitle}>
      <div className="narrow stack">
        <BackToDashboard />
        <h1>{editTexts.writeTitle}</h1>
        <Editor quizId={null} quiz={EMPTY} first={null} />
      </div>
    </Page>
  );
}
