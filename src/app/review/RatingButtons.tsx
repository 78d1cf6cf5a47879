// The four ratings with the time after which the card would come back. The suggested one is filled, and Enter is it.
import type { MouseEventHandler } from 'react';
import type { ReviewRating } from '#core/review/reviewEvent';
import type { Choice } from '#core/review/reviewPlan';
import { reviewTexts } from '#texts/review';
import { Button } from '../ui/Button.tsx';

/** `10 min`, `1 day`, `12 days`, `2 months`, `1.5 years`: short, for a button. */
function intervalWords({ minutes, days }: Pick<Choice, 'minutes' | 'days'>): string {
  if (days === 0) return minutes < 60 ? reviewTexts.minutes(Math.max(1, minutes)) : reviewTexts.hours(Math.round(minutes / 60));
  if (days < 60) return reviewTexts.days(days);
  if (days < 365) return reviewTexts.months(Math.round(days / 30.4));
  return reviewTexts.years(Math.round(days / 36.5) / 10);
}

type Props = {
  choices: readonly Choice[];
  /** null: nothing is suggested yet */
  suggested: ReviewRating | null;
  disabled: boolean;
  onRate: (rating: ReviewRating) => MouseEventHandler;
};

export function RatingButtons({ choices, suggested, disabled, onRate }: Props) {
  return (
    <fieldset className="rates">
      <legend className="vh">{reviewTexts.howWell}</legend>
      {choices.map(({ rating, ...interval }) => (
        <Button
          key={rating}
          className="rate"
          look={rating === suggested ? 'main' : 'line'}
          disabled={disabled}
          label={(rating === suggested ? reviewTexts.suggestedRating : reviewTexts.ratingAndInterval)(
            reviewTexts.ratings[rating],
            intervalWords(interval),
          )}
          onClick={onRate(rating)}
        >
          <b>{reviewTexts.ratings[rating]}</b>
          <span className="num">{intervalWords(interval)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
