// "Study offline": what is kept here, what waits to be sent, and whether it will work. Only what is true.
import { InstallOffer } from '../shell/InstallOffer.tsx';
import { Page } from '../ui/Page.tsx';
import { KeptCard } from './KeptCard.tsx';
import { SelfTest } from './SelfTest.tsx';
import { UndoPlace } from './UndoPlace.tsx';
import { UnsentCard } from './UnsentCard.tsx';
import './documents.css';

export function OfflinePage() {
  return (
    <Page title="Study offline" className="stack">
      <div>
        <h1>Study offline</h1>
        <p className="muted offline__about">A full drop means that the quiz opens without a network.</p>
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
