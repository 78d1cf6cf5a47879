// Decides which cards are due, when, and how many today, from their memory, the settings, the time and the time zone. Pure
// functions: no clock, no storage.
import { after, DAY_MS, type Deck, intervalOf, type ReviewCard, retrievabilityOf } from './review.ts';
import { dayBegins, dayOf, type ReviewSettings } from './reviewBounds.ts';
import { type ReviewRating, reviewRatings } from './reviewEvent.ts';

export { dayBegins, dayOf, ReviewSettings, usualSettings } from './reviewBounds.ts';

/** `wall`: the device's clock, ms since 1970; `zone`: minutes east of Greenwich. */
export type ReviewTime = { wall: number; zone: number };

/** A card due within this time may be shown earlier if nothing else is left. */
const AHEAD_MS = 20 * 60_000;
/** Before an exam every card is repeated once, spread over this many days. */
const LAST_DAYS = 7;

function calendarDay(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** When a card is due: a day, and for a card being learnt also a time (else 0). */
export type Due = { day: number; from: number };

/**
 * When a card is due; null if it is not in the deck. A rating dated in the future counts as made now, so that a wrong clock
 * cannot postpone a card for years.
 */
export function dueOf(card: ReviewCard, settings: ReviewSettings, { wall, zone }: ReviewTime): Due | null {
  if (!card.isIn) return null;
  const askedDue = card.askedFor === null ? null : { day: dayOf(Math.min(card.askedFor, wall + DAY_MS), zone), from: 0 };
  if (!card.rated) return askedDue;
  const at = Math.min(card.rated.at, wall);
  const { days, minutes } = intervalOf(card.id, card.rated, settings.retention);
  const from = days === 0 ? at + minutes * 60_000 : 0;
  const scheduledDue = { day: from === 0 ? dayOf(at, zone) + days : dayOf(from, zone), from };
  const cappedDue = {
    ...scheduledDue,
    day: beforeExam(scheduledDue.day, card, examDayOf(card, settings), dayOf(at, zone), dayOf(wall, zone)),
  };
  return askedDue !== null && askedDue.day < cappedDue.day ? askedDue : cappedDue;
}

function examDayOf({ quizId }: ReviewCard, { exam, exams }: ReviewSettings): number | null {
  const day = exams[String(quizId)] ?? exam;
  return day === null ? null : calendarDay(day);
}

/** No interval extends beyond the exam, and in the last week before it every card is repeated once, on its own day. */
function beforeExam(day: number, { id }: ReviewCard, exam: number | null, lastDay: number, today: number): number {
  if (exam === null || exam <= today) return day;
  const once = exam - 1 - (numberOf(id) % LAST_DAYS);
  return Math.min(day, lastDay < once ? once : exam);
}

/** A number from a text (FNV-1a). */
function numberOf(text: string): number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return state >>> 0;
}

/** Whether a card was never rated. */
export function isNew(card: ReviewCard): boolean {
  return card.rated === undefined;
}

/**
 * The cards to review now: first those being learnt, then those due, the longest overdue first, then as many new ones as today
 * allows, and last those due within minutes.
 */
export function dueNow(deck: Deck, settings: ReviewSettings, time: ReviewTime): ReviewCard[] {
  const today = dayOf(time.wall, time.zone);
  const rankedCards: { card: ReviewCard; rank: number; by: number }[] = [];
  for (const card of deck.values()) {
    const due = dueOf(card, settings, time);
    // A session continues past the hour at which a day begins.
    if (due === null || (due.from === 0 ? due.day > today : due.from > time.wall + AHEAD_MS)) continue;
    if (isNew(card)) rankedCards.push({ card, rank: 2, by: card.askedFor ?? 0 });
    else if (due.from === 0) rankedCards.push({ card, rank: 1, by: due.day });
    else rankedCards.push({ card, rank: due.from > time.wall ? 3 : 0, by: due.from });
  }
  rankedCards.sort((a, b) => a.rank - b.rank || a.by - b.by || numberOf(a.card.id) - numberOf(b.card.id));
  let allowed = newAllowed(deck, settings, time);
  return rankedCards.filter(({ rank }) => rank !== 2 || allowed-- > 0).map(({ card }) => card);
}

/** How many new cards are still allowed today. */
function newAllowed(deck: Deck, settings: ReviewSettings, { wall, zone }: ReviewTime): number {
  const today = dayOf(wall, zone);
  const begun = [...deck.values()].filter(({ rated }) => rated !== undefined && dayOf(rated.firstAt, zone) === today).length;
  return Math.max(0, newADay(deck, settings, { wall, zone }) - begun);
}

/** How many new cards are allowed each day: as set, or enough to see all of them a week before their exam. */
export function newADay(deck: Deck, settings: ReviewSettings, { wall, zone }: ReviewTime): number {
  const today = dayOf(wall, zone);
  const unmetByExam = new Map<number, number>();
  for (const card of deck.values()) {
    const exam = examDayOf(card, settings);
    const isToMeet = card.isIn && (isNew(card) || dayOf(card.rated?.firstAt ?? 0, zone) === today);
    if (exam !== null && exam > today && isToMeet) unmetByExam.set(exam, (unmetByExam.get(exam) ?? 0) + 1);
  }
  const needed = [...unmetByExam].map(([exam, count]) => Math.ceil(count / Math.max(1, exam - LAST_DAYS - today)));
  return Math.max(settings.newPerDay, ...needed);
}

/** An exam later than this is a typing error. */
const FARTHEST_DAYS = 5 * 366;

/** Why a day cannot be an exam date (in the past, or too far ahead), or null. `day` has a year of at least four digits. */
export function examDayFlaw(day: string, { wall, zone }: ReviewTime): 'over' | 'far' | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const ahead = new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS - dayOf(wall, zone);
  if (ahead < 0) return 'over';
  return ahead > FARTHEST_DAYS ? 'far' : null;
}

/** What an exam requires: `aDay` new questions each day until a week before it; 0 if none is new. */
export type ExamPace = { waiting: number; aDay: number };

/** The pace of all cards with this exam date (`2027-05-12`); null if it is not in the future. */
export function examPace(deck: Deck, settings: ReviewSettings, day: string, { wall, zone }: ReviewTime): ExamPace | null {
  const [exam, today] = [calendarDay(day), dayOf(wall, zone)];
  if (exam <= today) return null;
  const unmetCount = [...deck.values()].filter((card) => card.isIn && isNew(card) && examDayOf(card, settings) === exam).length;
  return { waiting: unmetCount, aDay: Math.ceil(unmetCount / Math.max(1, exam - LAST_DAYS - today)) };
}

/** How many cards are due on each of the next days, from today. New cards are spread as the settings say. */
export function forecast(deck: Deck, settings: ReviewSettings, time: ReviewTime, days: number): number[] {
  const today = dayOf(time.wall, time.zone);
  const counts = new Array<number>(days).fill(0);
  const unmet: number[] = [];
  for (const card of deck.values()) {
    const due = dueOf(card, settings, time);
    if (due === null) continue;
    const place = Math.max(0, due.day - today);
    if (isNew(card)) unmet.push(place);
    else if (place < days) counts[place] = (counts[place] ?? 0) + 1;
  }
  const aDay = newADay(deck, settings, time);
  const newCounts = new Array<number>(days).fill(0);
  newCounts[0] = aDay - newAllowed(deck, settings, time);
  for (const place of unmet.sort((a, b) => a - b)) {
    const day = newCounts.findIndex((count, at) => at >= place && count < aDay);
    if (day === -1) break;
    newCounts[day] = (newCounts[day] ?? 0) + 1;
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

/** How many cards wait now, and at the start of each of the next days if nothing is reviewed: the result of `dueNow` then. */
export function backlog(deck: Deck, settings: ReviewSettings, { wall, zone }: ReviewTime, days: number): number[] {
  const today = dayOf(wall, zone);
  const times = Array.from({ length: days }, (_, at) => (at === 0 ? wall : dayBegins(today + at, zone)));
  return times.map((at) => dueNow(deck, settings, { wall: at, zone }).length);
}

/** The effect of a rating: the card is due after this many minutes or days. */
export type Choice = { rating: ReviewRating; minutes: number; days: number };

/** The four ratings and when each would make the card due, under these settings and now. */
export function choicesOf(card: ReviewCard, settings: ReviewSettings, time: ReviewTime): Choice[] {
  const { id: event_id, quizId: quiz_id, questionId: question_id } = card;
  return reviewRatings.map((rating) => {
    const at = Math.max(time.wall, card.rated?.at ?? 0);
    const rated = after(card, { event_id, at, quiz_id, question_id, kind: 'rated', rating });
    const due = dueOf({ ...rated, isIn: true }, settings, time);
    if (!due) return { rating, minutes: 0, days: 0 };
    return due.from > 0
      ? { rating, minutes: Math.round((due.from - time.wall) / 60_000), days: 0 }
      : { rating, minutes: 0, days: due.day - dayOf(time.wall, time.zone) };
  });
}

/**
 * The rating that an answer suggests: `again` if wrong, `hard` if right but slow, else `good`. `slowMs`: when it counts as slow;
 * null: never.
 */
export function suggestedRating(isCorrect: boolean, ms: number, slowMs: number | null): ReviewRating {
  if (!isCorrect) return 'again';
  return slowMs !== null && ms > slowMs ? 'hard' : 'good';
}

/** The chance that a card is known at a time, from 0 to 1; 0 for a new card. */
export function knownAt({ rated }: ReviewCard, wall: number): number {
  return rated ? retrievabilityOf(rated, (wall - rated.at) / DAY_MS) : 0;
}
