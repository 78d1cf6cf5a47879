// What a student wishes of a quiz (P6.14): how many questions, of which kind, how hard, from which parts. No choice wishes for nothing.
import { type Part, type WishedType, type Wishes, wishCounts } from '#core/document/wishes';
import { quizOptionsTexts } from '#texts/quizOptions';
import { Segments } from '../../ui/Segments.tsx';
import { TickList } from '../../ui/TickList.tsx';

const kinds: readonly (WishedType | 'any')[] = ['any', 'choice', 'typed', 'essay'];
const difficulties = ['Easy', 'Medium', 'Hard'] as const;

/** Deeper levels are not indented further, since a phone is narrow. */
const MOST_INDENTED = 3;

type Props = {
  wishes: Wishes;
  disabled?: boolean;
  /** absent until they are known */
  parts?: readonly Part[];
  onChange: (wishes: Wishes) => void;
};

export function WishesChoice({ wishes, disabled = false, parts = [], onChange }: Props) {
  const counts = [
    { value: 'any', label: quizOptionsTexts.anyCount },
    ...wishCounts.map((count) => ({ value: String(count), label: String(count) })),
  ];
  const highest = Math.min(...parts.map(({ level }) => level));
  return (
    <div className="stack">
      <Segments
        legend={quizOptionsTexts.questions}
        value={String(wishes.count ?? 'any')}
        options={counts}
        disabled={disabled}
        onChange={(value) => onChange({ ...wishes, count: wishCounts.find((count) => String(count) === value) })}
      />
      <Segments
        legend={quizOptionsTexts.kind}
        value={wishes.kind ?? 'any'}
        options={kinds.map((value) => ({ value, label: quizOptionsTexts.kinds[value] }))}
        disabled={disabled}
        onChange={(value) => onChange({ ...wishes, kind: value === 'any' ? undefined : value })}
      />
      {wishes.kind === undefined ? (
        <label className="tick">
          <input
            type="checkbox"
            checked={wishes.without_essays === true}
            disabled={disabled}
            onChange={(event) => onChange({ ...wishes, without_essays: event.target.checked || undefined })}
          />
          <span>{quizOptionsTexts.withoutEssays}</span>
        </label>
      ) : null}
      <Segments
        legend={quizOptionsTexts.difficulty}
        value={wishes.difficulty ?? 'any'}
        options={(['any', ...difficulties] as const).map((value) => ({ value, label: quizOptionsTexts.difficulties[value] }))}
        disabled={disabled}
        onChange={(value) => onChange({ ...wishes, difficulty: difficulties.find((difficulty) => difficulty === value) })}
      />
      {parts.length === 0 ? null : (
        <TickList
          legend={quizOptionsTexts.parts}
          emptyLabel={quizOptionsTexts.allParts}
          options={parts.map((part) => ({
            key: String(part.number),
            label: part.heading,
            depth: Math.min(MOST_INDENTED, part.level - highest),
            ...(part.page === null ? {} : { note: quizOptionsTexts.page(part.page) }),
          }))}
          chosenKeys={(wishes.parts ?? []).map(({ number }) => String(number))}
          onChange={(chosenKeys) => onChange({ ...wishes, parts: chosenParts(parts, chosenKeys) })}
        />
      )}
    </div>
  );
}

function chosenParts(parts: readonly Part[], chosenKeys: readonly string[]): Wishes['parts'] {
  return parts
    .filter(({ number }) => chosenKeys.includes(String(number)))
    .map(({ number, heading }) => ({ number, heading: heading.slice(0, 300) }));
}
