// The quiz to take next, if it is further down in the list: the newest one that was never taken.
import { Link } from '@tanstack/react-router';
import type { DocumentRow } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FileName } from '../parts/FileName.tsx';

export function NextCard({ document }: { document: DocumentRow }) {
  return (
    <section className="card nextup" aria-label={documentsTexts.next}>
      <div>
        <p className="small muted">{documentsTexts.notTaken}</p>
        <FileName name={document.filename} />
      </div>
      <Link
        className={buttonClass({ look: 'main', className: 'rbtn' })}
        to="/dashboard/quiz/$quizId"
        params={{ quizId: String(document.generated_quiz_id ?? 0) }}
        preload={false}
        aria-label={documentsTexts.takeQuizNext(document.filename)}
      >
        {documentsTexts.takeQuiz}
      </Link>
    </section>
  );
}
