// How much of a passage an essay had, as its student says beside the passage. Another choice takes the last one back.
import { useEffect, useState } from 'react';
import { type PassageRating, passageRatings } from '#core/submission';
import { Segments } from '../ui/Segments.tsx';
import './points.css';

type Props = {
  /** null: the student has not said yet */
  rating: PassageRating | null;
  /** the quiz is somebody else's */
  isShared: boolean;
  /** true once it is stored; null: it can be read here, and changed elsewhere */
  onRate: ((rating: PassageRating) => Promise<boolean>) | null;
};

const QUESTION = 'How much of this was in your answer?';
const words: Record<PassageRating, string> = { all: 'All', most: 'Most', some: 'Some', nothing: 'Nothing' };

export function ComparePassage({ rating, isShared, onRate }: Props) {
  const [shownRating, setShownRating] = useState(rating);
  useEffect(() => setShownRating(rating), [rating]);
  const rate = (next: PassageRating) => {
    setShownRating(next);
    void onRate?.(next).then((isStored) => {
      if (!isStored) setShownRating(rating);
    });
  };
  return (
    <div>
      <dt>{QUESTION}</dt>
      <dd className="compare">
        <Segments
          legend={QUESTION}
          quiet
          value={shownRating}
          options={passageRatings.map((value) => ({ value, label: words[value] }))}
          disabled={onRate === null}
          onChange={rate}
        />
        <p className="small muted">
          {isShared ? 'This is for you: it does not count in the score.' : '“All” and “Most” count as right.'}
        </p>
      </dd>
    </div>
  );
}
