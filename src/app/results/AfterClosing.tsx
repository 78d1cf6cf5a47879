// Instead of a hidden score: when it comes, if it comes, and whether the answers have arrived.
import { NEVER_TOLD } from '#core/hiddenAnswers';
import type { Score } from '#core/submission';
import { useNow } from '../data/useNow.ts';
import { dateWords } from '../ui/dateWords.ts';
import { DeliveryChip } from './ScoreCard.tsx';
import type { Delivery } from './shownResult.ts';

export function AfterClosing({ score, delivery }: { score: Score; delivery: Delivery }) {
  const until = score.hidden_until ?? '';
  const now = useNow([until]);
  const isPast = Date.parse(until) <= now;
  const head = (title: string) => (
    <div className="row spread">
      <h2>{title}</h2>
      <DeliveryChip delivery={delivery} />
    </div>
  );
  if (until === NEVER_TOLD) {
    return (
      <section className="card stack" aria-label="Your Score">
        {head('There is no score')}
        <p>This quiz was taken back before it opened to you. Your answers are kept.</p>
      </section>
    );
  }
  return (
    <section className="card stack" aria-label="Your Score">
      {head('Your score comes after the closing')}
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
