// The results of each question, with the most common wrong answer.
import type { QuestionCount } from '#core/together/group';
import { groupResultsTexts } from '#texts/groupResults';
import { officialWords } from '../ui/officialWords.ts';
import { RichText } from '../ui/RichText.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';

export function QuestionCounts({ questions }: { questions: readonly QuestionCount[] }) {
  if (questions.every(({ answered }) => answered === 0)) return null;
  return (
    <section className="card">
      <h2>{groupResultsTexts.byQuestion}</h2>
      <ol className="gresults__questions">
        {questions.map(({ question_id: id, question_text: text, right_answer: key, commonest_wrong: wrong, ...counts }) => (
          <li key={id}>
            <p>
              <RichText text={text} />
            </p>
            {key === undefined ? null : (
              <p className="small">
                <TaggedText text={groupResultsTexts.rightAnswer(key)} tags={{ answer: (words) => <RichText text={words} /> }} />
              </p>
            )}
            <p className="small num">
              <strong>{countWords(counts)}</strong>
              {wrong ? (
                <span className="muted">
                  <TaggedText
                    text={groupResultsTexts.commonestWrong(wrong.answer, wrong.count)}
                    tags={{ answer: (words) => <RichText text={words} /> }}
                  />
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
  if (answered === 0) return groupResultsTexts.nobodyAnswered;
  return !essays
    ? groupResultsTexts.right(right, answered)
    : officialWords({ correct: right, questions: answered - essays, essays });
}
