// The quiz as it is taken: one question, what a check says about it, and the way through.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { answerOf, checkResult } from '#core/attempt';
import { DEFAULT_QUIZ_TITLE, OWN_WRITER } from '#core/quiz';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { Actions } from './Actions.tsx';
import { DocxButton } from './DocxButton.tsx';
import { Feedback } from './Feedback.tsx';
import { FlaggedCard } from './FlaggedCard.tsx';
import type { LiveAttempt } from './liveAttempt.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { QuizBar } from './QuizBar.tsx';
import { createQuizMoves } from './quizMoves.ts';
import { SignInBar } from './SignInBar.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { useSingleKeys } from './singleKeys.ts';
import { useLiveState } from './useLiveAttempt.ts';
import { useQuizKeys } from './useQuizKeys.ts';
import './quizScreen.css';

const loadFinishDialog = () => import('./FinishDialog.tsx').then(({ FinishDialog: D }) => ({ default: D }));
const FinishDialog = lazy(loadFinishDialog);
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then(({ KeysDialog: D }) => ({ default: D })));

type Shown = 'finish' | 'keys' | null;

export function QuizScreen({ live, ending }: { live: LiveAttempt; ending: boolean }) {
  const { attempt, drafts, saving, secondsLeft } = useLiveState(live);
  const [dialog, setDialog] = useState<Shown>(null);
  const [pending, setPending] = useState(false);
  const { quiz, position, practice } = attempt;
  const question = quiz.questions[position];
  const title = quiz.title || DEFAULT_QUIZ_TITLE;
  const result = question ? checkResult(attempt, question) : null;
  const answer = question ? (drafts[String(question.question_id)] ?? answerOf(attempt, question.question_id)) : '';
  const moves = createQuizMoves(live, () => setDialog('finish'));
  const textPlace = useFocusOnChange(position);
  useFinishDialogAhead(attempt.revision > 0);
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  const showKeys = () => setDialog('keys');
  useQuizKeys(moves, { isListening: dialog === null && !ending, singleKeys, showKeys });

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
        {practice ? null : <DocxButton quizId={attempt.quizId} title={title} />}
      </div>
      <QuizBar
        current={position + 1}
        total={quiz.questions.length}
        saving={saving}
        isTyping={Object.keys(drafts).length > 0}
        ending={ending}
        secondsLeft={secondsLeft}
        durationMs={attempt.timer?.durationMs ?? null}
      >
        {saving === 'failed' ? <StorageBanner attempt={attempt} drafts={drafts} /> : null}
      </QuizBar>
      <SignInBar flush={live.flush} />
      <div className="cols">
        {question ? (
          <section className="card qcard" aria-label={`Question ${position + 1}`}>
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
              />
              <Feedback key={`f${question.question_id}`} question={question} answer={answer} result={result} quiz={quiz} />
            </div>
            <Actions
              isFirst={position === 0}
              isLast={position === quiz.questions.length - 1}
              hasAnswer={answer.trim() !== ''}
              isChecked={result !== null}
              ending={ending}
              moves={moves}
            />
          </section>
        ) : (
          <ErrorNote
            title="Error"
            message={`Question data is unavailable (Index: ${position}). Please refresh or contact support.`}
          />
        )}
        <aside className="stack qaside">
          <FlaggedCard attempt={attempt} onJump={moves.goto} />
          <p className="small muted wide qhint">
            You can close Oasis at any time. Your answers stay here
            {attempt.timer ? ' and the clock keeps its deadline' : ''}.
          </p>
          {quiz.written_by?.startsWith(OWN_WRITER) === false ? (
            <p className="small muted qhint">Questions by {quiz.written_by}, checked against your document.</p>
          ) : null}
          <Button look="text" className="wide qkeys" onClick={showKeys}>
            {singleKeys ? 'Keys (press ?)' : 'Keys'}
          </Button>
        </aside>
      </div>
      <Suspense>
        {dialog === 'finish' ? (
          <FinishDialog
            attempt={attempt}
            pending={pending || ending}
            onReview={() => setDialog(null)}
            onConfirm={() => void confirm()}
          />
        ) : null}
        {dialog === 'keys' ? (
          <KeysDialog singleKeys={singleKeys} onSingleKeys={chooseSingleKeys} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
    </Page>
  );
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
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [position]);
  return place;
}
