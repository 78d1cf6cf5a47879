// How well each document is known, and its topics: the share of questions that are known now, with the number it rests on.
import type { DocumentMastery } from '#core/progress/mastery';
import { progressTexts } from '#texts/progress';
import { Share } from './Share.tsx';

export function Mastery({ documents }: { documents: readonly DocumentMastery[] }) {
  const knownCount = documents.reduce((sum, document) => sum + document.knownCount, 0);
  const of = documents.reduce((sum, document) => sum + document.of, 0);
  return (
    <section className="card chart" aria-labelledby="mastery">
      <h2 id="mastery">{progressTexts.whatYouKnow}</h2>
      <p className="muted">{progressTexts.masterySum(knownCount, of)}</p>
      <ul className="mastery">
        {documents.map((document) => (
          <li key={document.quizId}>
            <Share name={document.title} {...document} />
            {document.topics.length > 1 ? (
              <details>
                <summary>{progressTexts.topics(document.topics.length)}</summary>
                <ul className="mastery mastery--topics">
                  {document.topics.map((topic) => (
                    <li key={topic.topic}>
                      <Share name={topic.topic || progressTexts.noTopic} {...topic} />
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
