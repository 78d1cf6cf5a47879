// How each question went, with the commonest wrong answer.
import type { QuestionCount } from '#core/group';
import { RichText } from '../ui/RichText.tsx';

export function QuestionCounts({ questions }: { questions: readonly QuestionCount[] }) {
  if (questions.every(({ answered }) => answered === 0)) return null;
  return (
    <section className="card">
      <h2>By question</h2>
      <ol className="gresults__questions">
        {questions.map(({ question_id: id, question_text: text, answered, right, commonest_wrong: wrong }) => (
          <li key={id}>
            <p>
              <RichText text={text} />
            </p>
            <p className="small num">
              <strong>{answered === 0 ? 'Nobody answered' : `${right} of ${answered} right`}</strong>
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
