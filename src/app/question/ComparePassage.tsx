// How much of a passage an essay had, as its student says beside the passage. Another choice takes the last one back.
import { useEffect, useState } from 'react';
import { type PassageRating, passageRatings } from '#core/submission/submission';
import { questionTexts } from '#texts/question';
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
      <dt>{questionTexts.passageQuestion}</dt>
      <dd className="compare">
        <Segments
          legend={questionTexts.passageQuestion}
          quiet
          value={shownRating}
          options={passageRatings.map((value) => ({ value, label: questionTexts.passageRatings[value] }))}
          disabled={onRate === null}
          onChange={rate}
        />
        <p className="small muted">{isShared ? questionTexts.passageIsForYou : questionTexts.passageCounts}</p>
      </dd>
    </div>
  );
}
