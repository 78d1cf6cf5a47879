// The way back to the documents, where a screen has no bar at the bottom.
import { uiTexts } from '#texts/ui';
import { BackTo } from './BackTo.tsx';

export function BackToDashboard() {
  return <BackTo to="/dashboard">{uiTexts.backToDashboard}</BackTo>;
}
