// The four ratings with the time after which the card would come back. The suggested one is filled, and Enter is it.
import type { MouseEventHandler } from 'react';
import type { ReviewRating } from '#core/review/reviewEvent';
import type { Choice } from '#core/review/reviewPlan';
import { reviewTexts } from '#texts/review';
import { Button } from '../ui/Button.tsx';
import { intervalWords } from './reviewWords.ts';

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
