// "Study offline": what is kept here, what waits to be sent, and whether it will work. It promises nothing unchecked.
import { useState } from 'react';
import { studyOfflineTexts } from '#texts/studyOffline';
import { readAhead, useLive } from '../../data/live.ts';
import { useOnline } from '../../data/online.ts';
import { userIdNow } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { InstallOffer } from '../../shell/InstallOffer.tsx';
import { prepareDocuments, useDocuments } from '../../sync/documentList.ts';
import { BlankPage } from '../../ui/Blank.tsx';
import { Page } from '../../ui/Page.tsx';
import { prepareOnDevice } from '../parts/onDevice.ts';
import { UndoPlace } from '../parts/UndoPlace.tsx';
import { prepareStorage } from './DeviceFacts.tsx';
import { KeptCard, keptRowsOf } from './KeptCard.tsx';
import { SelfTest } from './SelfTest.tsx';
import { UnsentCard, unsentRowsOf } from './UnsentCard.tsx';
import '../parts/documents.css';

export function OfflinePage() {
  const userId = useSession().user?.user_id ?? 0;
  const online = useOnline();
  const { data: documents, error } = useDocuments();
  const isRead = useLive(keptRowsOf(userId)).state !== 'loading';
  const [isWhole, setWhole] = useState(false);
  // On a new device the list would push down what is below it.
  const isKnown = isRead && (documents !== undefined || error !== null || !online || userId === 0);
  if (isKnown && !isWhole) setWhole(true);
  if (!isKnown && !isWhole) return <BlankPage />;
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

OfflinePage.prepare = () => {
  const userId = userIdNow();
  return Promise.all([
    prepareDocuments(userId),
    prepareOnDevice(userId),
    prepareStorage(),
    readAhead(keptRowsOf(userId), unsentRowsOf(userId)),
  ]);
};
