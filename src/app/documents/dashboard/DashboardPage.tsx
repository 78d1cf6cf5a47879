// The dashboard (P5). The next step comes first: continuing, then taking a quiz, then uploading. Below are the documents with
// their quizzes.
import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';
import { type DocumentRow, firstOfEach, isReady, quizzesOf } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { keys } from '../../data/api.ts';
import { useOnline } from '../../data/online.ts';
import { userIdNow } from '../../data/queries.ts';
import { queryClient, sentenceFor } from '../../data/queryClient.ts';
import { sessionNow } from '../../data/session.ts';
import { prepareDocuments, useBetterPoll, useDocuments } from '../../sync/documentList.ts';
import { useAtDrawing } from '../../ui/atDrawing.ts';
import { BlankPage, Busy } from '../../ui/Blank.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Upload } from '../../ui/icons.tsx';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { useMediaQuery } from '../../ui/mediaQuery.ts';
import { Page } from '../../ui/Page.tsx';
import { viewOf } from '../parts/documentView.ts';
import {
  prepareOnDevice,
  readOpenAttempts,
  useKeptTitles,
  useOnDevice,
  useOpenAttempts,
  useWaitingFiles,
} from '../parts/onDevice.ts';
import { UndoPlace } from '../parts/UndoPlace.tsx';
import { DocumentList } from './DocumentList.tsx';
import { type Listing, lastListing } from './listing.ts';
import { inOrder, isFound, nextToTake, passes } from './listOrder.ts';
import type { Made } from './MadeHere.tsx';
import { useUnknownUser } from './unknownUser.ts';
import { useWhole } from './useWhole.ts';
import { prepareWaiting } from './WaitingPlace.tsx';
import '../parts/documents.css';

const EmptyDocuments = lazyWithRetry(() => import('./EmptyDocuments.tsx').then((m) => m.EmptyDocuments));
const VerifyBanner = lazyWithRetry(() => import('./VerifyBanner.tsx').then((m) => m.VerifyBanner));
// The card is loaded only if the database has an open attempt.
const ResumeCards = lazyWithRetry(() => import('./ResumeCard.tsx').then((m) => m.ResumeCards));
// Most students have a short list, and nothing that only this device has.
const ListTools = lazyWithRetry(() => import('./ListTools.tsx').then((m) => m.ListTools));
const RewrittenNews = lazyWithRetry(() => import('./RewrittenNews.tsx').then((m) => m.RewrittenNews));
const TodayLine = lazyWithRetry(() => import('./TodayLine.tsx').then((m) => m.TodayLine));
const MadeHere = lazyWithRetry(() => import('./MadeHere.tsx').then((m) => m.MadeHere));
const InstallOffer = lazyWithRetry(() => import('../../shell/InstallOffer.tsx').then((m) => m.InstallOffer));
const SharedWithMe = lazyWithRetry(() => import('../../together/SharedWithMe.tsx').then((m) => m.SharedWithMe));
const LoadFailed = lazyWithRetry(() => import('../../ui/LoadFailed.tsx').then((m) => m.LoadFailed));
const NextCard = lazyWithRetry(() => import('./NextCard.tsx').then((m) => m.NextCard));

const MOST_WITHOUT_SEARCH = 8;
const MOST_WITHOUT_TOOLS = 3;
const WHOLE: Listing = { wanted: '', order: 'newest', filter: 'all' };
/** a quiz this high in the list needs no card of its own */
const AT_HAND = 2;

export function DashboardPage() {
  const { data: listed, dataUpdatedAt, error, isFetching, refetch } = useDocuments();
  useBetterPoll({ data: listed, refetch });
  const unknown = useUnknownUser();
  const files = useWaitingFiles();
  const attempts = useOpenAttempts();
  const device = useOnDevice(attempts);
  const [mergedList, setMergedList] = useState<Made | null>(null);
  const documents = mergedList?.documents ?? listed;
  const online = useOnline();
  const wide = useMediaQuery('(min-width: 56.25rem)');
  const [chosenListing, setChosenListing] = useState(lastListing);
  const [due, setDue] = useState(0);
  const [isAssigned, setAssigned] = useState(false);
  const hasTools = documents !== undefined && documents.length > MOST_WITHOUT_TOOLS;
  const hasSearch = documents !== undefined && documents.length > MOST_WITHOUT_SEARCH;
  const visibleListing = hasSearch ? chosenListing : { ...chosenListing, wanted: '' };
  const listing = hasTools ? visibleListing : WHOLE;
  const sought = useDeferredValue(listing.wanted).trim().toLowerCase();
  const titles = useKeptTitles(sought !== '');

  const all = firstOfEach(documents ?? []).map((document) => viewOf(document, device, online, mergedList?.unsent));
  const next = attempts.length > 0 || isAssigned || due > 0 ? undefined : nextToTake(all);
  const isNextFar = next !== undefined && all.indexOf(next) >= AT_HAND;
  const views = inOrder(all, listing.order)
    .filter((view) => passes(view, listing.filter))
    .map((view) => ({ ...view, isNext: view.document === next?.document && !isNextFar, ...foundBy(view) }))
    .filter(({ document, title }) => isFound(document.filename, title ?? undefined, sought));
  const shownFiles = listing.filter === 'all' ? files.filter(({ filename }) => isFound(filename, undefined, sought)) : [];

  function foundBy({ document: { filename, generated_quiz_id: quizId }, title: wished }: (typeof all)[number]) {
    const title = sought === '' || isFound(filename, undefined, sought) ? undefined : titles.get(quizId ?? 0);
    return { title: title ?? wished };
  }

  const onClock = attempts.filter(({ timer }) => timer !== null);
  const offClock = attempts.filter(({ timer }) => timer === null);
  const knownQuizIds = documents ? quizIdsOf(documents) : null;
  const failure = listed ? null : (unknown.error ?? error);
  const hasReady = views.some(({ document }) => isReady(document));
  const isEmpty = documents?.length === 0 && files.length === 0;
  const isWhole = useWhole(documents !== undefined || failure !== null || files.length > 0, DashboardPage.prepare);
  const hasNext = attempts.length > 0 || isAssigned || next !== undefined || due > 0;
  const uploadFirst = useAtDrawing(isWhole, !hasNext) || wide;
  const upload = isEmpty ? null : <UploadLink look={hasNext ? 'line' : 'main'} isFullWidth={!wide} />;
  return (
    <>
      {isWhole ? null : <BlankPage />}
      <Page title={documentsTexts.page} className="stack" isHidden={!isWhole}>
        <Suspense>{isWhole ? <VerifyBanner /> : null}</Suspense>
        <Suspense fallback={null}>
          <MadeHere listed={listed} listedAt={dataUpdatedAt} onMade={setMergedList} />
          {listed?.some(({ rewritten_at: at }) => at) ? <RewrittenNews documents={listed} /> : null}
        </Suspense>
        <Suspense fallback={null}>
          {isWhole && onClock.length > 0 ? <ResumeCards attempts={onClock} isLeading knownQuizIds={knownQuizIds} /> : null}
        </Suspense>
        <Suspense fallback={null}>
          <SharedWithMe
            device={device}
            hasDocuments={!isEmpty}
            isDrawn={isWhole}
            isAbove
            isLeading={onClock.length === 0}
            onDue={setAssigned}
          />
        </Suspense>
        <Suspense fallback={null}>
          <TodayLine isDrawn={isWhole} isLeading={onClock.length === 0 && !isAssigned} onDue={setDue} />
        </Suspense>
        <Suspense fallback={null}>
          {isWhole && offClock.length > 0 ? (
            <ResumeCards
              attempts={offClock}
              isLeading={onClock.length === 0 && !isAssigned && due === 0}
              knownQuizIds={knownQuizIds}
            />
          ) : null}
          {isWhole && next && isNextFar ? <NextCard document={next.document} /> : null}
        </Suspense>
        {isWhole ? (
          <>
            <div className="dhead">
              <div>
                <h1>{documentsTexts.title}</h1>
                <p className="muted">{documentsTexts.about}</p>
              </div>
              {uploadFirst ? upload : null}
            </div>
            {hasTools ? (
              <Suspense fallback={<div className="tools__blank" />}>
                <ListTools
                  listing={listing}
                  hasSearch={hasSearch}
                  isNothing={views.length + shownFiles.length === 0}
                  onChange={setChosenListing}
                />
              </Suspense>
            ) : null}
            <Suspense fallback={null}>
              {failure ? (
                <LoadFailed
                  title={documentsTexts.loadFailed}
                  message={sentenceFor(failure, documentsTexts.unknownError)}
                  isBusy={isFetching}
                  onAgain={() => void (unknown.error ? unknown.retry() : refetch())}
                />
              ) : null}
              {isEmpty ? <EmptyDocuments /> : null}
            </Suspense>
            {documents || failure ? null : <Busy />}
            {views.length + shownFiles.length > 0 ? <DocumentList files={shownFiles} views={views} /> : null}
            {uploadFirst ? null : upload}
            <UndoPlace />
          </>
        ) : null}
        <Suspense fallback={null}>
          <SharedWithMe device={device} hasDocuments={!isEmpty} isDrawn={isWhole} />
        </Suspense>
        <p className="small muted">{documentsTexts.refresh}</p>
        {/* The browser makes its offer at a moment of its own. */}
        <Suspense fallback={null}>{hasReady ? <InstallOffer /> : null}</Suspense>
      </Page>
    </>
  );
}

/** Reads and loads everything drawn first, so that nothing appears in between later. */
DashboardPage.prepare = async () => {
  const userId = userIdNow();
  const prepareAll = (parts: { prepare: (userId: number) => Promise<unknown> }[]) =>
    Promise.all(parts.map((part) => part.prepare(userId)));
  await Promise.all([
    prepareDocuments(userId),
    prepareOnDevice(userId),
    prepareAll([MadeHere, TodayLine, SharedWithMe, { prepare: prepareWaiting }]),
  ]);
  const { length } = queryClient.getQueryData<DocumentRow[]>(keys.documents(userId)) ?? [];
  await prepareAll([
    ...(sessionNow().user?.is_verified ? [] : [VerifyBanner]),
    ...(readOpenAttempts(userId).length > 0 ? [ResumeCards] : []),
    ...(length > MOST_WITHOUT_TOOLS ? [ListTools, NextCard] : length > 0 ? [] : [EmptyDocuments]),
  ]);
};

function quizIdsOf(documents: readonly DocumentRow[]): ReadonlySet<number> {
  return new Set(documents.flatMap(quizzesOf));
}

function UploadLink({ look, isFullWidth }: { look: 'line' | 'main'; isFullWidth: boolean }) {
  return (
    <Link className={buttonClass({ look, isFullWidth, className: 'upload__link' })} to="/dashboard/upload">
      <Upload />
      {documentsTexts.upload}
    </Link>
  );
}
