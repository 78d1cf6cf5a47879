// Placeholder until this screen is written.
import { Page } from '../ui/Page.tsx';

export function UploadPage() {
  return (
    <Page title="Upload Documents" className="stack">
      <h1>Upload Documents</h1>
    </Page>
  );
}
