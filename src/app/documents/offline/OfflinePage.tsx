// "Study offline": what is kept here, what waits to be sent, and whether it will work. Only what is true.
import { studyOfflineTexts } from '#texts/studyOffline';
import { InstallOffer } from '../../shell/InstallOffer.tsx';
import { Page } from '../../ui/Page.tsx';
import { UndoPlace } from '../parts/UndoPlace.tsx';
import { KeptCard } from './KeptCard.tsx';
import { SelfTest } from './SelfTest.tsx';
import { UnsentCard } from './UnsentCard.tsx';
import '../parts/documents.css';

export function OfflinePage() {
  return (
    <Page title={studyOfflineTexts.page} className="stack">
      <div>
        <h1>{studyOfflineTexts.page}</h1>
        <p className="muted offline__about">{studyOfflineTexts.about}</p>
      </div>
      <UnsentCard />
      <div className="stack two">
        <KeptCard />
        <SelfTest />
      </div>
      <UndoPlace />
      <InstallOffer always />
    </Page>
  );
}
