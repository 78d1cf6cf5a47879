// The wishes at upload: folded away, since most students want the usual quiz. Parts are chosen once the document was read.
import { realWishes, type Wishes, wishWords } from '#core/document/wishes';
import { quizOptionsTexts } from '#texts/quizOptions';
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
      <summary>{real === null ? quizOptionsTexts.title : quizOptionsTexts.summary(lowered(wishWords(real)))}</summary>
      <WishesChoice wishes={wishes} disabled={disabled} onChange={onChange} />
      <p className="small muted">{quizOptionsTexts.partsLater}</p>
    </details>
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
