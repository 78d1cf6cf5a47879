// The answers for a past paper without any: one letter for each question, stored from the first tap and sent together. A
// question without a letter is left out of the quiz.
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { checkLetters, FEWEST_LETTERS } from '#core/document/letters';
import type { AnswerLetter, Letters, OpenChoice } from '#core/document/openChoice';
import { chosenLetters, dropLetters, keepLetters } from '#device/attempts/letters';
import { pastPaperTexts } from '#texts/pastPaper';
import { validationText } from '#texts/validation';
import { useGiveLetters, useOpenChoices } from '../../data/changes.ts';
import { db } from '../../data/device.ts';
import { useLive } from '../../data/live.ts';
import { useOnline } from '../../data/online.ts';
import { userIdNow } from '../../data/queries.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { useDocuments } from '../../sync/documentList.ts';
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { BlankPage } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Note } from '../../ui/Note.tsx';
import { Page } from '../../ui/Page.tsx';
import { OpenChoiceCard } from './OpenChoiceCard.tsx';
import './answers.css';

const NONE: Letters = [];

export function AnswersPage() {
  const docId = Number(useParams({ strict: false }).docId);
  const { data: choices, error, refetch, isFetching } = useOpenChoices(docId);
  const name = useDocuments().data?.find((document) => document.doc_id === docId)?.filename;
  const liveLetters = useLive(useCallback(() => chosenLetters(db, userIdNow(), docId), [docId]));
  if (liveLetters.state === 'loading' || (choices === undefined && error === null)) return <BlankPage />;
  return (
    <Page title={pastPaperTexts.page}>
      <div className="narrow stack">
        <BackToDashboard />
        <h1>{pastPaperTexts.page}</h1>
        {name ? <p className="muted answers__name">{name}</p> : null}
        {choices === undefined ? (
          <LoadFailed
            message={sentenceFor(error, pastPaperTexts.loadFailed)}
            isBusy={isFetching}
            onAgain={() => void refetch()}
          />
        ) : choices.length === 0 ? (
          <Note tone="info" title={pastPaperTexts.nothing}>
            {pastPaperTexts.nothingNote}
          </Note>
        ) : (
          <Answers docId={docId} choices={choices} storedLetters={liveLetters.state === 'ready' ? liveLetters.value : NONE} />
        )}
      </div>
    </Page>
  );
}

function Answers({ docId, choices, storedLetters }: { docId: number; choices: readonly OpenChoice[]; storedLetters: Letters }) {
  const [letters, setLetters] = useState<Letters>(() => choices.map((_, at) => storedLetters[at] ?? null));
  /** letters that are not stored: being saved, or failed and retried with the next tap */
  const unkept = useRef(new Map<number, AnswerLetter | null>());
  // Adds letters chosen in another tab.
  useEffect(() => {
    if (unkept.current.size === 0 && storedLetters.length > 0) setLetters(choices.map((_, at) => storedLetters[at] ?? null));
  }, [storedLetters, choices]);
  const give = useGiveLetters(docId);
  const online = useOnline();
  const navigate = useNavigate();
  const answeredCount = letters.filter((letter) => letter !== null).length;

  function choose(at: number, letter: AnswerLetter | null): void {
    setLetters((currentLetters) => currentLetters.map((currentLetter, place) => (place === at ? letter : currentLetter)));
    unkept.current.set(at, letter);
    const now = new Map(unkept.current);
    keepLetters(db, { userId: userIdNow(), docId, count: choices.length }, now).then(
      () => {
        for (const [place, storedLetter] of now) if (unkept.current.get(place) === storedLetter) unkept.current.delete(place);
      },
      () => notify.error(pastPaperTexts.storageFailed),
    );
  }
  async function send(): Promise<void> {
    const wrong = checkLetters(choices, letters);
    if (wrong !== null) {
      notify.error(validationText(wrong));
      return;
    }
    try {
      await give.mutateAsync(letters);
      await dropLetters(db, userIdNow(), docId).catch(() => undefined);
      notify.success(pastPaperTexts.sent);
      void navigate({ to: '/dashboard' });
    } catch (failure) {
      notify.error(sentenceFor(failure, pastPaperTexts.sendFailed));
    }
  }
  return (
    <>
      <p className="muted">{pastPaperTexts.about}</p>
      <ol className="answers">
        {choices.map((choice, at) => (
          <OpenChoiceCard
            // The paper's order never changes.
            key={`${choice.number} ${choice.stem}`}
            choice={choice}
            place={at + 1}
            letter={letters[at] ?? null}
            disabled={give.isPending}
            onChoose={(letter) => choose(at, letter)}
          />
        ))}
      </ol>
      <div className="card answers__send">
        <p className="small muted" role="status">
          {progressText(answeredCount, choices.length, online)}
        </p>
        <Button isFullWidth disabled={give.isPending || !online || answeredCount < FEWEST_LETTERS} onClick={() => void send()}>
          {give.isPending ? pastPaperTexts.sending : pastPaperTexts.write}
        </Button>
      </div>
    </>
  );
}

function progressText(answered: number, count: number, online: boolean): string {
  if (answered >= FEWEST_LETTERS)
    return online ? pastPaperTexts.answered(answered, count) : pastPaperTexts.answeredOffline(answered, count);
  const { answeredTooFew, answeredTooFewOffline } = pastPaperTexts;
  return (online ? answeredTooFew : answeredTooFewOffline)(answered, count, FEWEST_LETTERS);
}
