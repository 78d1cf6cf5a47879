// How each question went, with the commonest wrong answer.
import type { QuestionCount } from '#core/group';
import { officialWords } from '../ui/officialWords.ts';
import { RichText } from '../ui/RichText.tsx';

export function QuestionCounts({ questions }: { questions: readonly QuestionCount[] }) {
  if (questions.every(({ answered }) => answered === 0)) return null;
  return (
    <section className="card">
      <h2>By question</h2>
      <ol className="gresults__questions">
        {questions.map(({ question_id: id, question_text: text, commonest_wrong: wrong, ...counts }) => (
          <li key={id}>
            <p>
              <RichText text={text} />
            </p>
            <p className="small num">
              <strong>{countWords(counts)}</strong>
              {wrong ? (
                <span className="muted">
                  . Most often instead: “<RichText text={wrong.answer} />” ({wrong.count})
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function countWords({ answered, right, essays }: Pick<QuestionCount, 'answered' | 'right' | 'essays'>): string {
  if (answered === 0) return 'Nobody answered';
  return essays === undefined ? `${right} of ${answered} right` : officialWords({ correct: 0, questions: 0, essays });
}
