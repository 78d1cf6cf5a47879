// Placeholder until this screen is written.
import { Page } from '../ui/Page.tsx';

export function ResultsPage() {
  return (
    <Page title="Quiz Results" className="stack">
      <h1>Quiz Results</h1>
    </Page>
  );
}
