// The four ratings with the time after which the card would come back. The suggested one is filled, and Enter is it.
import type { MouseEventHandler } from 'react';
import type { ReviewRating } from '#core/reviewEvent';
import type { Choice } from '#core/reviewPlan';
import { Button } from '../ui/Button.tsx';
import { intervalWords, ratingWords } from './reviewWords.ts';

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
      <legend className="vh">How well did you know it?</legend>
      {choices.map(({ rating, ...interval }) => (
        <Button
          key={rating}
          className="rate"
          look={rating === suggested ? 'main' : 'line'}
          disabled={disabled}
          label={`${ratingWords[rating]}: again in ${intervalWords(interval)}${rating === suggested ? ', suggested' : ''}`}
          onClick={onRate(rating)}
        >
          <b>{ratingWords[rating]}</b>
          <span className="num">{intervalWords(interval)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
