// Whether a shared quiz has a leaderboard, and what it would show of whom.
type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

export function BoardChoice({ checked, disabled, onChange }: Props) {
  return (
    <label className="share__check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled ?? false}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        Leaderboard
        <small className="muted">
          Of each who chooses a name for it: that name, the first score and, of a timed quiz, the time. Others are not on it.
        </small>
      </span>
    </label>
  );
}
