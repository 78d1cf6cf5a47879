// What every way to show a card is given: the card, and what becomes of it.
import type { ReviewRating } from '#core/review/reviewEvent';
import type { ReviewSettings } from '#core/review/reviewPlan';
import type { Shown } from './useSitting.ts';

export type CardProps = {
  current: Shown;
  settings: ReviewSettings;
  busy: boolean;
  /** `ms`: how long the answer took */
  onRate: (rating: ReviewRating, ms: number) => void;
  onUndo: () => void;
};
