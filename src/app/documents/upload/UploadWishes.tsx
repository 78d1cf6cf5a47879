// The wishes at upload: folded away, since most students want the usual quiz. Parts are chosen once the document was read.
import { realWishes, type Wishes } from '#core/document/wishes';
import { quizOptionsTexts } from '#texts/quizOptions';
import { wishPhrase } from '#texts/wishes';
import { WishesChoice } from '../parts/WishesChoice.tsx';

export function UploadWishes({
  wishes,
  disabled,
  onChange,
}: {
  wishes: Wishes;
  disabled: boolean;
  onChange: (wishes: Wishes) => void;
}) {
  const real = realWishes(wishes);
  return (
    <details className="more upload__wishes">
      <summary>{real === null ? quizOptionsTexts.title : quizOptionsTexts.summary(wishPhrase(real))}</summary>
      <WishesChoice wishes={wishes} disabled={disabled} onChange={onChange} />
      <p className="small muted">{quizOptionsTexts.partsLater}</p>
    </details>
  );
}
