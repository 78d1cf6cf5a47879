// The result of an exam by topic: the weakest first, each with its share.

import { countedResults } from '#core/marking/scoring';
import { type TopicScore, topicScores, weakestFirst } from '#core/progress/topicScores';
import type { Quiz } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';
import { uiTexts } from '#texts/ui';

export function TopicScores({ quiz, score }: { quiz: Quiz; score: Score }) {
  const topics = weakestFirst(topicScores(quiz.questions, countedResults(score.results, quiz)));
  if (topics.length === 0) return null;
  return (
    <section className="card topics" aria-label={resultsTexts.resultByTopic}>
      <h2>{resultsTexts.byTopic}</h2>
      <table>
        <thead className="vh">
          <tr>
            <th scope="col">{resultsTexts.topic}</th>
            <th scope="col">{resultsTexts.correctOfTopic}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((topicScore) => (
            <tr key={topicScore.topic}>
              <th scope="row">
                {topicScore.topic || resultsTexts.noTopic}
                <span className="topics__bar" aria-hidden="true">
                  <span style={{ inlineSize: `${shareOf(topicScore)}%` }} />
                </span>
              </th>
              <td className="num">{uiTexts.rightOf(topicScore.right, topicScore.of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shareOf({ right, of }: TopicScore): number {
  return Math.round((right / of) * 100);
}
