// The quiz to take next, where it stands further down in the list: the newest one that was never taken.
import { Link } from '@tanstack/react-router';
import type { DocumentRow } from '#core/document';
import { buttonClass } from '../ui/buttonClass.ts';
import { FileName } from './FileName.tsx';

export function NextCard({ document }: { document: DocumentRow }) {
  return (
    <section className="card nextup" aria-label="Next">
      <div>
        <p className="small muted">Ready, and not taken yet</p>
        <FileName name={document.filename} />
      </div>
      <Link
        className={buttonClass({ look: 'main', className: 'rbtn' })}
        to="/dashboard/quiz/$quizId"
        params={{ quizId: String(document.generated_quiz_id ?? 0) }}
        preload={false}
        aria-label={`Take Quiz, next: ${document.filename}`}
      >
        Take Quiz
      </Link>
    </section>
  );
}
