// The results of each question, with the most common wrong answer.
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { QuestionCount } from '#core/together/group';
import { newestNow } from '#device/quizzes/versions';
import { groupResultsTexts } from '#texts/groupResults';
import { db } from '../data/device.ts';
import { userIdNow } from '../data/queries.ts';
import { Button } from '../ui/Button.tsx';
import { officialWords } from '../ui/officialWords.ts';
import { RichText } from '../ui/RichText.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';

/** @param quizId the version that the group takes */
export function QuestionCounts({ questions, quizId }: { questions: readonly QuestionCount[]; quizId: number }) {
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
            <CorrectButton quizId={quizId} questionId={id} text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Opens the owner's newest version in the editor. */
function CorrectButton({ quizId, questionId, text }: { quizId: number; questionId: number; text: string }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const open = async () => {
    const newest = await newestNow(db, userIdNow(), quizId);
    await navigate({
      to: '/dashboard/quiz/$quizId/edit',
      params: { quizId: String(newest) },
      search: { question: questionId, from: history.location.href },
    });
  };
  return (
    <p className="gresults__correct">
      <Button look="text" label={groupResultsTexts.correctFor(text)} onClick={() => void open()}>
        {groupResultsTexts.correct}
      </Button>
    </p>
  );
}

function countWords({ answered, right, essays }: Pick<QuestionCount, 'answered' | 'right' | 'essays'>): string {
  if (answered === 0) return groupResultsTexts.nobodyAnswered;
  return !essays
    ? groupResultsTexts.right(right, answered)
    : officialWords({ correct: right, questions: answered - essays, essays });
}
