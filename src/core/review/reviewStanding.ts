// Derives from the log which questions are in review and which were left out, for screens without a scheduler. It agrees with
// the deck of core/review/review.
import type { ReviewEvent } from './reviewEvent.ts';

/** `out`: it was in review until a mark removed it. */
export type Standing = 'in' | 'left out' | 'out';

/** The standing of each card (`7:3`: quiz and question) after all events, in any order. An undone event does not count. */
export function standings(events: Iterable<ReviewEvent>): Map<string, Standing> {
  const once = new Map<string, ReviewEvent>();
  for (const event of [...events].sort((a, b) => a.at - b.at || (a.event_id < b.event_id ? -1 : 1))) {
    const name = `${cardOf(event)} ${event.event_id}`;
    if (!once.has(name)) once.set(name, event);
  }
  const log = [...once.values()];
  const undone = new Set(log.flatMap((event) => (event.kind === 'undone' ? [`${cardOf(event)} ${event.undoes}`] : [])));
  const standingByCard = new Map<string, Standing>();
  for (const event of log) {
    const card = cardOf(event);
    const standingBefore = standingByCard.get(card) ?? 'out';
    standingByCard.set(
      card,
      undone.has(`${card} ${event.event_id}`) ? standingBefore : standingAfter(standingBefore, event.kind),
    );
  }
  return standingByCard;
}

const cardOf = ({ quiz_id, question_id }: ReviewEvent) => `${quiz_id}:${question_id}`;

function standingAfter(standingBefore: Standing, kind: ReviewEvent['kind']): Standing {
  if (kind === 'left_out') return 'left out';
  if (kind === 'added') return 'in';
  return kind === 'undone' || standingBefore === 'left out' ? standingBefore : 'in';
}
