// The way to the settings from every screen below /dashboard, on phones too: the bottom bar has no place for it.
import { Link } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { Sliders } from '../ui/moreIcons.tsx';

export function SettingsLink() {
  return (
    <Link className="iconbtn" to="/dashboard/settings" aria-label={frameTexts.settings}>
      <Sliders size="l" />
    </Link>
  );
}
