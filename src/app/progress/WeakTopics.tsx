// The weakest topics, each with its questions to practise.
import type { Studied, TopicMastery } from '#core/progress/mastery';
import { progressTexts } from '#texts/progress';
import { Button } from '../ui/Button.tsx';
import { Share } from './Share.tsx';
import { usePractice } from './usePractice.ts';

type Props = { userId: number; topics: readonly TopicMastery[]; studied: readonly Studied[] };

export function WeakTopics({ userId, topics, studied }: Props) {
  const { busy, practise } = usePractice(userId, studied);
  if (topics.length === 0) return null;
  return (
    <section className="card chart" aria-labelledby="weak-topics">
      <h2 id="weak-topics">{progressTexts.weakestTopics(topics.length)}</h2>
      <ul className="weak">
        {topics.map((topic) => (
          <li key={`${topic.quizId} ${topic.topic}`}>
            <div>
              <Share name={topic.topic || progressTexts.noTopic} {...topic} />
              <p className="small muted">{topic.title}</p>
            </div>
            <Button
              look="tint"
              disabled={busy}
              label={progressTexts.practiseTopic(topic.topic || progressTexts.noTopic, topic.of)}
              onClick={() => practise(topic.quizId, topic.questionIds)}
            >
              {progressTexts.practise}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
