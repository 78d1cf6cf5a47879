// Placeholder until this screen is written.
import { Page } from '../ui/Page.tsx';

export function DashboardPage() {
  return (
    <Page title="Your Documents" className="stack">
      <h1>Your Documents</h1>
    </Page>
  );
}
