// Instead of a score whose assignment shows answers after its closing only: when it comes, and whether the answers have arrived.
import type { Score } from '#core/submission';
import { dateWords } from '../ui/dateWords.ts';
import { useNow } from '../ui/useNow.ts';
import { DeliveryChip } from './ScoreCard.tsx';
import type { Delivery } from './shownResult.ts';

export function AfterClosing({ score, delivery }: { score: Score; delivery: Delivery }) {
  const until = score.hidden_until ?? '';
  const now = useNow([until]);
  const isPast = Date.parse(until) <= now;
  return (
    <section className="card stack" aria-label="Your Score">
      <div className="row spread">
        <h2>Your score comes after the closing</h2>
        <DeliveryChip delivery={delivery} />
      </div>
      <p className="num">
        {isPast ? `It closed ${dateWords(until)}.` : `It closes ${dateWords(until)}.`}{' '}
        {score.total_questions === 1
          ? '1 question, and it is not marked before that.'
          : `${score.total_questions} questions, and none of them is marked before that.`}
      </p>
      <p className="muted">
        {isPast
          ? 'Your score and the right answers are here as soon as the server was asked again.'
          : 'From then on your score and the right answers are on this page.'}
      </p>
    </section>
  );
}
