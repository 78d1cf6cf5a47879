// The weakest topics, each with its questions to practise.
import type { Studied, TopicMastery } from '#core/progress/mastery';
import { Button } from '../ui/Button.tsx';
import { Share } from './Share.tsx';
import { usePractice } from './usePractice.ts';

type Props = { userId: number; topics: readonly TopicMastery[]; studied: readonly Studied[] };

export function WeakTopics({ userId, topics, studied }: Props) {
  const { busy, practise } = usePractice(userId, studied);
  if (topics.length === 0) return null;
  return (
    <section className="card chart" aria-labelledby="weak-topics">
      <h2 id="weak-topics">{topics.length === 1 ? 'Your weakest topic' : `Your ${topics.length} weakest topics`}</h2>
      <ul className="weak">
        {topics.map((topic) => (
          <li key={`${topic.quizId} ${topic.topic}`}>
            <div>
              <Share name={topic.topic} {...topic} />
              <p className="small muted">{topic.title}</p>
            </div>
            <Button
              look="tint"
              disabled={busy}
              label={`Practise these: ${topic.topic}, ${topic.of} questions`}
              onClick={() => practise(topic.quizId, topic.questionIds)}
            >
              Practise these
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
