// The questions one by one, all or filtered.
import { useState } from 'react';
import { type Attempt, orderOf } from '#core/attempt/attempt';
import { shownQuestion, shownResult } from '#core/attempt/shuffle';
import { isUnreadEssay, withTeacherMark } from '#core/marking/scoring';
import type { Question, Quiz } from '#core/quiz/quiz';
import { isUncompared } from '#core/submission/marks';
import type { GradedAnswer, Score } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';
import { Segments } from '../ui/Segments.tsx';
import type { Reviewer } from './AddToReview.tsx';
import type { Marking } from './marking.ts';
import { ResultBlock } from './ResultBlock.tsx';

type Filter = 'all' | 'incorrect' | 'flagged';
/** `attempt`: the attempt of this score, if it was taken here; numbers and letters are shown as they were then. */
type Props = {
  score: Score;
  quiz: Quiz | null;
  attempt: Attempt | null;
  /** null: nothing can be marked here */
  marking: Marking | null;
  /** null: no question of this quiz can be reviewed */
  reviewer: Reviewer | null;
};

type Block = { result: GradedAnswer; question: Question | undefined; number: number; isUnread: boolean };

/** Whether others see this score: that of somebody else's quiz, but not of practice. */
function isOfficialScore(quiz: Quiz | null, attempt: Attempt | null): boolean {
  return quiz?.is_shared === true && attempt?.practice !== true;
}

function blocksOf(score: Score, quiz: Quiz | null, attempt: Attempt | null): Block[] {
  const isOfficial = isOfficialScore(quiz, attempt);
  const order = attempt && orderOf(attempt);
  const blocks = score.results.map(withTeacherMark).map((result, i) => {
    const storedQuestion = quiz?.questions.find((q) => q.question_id === result.question_id);
    const place = attempt?.quiz.questions.findIndex((q) => q.question_id === result.question_id) ?? i;
    return {
      result: storedQuestion ? shownResult(storedQuestion, order, result) : result,
      question: storedQuestion && shownQuestion(storedQuestion, order),
      number: (place < 0 ? i : place) + 1,
      isUnread: isUnreadEssay(storedQuestion, result, { is_shared: isOfficial }) || isUncompared(storedQuestion, result),
    };
  });
  return blocks.sort((a, b) => a.number - b.number);
}

export function Breakdown({ score, quiz, attempt, marking, reviewer }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const flags = attempt?.flags ?? [];
  const blocks = blocksOf(score, quiz, attempt);
  const incorrect = blocks.filter(({ result, isUnread }) => !result.is_correct && !isUnread);
  const flagged = blocks.filter(({ result }) => flags.includes(result.question_id));
  const options = [
    { value: 'all' as const, list: blocks },
    { value: 'incorrect' as const, list: incorrect },
    { value: 'flagged' as const, list: flagged },
  ].filter(({ value, list }) => value === 'all' || (list.length > 0 && list.length < blocks.length));
  const visibleBlocks = options.find(({ value }) => value === filter)?.list ?? blocks;
  return (
    <section className="card">
      <div className="breakdown__h">
        <h2>{resultsTexts.breakdown}</h2>
        {options.length > 1 ? (
          <Segments
            legend={resultsTexts.show}
            quiet
            value={filter}
            options={options.map((option) => ({
              value: option.value,
              label: resultsTexts.filters[option.value](option.list.length),
            }))}
            onChange={setFilter}
          />
        ) : null}
      </div>
      {visibleBlocks.map(({ result, question, number }) => (
        <ResultBlock
          key={result.question_id}
          number={number}
          result={result}
          question={question}
          quiz={quiz ?? { title: '' }}
          isOfficial={isOfficialScore(quiz, attempt)}
          marking={marking}
          reviewer={reviewer}
        />
      ))}
    </section>
  );
}
