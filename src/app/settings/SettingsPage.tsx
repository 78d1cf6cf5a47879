// The settings: how Oasis looks on this device, the account, where it is signed in, and all that is kept of the student.
import type { User } from '#core/account/user';
import { settingsTexts } from '#texts/settings';
import { readAhead } from '../data/live.ts';
import { onThisDeviceOf } from '../data/onThisDevice.ts';
import { userIdNow } from '../data/queries.ts';
import { reviewSettingsOf } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { prepareDeck } from '../review/useDeck.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { Page } from '../ui/Page.tsx';
import { AccountCard } from './AccountCard.tsx';
import { DataCard } from './DataCard.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import { LookCard } from './LookCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { keptTitlesOf } from './quizTitles.ts';
import { RemindersCard } from './RemindersCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { useReviewOptions } from './reviewOptions.ts';
import { SessionsCard } from './SessionsCard.tsx';
import './settings.css';

export function SettingsPage() {
  const { user } = useSession();
  return user ? <Loaded user={user} /> : <BlankPage />;
}

SettingsPage.prepare = () => {
  const userId = userIdNow();
  return Promise.all([prepareDeck(userId), readAhead(reviewSettingsOf(userId), keptTitlesOf(userId), onThisDeviceOf(userId))]);
};

function Loaded({ user }: { user: User }) {
  const options = useReviewOptions(user.user_id);
  if (options === null) return <BlankPage />;
  return (
    <Page title={settingsTexts.page} className="stack settings">
      <h1>{settingsTexts.page}</h1>
      <LookCard />
      <ReviewCard userId={user.user_id} options={options} />
      <RemindersCard key={`r${user.user_id}`} userId={user.user_id} />
      <AccountCard key={user.user_id} user={user} />
      <PasswordCard user={user} />
      <SessionsCard userId={user.user_id} />
      <DeviceCard userId={user.user_id} />
      <DataCard />
      <DeleteCard user={user} />
    </Page>
  );
}
