// Instead of a hidden score: when it comes, if it comes, and whether the answers have arrived.
import { NEVER_TOLD } from '#core/attempt/hiddenAnswers';
import type { Score } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';
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
      <section className="card stack" aria-label={resultsTexts.score}>
        {head(resultsTexts.noScore)}
        <p>{resultsTexts.takenBack}</p>
      </section>
    );
  }
  return (
    <section className="card stack" aria-label={resultsTexts.score}>
      {head(resultsTexts.afterClosing)}
      <p className="num">
        {isPast ? resultsTexts.closed(dateWords(until)) : resultsTexts.closes(dateWords(until))}{' '}
        {resultsTexts.notMarkedYet(score.total_questions)}
      </p>
      <p className="muted">{isPast ? resultsTexts.serverIsAsked : resultsTexts.hereAfterClosing}</p>
    </section>
  );
}
