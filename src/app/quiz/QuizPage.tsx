// Placeholder until this screen is written.
import { Page } from '../ui/Page.tsx';

export function QuizPage() {
  return (
    <Page title="Quiz" className="stack">
      <h1>Quiz</h1>
    </Page>
  );
}
