// The placeholder of the document list while it is loading.
import { documentsTexts } from '#texts/documents';

export function BlankDocuments() {
  return (
    <div className="stack" role="status">
      <span className="vh">{documentsTexts.loading}</span>
      <div className="blank blank--card" />
      <div className="blank blank--card" />
    </div>
  );
}
