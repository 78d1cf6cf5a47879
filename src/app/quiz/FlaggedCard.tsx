// The flagged questions, in the quiz's order; each leads to its question.
import type { Attempt } from '#core/attempt/attempt';
import { quizTexts } from '#texts/quiz';
import { FlagFull } from '../ui/moreIcons.tsx';

export function FlaggedCard({ attempt, onJump }: { attempt: Attempt; onJump: (position: number) => void }) {
  const flagged = attempt.quiz.questions.flatMap((q, i) => (attempt.flags.includes(q.question_id) ? [i] : []));
  if (flagged.length === 0) return null;
  return (
    <section className="card">
      <h2 className="qaside__h">{quizTexts.flaggedTitle}</h2>
      <div className="qbtns">
        {flagged.map((position) => (
          <button
            key={position}
            type="button"
            className="qbtn"
            aria-current={position === attempt.position ? 'true' : undefined}
            onClick={() => onJump(position)}
          >
            <FlagFull size="s" />
            {quizTexts.shortQuestion(position + 1)}
          </button>
        ))}
      </div>
    </section>
  );
}
