// No documents yet: the desert, and the way out of it.
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/buttonClass.ts';
import { Desert } from '../ui/Desert.tsx';
import { Upload } from '../ui/icons.tsx';

export function EmptyDocuments() {
  return (
    <section className="card empty empty--docs">
      <div className="empty__pic">
        <Desert />
      </div>
      <h2>No documents yet! Upload your first document to get started.</h2>
      <p className="muted label">PDF, PPTX or TXT, up to 100 MB.</p>
      <Link className={buttonClass({ big: true })} to="/dashboard/upload">
        <Upload />
        Upload New Document
      </Link>
    </section>
  );
}
