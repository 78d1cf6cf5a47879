// The score: how high the sun stands, the figures, and whether the server has received it.
import type { ReactNode } from 'react';
import { marksOf } from '#core/marking/grading';
import type { Quiz } from '#core/quiz/quiz';
import type { OfficialScore, Score } from '#core/submission/submission';
import { percentText } from '#texts/formats';
import { paperTexts } from '#texts/paper';
import { resultsTexts } from '#texts/results';
import { Chip } from '../ui/Chip.tsx';
import { Pencil, Tick, Warning } from '../ui/icons.tsx';
import { PaperPlane } from '../ui/moreIcons.tsx';
import { officialPercent, officialWords } from '../ui/officialWords.ts';
import { FirstChecks } from './FirstChecks.tsx';
import { ScoreSky } from './ScoreSky.tsx';
import type { Delivery } from './shownResult.ts';

type Props = { score: Score; official?: OfficialScore | null; quiz: Quiz | null; delivery: Delivery; children?: ReactNode };

/** `official`: the score that others see, of a quiz of somebody else; `children`: the notes beside the score. */
export function ScoreCard({ score, official = null, quiz, delivery, children }: Props) {
  const marks = quiz && marksOf(quiz.questions, score.results);
  const percentage = official === null ? score.score : officialPercent(official);
  return (
    <section className="card score" aria-label={resultsTexts.score}>
      <div className="score__sky">
        <ScoreSky score={percentage ?? 0} />
      </div>
      <div className="score__body">
        <div className="score__in">
          <div className="row spread">
            <h2>{resultsTexts.score}</h2>
            <DeliveryChip delivery={delivery} />
          </div>
          {percentage === null ? null : (
            <>
              <p className="score__fig">
                {percentText(percentage).replace('%', '')}
                <small>%</small>
              </p>
              <p className="small muted">{resultsTexts.overallScore}</p>
            </>
          )}
          {official === null ? null : <p>{officialWords(official)}</p>}
          {marks && official === null ? <p>{resultsTexts.marks(marks.got, paperTexts.marks(marks.all))}</p> : null}
          <FirstChecks score={score} questions={quiz?.questions ?? []} />
          {children}
        </div>
        <div className="stats">
          {percentage === null ? null : (
            <Figure count={official?.correct ?? score.correct_count} words={resultsTexts.correctAnswers} />
          )}
          <Figure count={score.total_questions} words={resultsTexts.totalQuestions} />
        </div>
      </div>
    </section>
  );
}

function Figure({ count, words }: { count: number; words: string }) {
  return (
    <div>
      <b>{count}</b>
      <span className="small muted">{words}</span>
    </div>
  );
}

export function DeliveryChip({ delivery }: { delivery: Delivery }) {
  switch (delivery.kind) {
    case 'received':
      return (
        <Chip tone="ok" icon={<Tick />}>
          {resultsTexts.deliveries.received}
        </Chip>
      );
    case 'refused':
      return (
        <Chip tone="err" icon={<Warning />}>
          {resultsTexts.deliveries.refused}
        </Chip>
      );
    case 'practice':
      return (
        <Chip tone="wait" icon={<Pencil />}>
          {resultsTexts.deliveries.practice}
        </Chip>
      );
    default:
      return (
        <Chip tone="warn" icon={<PaperPlane />}>
          {resultsTexts.deliveries.waiting}
        </Chip>
      );
  }
}
