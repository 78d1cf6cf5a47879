// The questions one by one, all of them or those that one wants to see.
import { useState } from 'react';
import type { Quiz } from '#core/quiz';
import type { Score } from '#core/submission';
import { Segments } from '../ui/Segments.tsx';
import { ResultBlock } from './ResultBlock.tsx';

type Filter = 'all' | 'incorrect' | 'flagged';
type Props = { score: Score; quiz: Quiz | null; flags: readonly number[] };

export function Breakdown({ score, quiz, flags }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const blocks = score.results.map((result, i) => {
    const place = quiz?.questions.findIndex((q) => q.question_id === result.question_id) ?? -1;
    return { result, question: quiz?.questions[place], number: (place < 0 ? i : place) + 1 };
  });
  const incorrect = blocks.filter(({ result }) => !result.is_correct);
  const flagged = blocks.filter(({ result }) => flags.includes(result.question_id));
  const options = [
    { value: 'all' as const, label: 'All', note: String(blocks.length), list: blocks },
    { value: 'incorrect' as const, label: 'Incorrect', note: String(incorrect.length), list: incorrect },
    { value: 'flagged' as const, label: 'Flagged', note: String(flagged.length), list: flagged },
  ].filter(({ value, list }) => value === 'all' || (list.length > 0 && list.length < blocks.length));
  const shown = options.find(({ value }) => value === filter)?.list ?? blocks;
  return (
    <section className="card">
      <div className="breakdown__h">
        <h2>Detailed Breakdown</h2>
        {options.length > 1 ? (
          <Segments
            legend="Show"
            quiet
            value={filter}
            options={options.map(({ value, label, note }) => ({ value, label: `${label} ${note}` }))}
            onChange={setFilter}
          />
        ) : null}
      </div>
      {shown.map(({ result, question, number }) => (
        <ResultBlock key={result.question_id} number={number} result={result} question={question} quiz={quiz ?? { title: '' }} />
      ))}
    </section>
  );
}
