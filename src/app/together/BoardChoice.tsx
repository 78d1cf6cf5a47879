// Whether a shared quiz has a leaderboard, and what it would show of whom.
import { shareDialogTexts } from '#texts/shareDialog';

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
        {shareDialogTexts.leaderboard}
        <small className="muted">{shareDialogTexts.leaderboardNote}</small>
      </span>
    </label>
  );
}
