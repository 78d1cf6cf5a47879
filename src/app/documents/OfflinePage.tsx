// Placeholder until this screen is written.
import { Page } from '../ui/Page.tsx';

export function OfflinePage() {
  return (
    <Page title="Study offline" className="stack">
      <h1>Study offline</h1>
    </Page>
  );
}
