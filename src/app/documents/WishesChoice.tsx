// What a student wishes of a quiz (P6.14): how many questions, of which kind, how hard, from which parts. No choice wishes for nothing.
import { type Part, type WishedKind, type Wishes, wishCounts } from '#core/wishes';
import { Segments } from '../ui/Segments.tsx';
import { TickList } from '../ui/TickList.tsx';

const kinds: { value: WishedKind | 'any'; label: string }[] = [
  { value: 'any', label: 'Mixed' },
  { value: 'choice', label: 'Choices' },
  { value: 'typed', label: 'Typed' },
  { value: 'essay', label: 'Essays' },
];
const difficulties = ['Easy', 'Medium', 'Hard'] as const;

/** Deeper ones stand below each other: a phone is narrow. */
const MOST_INDENTED = 3;

type Props = {
  wishes: Wishes;
  disabled?: boolean;
  /** none where they are not known yet */
  parts?: readonly Part[];
  onChange: (wishes: Wishes) => void;
};

export function WishesChoice({ wishes, disabled = false, parts = [], onChange }: Props) {
  const counts = [
    { value: 'any', label: 'Auto' },
    ...wishCounts.map((count) => ({ value: String(count), label: String(count) })),
  ];
  const highest = Math.min(...parts.map(({ level }) => level));
  return (
    <div className="stack">
      <Segments
        legend="Questions"
        value={String(wishes.count ?? 'any')}
        options={counts}
        disabled={disabled}
        onChange={(value) => onChange({ ...wishes, count: wishCounts.find((count) => String(count) === value) })}
      />
      <Segments
        legend="Kind"
        value={wishes.kind ?? 'any'}
        options={kinds}
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
          <span>Without essays</span>
        </label>
      ) : null}
      <Segments
        legend="Difficulty"
        value={wishes.difficulty ?? 'any'}
        options={[{ value: 'any', label: 'Any' }, ...difficulties.map((value) => ({ value, label: value }))]}
        disabled={disabled}
        onChange={(value) => onChange({ ...wishes, difficulty: difficulties.find((difficulty) => difficulty === value) })}
      />
      {parts.length === 0 ? null : (
        <TickList
          legend="Parts"
          none="All of them"
          options={parts.map((part) => ({
            key: String(part.number),
            label: part.heading,
            depth: Math.min(MOST_INDENTED, part.level - highest),
            ...(part.page === null ? {} : { note: `Page ${part.page}` }),
          }))}
          chosen={(wishes.parts ?? []).map(({ number }) => String(number))}
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
