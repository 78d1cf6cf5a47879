// The keys of review: before the check those of the quiz, after it 1 to 4 for the ratings and Enter for the suggested one; U undoes.
import { useEffect } from 'react';
import { type ReviewRating, reviewRatings } from '#core/review/reviewEvent';
import { commandFor } from '../quiz/quizKeys.ts';
import { placeOf } from '../quiz/useQuizKeys.ts';
import { isComposing } from '../ui/isComposing.ts';

type Listening = {
  isChecked: boolean;
  singleKeys: boolean;
  choose: (index: number) => void;
  rate: (rating: ReviewRating) => void;
  enter: () => void;
  undo: () => void;
};

export function useReviewKeys({ isChecked, singleKeys, choose, rate, enter, undo }: Listening): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.repeat) return;
      const place = placeOf(event.target);
      const isBare = !(event.ctrlKey || event.metaKey || event.altKey) && place !== 'text' && singleKeys;
      const rating = isChecked && isBare && /^[1-4]$/.test(event.key) ? reviewRatings[Number(event.key) - 1] : undefined;
      const command = commandFor(event, place, singleKeys);
      if (rating !== undefined) rate(rating);
      else if (isBare && event.key.toLowerCase() === 'u') undo();
      else if (command?.type === 'enter') enter();
      else if (command?.type === 'choose' && !isChecked) choose(command.index);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
