// How well each document is known, and its topics: the share of questions that are known now, with the number it rests on.
import type { DocumentMastery } from '#core/progress/mastery';
import { shareWords } from './progressWords.ts';
import { Share } from './Share.tsx';

export function Mastery({ documents }: { documents: readonly DocumentMastery[] }) {
  const knownCount = documents.reduce((sum, document) => sum + document.known, 0);
  const of = documents.reduce((sum, document) => sum + document.of, 0);
  return (
    <section className="card chart" aria-labelledby="mastery">
      <h2 id="mastery">What you know</h2>
      <p className="muted">
        {shareWords({ known: knownCount, of })}. A question counts while you would still know it with 90% likelihood; what is not
        reviewed fades.
      </p>
      <ul className="mastery">
        {documents.map((document) => (
          <li key={document.quizId}>
            <Share name={document.title} {...document} />
            {document.topics.length > 1 ? (
              <details>
                <summary>{document.topics.length} topics</summary>
                <ul className="mastery mastery--topics">
                  {document.topics.map((topic) => (
                    <li key={topic.topic}>
                      <Share name={topic.topic} {...topic} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
