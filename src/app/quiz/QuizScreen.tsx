// The quiz as it is taken: one question, what a check says about it, and the way through.
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { answerOf, hasBegun, isOpen, orderOf } from '#core/attempt/attempt';
import { answersHiddenUntil } from '#core/attempt/hiddenAnswers';
import { checkResult } from '#core/attempt/moves';
import { shownLetter, shownQuestion } from '#core/attempt/shuffle';
import { isKnownQuiz } from '#core/editing/madeQuiz';
import { OWN_WRITER } from '#core/quiz/quiz';
import { leftOutText } from '#texts/paper';
import { quizTexts } from '#texts/quiz';
import { uiTexts } from '#texts/ui';
import { CitedQuiz } from '../question/citedQuiz.ts';
import { Feedback } from '../question/Feedback.tsx';
import { Listen } from '../question/Listen.tsx';
import { SomethingWrong } from '../question/SomethingWrong.tsx';
import { spokenQuestion } from '../question/spokenQuestion.ts';
import { notify } from '../shell/notices.tsx';
import { SignInBar } from '../shell/SignInBar.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { useSingleKeys } from '../ui/singleKeys.ts';
import { Actions } from './Actions.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { useExamWarnings } from './examWarnings.ts';
import { FlaggedCard } from './FlaggedCard.tsx';
import type { LiveAttempt } from './liveAttempt.ts';
import type { PutAway } from './PutAwayDialog.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { QuizBar } from './QuizBar.tsx';
import { createQuizMoves } from './quizMoves.ts';
import { StorageBanner } from './StorageBanner.tsx';
import { SureButton } from './SureButton.tsx';
import { useLiveState } from './useLiveAttempt.ts';
import { useQuizKeys } from './useQuizKeys.ts';
import './quizScreen.css';

const loadFinishDialog = () => import('./FinishDialog.tsx').then((m) => m.FinishDialog);
const FinishDialog = lazyWithRetry(loadFinishDialog);
const KeysDialog = lazyWithRetry(() => import('./KeysDialog.tsx').then((m) => m.KeysDialog));

const MapDialog = lazyWithRetry(() => import('./MapDialog.tsx').then((m) => m.MapDialog));
const PutAwayDialog = lazyWithRetry(() => import('./PutAwayDialog.tsx').then((m) => m.PutAwayDialog));

type Shown = 'finish' | 'keys' | 'map' | PutAway | null;
type Props = {
  live: LiveAttempt;
  ending: boolean;
  onPutAway: (action: PutAway) => Promise<void>;
  /** leads away from the quiz, which is stored */
  onClose: () => Promise<void>;
};

export function QuizScreen({ live, ending, onPutAway, onClose }: Props) {
  const { attempt, drafts, saving, secondsLeft } = useLiveState(live);
  const [dialog, setDialog] = useState<Shown>(null);
  const [pending, setPending] = useState(false);
  const { quiz, position, practice } = attempt;
  const order = orderOf(attempt);
  const storedQuestion = quiz.questions[position];
  const question = storedQuestion && shownQuestion(storedQuestion, order);
  const title = quiz.title || uiTexts.untitled;
  const reader = position === 0 && !practice ? quiz.answers_read_by : undefined;
  const leftOut = position === 0 && !practice ? leftOutText(quiz.left_out, quiz.questions.length) : null;
  // Not the sample, nor what is tried or shared: it cannot be mended here, and its document is somebody else's.
  const isOwn = isKnownQuiz(attempt.quizId) && !quiz.is_shared;
  // A file holds the key: not before the end of an exam.
  const hasDownload = !practice && !attempt.exam && answersHiddenUntil(quiz) === null;
  const result = storedQuestion ? checkResult(attempt, storedQuestion) : null;
  const storedAnswer = storedQuestion
    ? (drafts[String(storedQuestion.question_id)] ?? answerOf(attempt, storedQuestion.question_id))
    : '';
  const answer = storedQuestion ? shownLetter(storedQuestion, order, storedAnswer) : '';
  const isSure = storedQuestion !== undefined && attempt.sure?.includes(storedQuestion.question_id) === true;
  const wasChecked = storedQuestion !== undefined && attempt.firstChecks?.[String(storedQuestion.question_id)] !== undefined;
  // One for the whole attempt: it remembers what was pressed while the press before is being stored.
  const moves = useMemo(() => createQuizMoves(live, () => setDialog((currentDialog) => currentDialog ?? 'finish')), [live]);
  const textPlace = useFocusOnChange(position);
  useFinishDialogAhead(attempt.revision > 0);
  useExamWarnings(attempt.exam === true, secondsLeft);
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  const showKeys = () => setDialog('keys');
  const close = () => setDialog(null);
  const jump = (to: number) => {
    close();
    moves.goto(to);
  };
  useQuizKeys(moves, { isListening: dialog === null && !ending, singleKeys, showKeys });

  /** What cannot be saved keeps the screen open, and is said there. */
  async function saveAndClose(): Promise<void> {
    await live.flush();
    const isHere = await live.settled();
    if (!isHere || live.state.saving === 'failed' || !isOpen(live.state.attempt)) return;
    await onClose();
    if (hasBegun(live.state.attempt)) notify.info(attempt.timer ? quizTexts.keptOnClock : quizTexts.kept);
  }

  async function confirm(): Promise<void> {
    setPending(true);
    await live.make({ type: 'finish', by: 'student' });
    // Not stored: the banner says so, and it is tried again. Stored: the end of the attempt leads on.
    if (live.state.saving === 'failed') {
      setPending(false);
      setDialog(null);
    }
  }

  return (
    <Page title={title} className="quiz">
      <div className="quiz__title">
        <h1>{title}</h1>
        {hasDownload ? <ExportButtons quizId={attempt.quizId} title={title} /> : null}
      </div>
      {leftOut === null ? null : <p className="small muted">{leftOut}</p>}
      {reader === undefined ? null : <p className="small muted">{quizTexts.answersReadBy(reader)}</p>}
      <QuizBar
        current={position + 1}
        total={quiz.questions.length}
        saving={saving}
        isTyping={Object.keys(drafts).length > 0}
        ending={ending}
        secondsLeft={secondsLeft}
        durationMs={attempt.timer?.durationMs ?? null}
        onMap={() => setDialog('map')}
        onClose={() => void saveAndClose()}
      />
      <div className="cols">
        {question ? (
          <section className="card qcard" aria-label={quizTexts.question(position + 1)}>
            <div className="qcard__in">
              <QuestionCard
                key={question.question_id}
                question={question}
                answer={answer}
                isDirty={drafts[String(question.question_id)] !== undefined}
                result={result}
                flagged={attempt.flags.includes(question.question_id)}
                locked={ending}
                moves={moves}
                textPlace={textPlace}
                listen={
                  <Listen
                    texts={spokenQuestion(question, answer, result)}
                    language={question.language ?? quiz.language}
                    isOver={ending}
                  />
                }
              />
              {wasChecked && !isSure ? null : (
                <SureButton isSure={isSure} disabled={ending || wasChecked || answer.trim() === ''} onToggle={moves.toggleSure} />
              )}
              {wasChecked && !attempt.exam && result === null && answer.trim() !== '' && !ending ? (
                <Button look="text" className="qagain" onClick={moves.check}>
                  {quizTexts.showAgain}
                </Button>
              ) : null}
              <CitedQuiz value={isOwn ? attempt.quizId : null}>
                <Feedback
                  key={`f${question.question_id}`}
                  question={question}
                  answer={answer}
                  result={result}
                  quiz={quiz}
                  attempt={attempt}
                  moves={moves}
                >
                  {isOwn ? (
                    <SomethingWrong
                      quizId={attempt.quizId}
                      question={question}
                      answer={storedAnswer}
                      isWrong={result === 'incorrect'}
                      say={sayWrong}
                    />
                  ) : null}
                </Feedback>
              </CitedQuiz>
            </div>
            <Actions
              isFirst={position === 0}
              isLast={position === quiz.questions.length - 1}
              hasAnswer={answer.trim() !== ''}
              isChecked={result !== null}
              isExam={attempt.exam === true}
              ending={ending}
              moves={moves}
            />
          </section>
        ) : (
          <ErrorNote title={quizTexts.error} message={quizTexts.questionUnavailable(position)} />
        )}
        <aside className="stack qaside">
          <section className="card wide">
            <h2 className="qaside__h">{quizTexts.questions}</h2>
            <QuestionMap attempt={attempt} drafts={drafts} onJump={moves.goto} />
          </section>
          <FlaggedCard attempt={attempt} onJump={moves.goto} />
          {attempt.exam ? (
            <p className="small muted qhint">
              {quizTexts.examAnswers[attempt.quiz.settings?.answers_hidden_until ? 'afterClosing' : 'atEnd']}
            </p>
          ) : null}
          <p className="small muted wide qhint">{attempt.timer ? quizTexts.closeAnyTimeTimed : quizTexts.closeAnyTime}</p>
          {quiz.written_by?.startsWith(OWN_WRITER) === false ? (
            <p className="small muted qhint">{quizTexts.writtenBy(quiz.written_by)}</p>
          ) : null}
          <Button look="text" className="wide qkeys" onClick={showKeys}>
            {singleKeys ? quizTexts.keysHint : quizTexts.keys}
          </Button>
          <div className="row wrap qaway">
            <Button look="text" disabled={ending} onClick={() => setDialog('start-over')}>
              {quizTexts.startOver}
            </Button>
            <Button look="danger" disabled={ending} onClick={() => setDialog('discard')}>
              {quizTexts.discard}
            </Button>
          </div>
          {/* They come while a question is answered, and move nothing of it. */}
          <div className="qnotes">
            {saving === 'failed' ? <StorageBanner attempt={attempt} drafts={drafts} /> : <SignInBar flush={live.flush} />}
          </div>
        </aside>
      </div>
      <Suspense>
        {dialog === 'finish' ? (
          <FinishDialog
            attempt={attempt}
            pending={pending || ending}
            onReview={close}
            onConfirm={() => void confirm()}
            onJump={jump}
          />
        ) : null}
        {dialog === 'keys' ? <KeysDialog singleKeys={singleKeys} onSingleKeys={chooseSingleKeys} onClose={close} /> : null}
        {dialog === 'map' ? <MapDialog attempt={attempt} drafts={drafts} onJump={jump} onClose={close} /> : null}
        {dialog === 'discard' || dialog === 'start-over' ? (
          <PutAwayDialog attempt={attempt} action={dialog} onStay={close} onPutAway={() => onPutAway(dialog).then(close)} />
        ) : null}
      </Suspense>
    </Page>
  );
}

function sayWrong(words: string, isDone: boolean): void {
  (isDone ? notify.success : notify.error)(words);
}

/** The network may be gone when the quiz is to be finished: the dialog is fetched with the first move, not with the last. */
function useFinishDialogAhead(hasMoved: boolean): void {
  useEffect(() => {
    if (hasMoved) loadFinishDialog().catch(() => undefined);
  }, [hasMoved]);
}

/** Another question is on screen: it is read from its beginning, and the focus goes to its text. Feedback moves nothing. */
function useFocusOnChange(position: number) {
  const place = useRef<HTMLDivElement>(null);
  const shownPosition = useRef(position);
  useEffect(() => {
    if (shownPosition.current === position) return;
    shownPosition.current = position;
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [position]);
  return place;
}
