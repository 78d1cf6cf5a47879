// One member's answers to an assignment, for the owner of the group, who marks the essays here. None of it is kept on the device.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { HandIn } from '#core/together/memberAnswers';
import { memberAnswersTexts } from '#texts/memberAnswers';
import { useQuiz } from '../data/api.ts';
import { callAs } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { prepareQuiz, quizIdOf } from '../question/quizAddress.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { Back } from '../ui/icons.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Note } from '../ui/Note.tsx';
import { officialFigure, officialWords } from '../ui/officialWords.ts';
import { Page } from '../ui/Page.tsx';
import { AnswerBlock } from './AnswerBlock.tsx';
import { memberAnswersKey } from './essayMarking.ts';
import './groups.css';

export function MemberAnswersPage() {
  const { groupId = '', quizId = '', memberId } = useParams({ strict: false });
  const userId = useSession().user?.user_id ?? 0;
  const params = { group_id: quizIdOf(groupId), quiz_id: quizIdOf(quizId), member_id: quizIdOf(memberId) };
  const answers = useQuery({
    queryKey: memberAnswersKey(userId, params),
    enabled: userId !== 0,
    refetchOnMount: 'always',
    gcTime: 0,
    queryFn: ({ signal }) => callAs(userId, 'memberAnswers', { params, signal }),
  });
  const handIn = answers.data?.hand_in;
  const quiz = useQuiz(answers.data ? (handIn?.version_id ?? params.quiz_id) : 0);
  const error = answers.error ?? quiz.error;
  if (!error && !(answers.data && answers.isFetchedAfterMount && quiz.data)) return <BlankPage />;
  const title = answers.data?.name ?? memberAnswersTexts.page;
  return (
    <Page title={title} className="narrow stack">
      <div>
        <Link className="back" to="/dashboard/groups/$groupId/$quizId" params={{ groupId, quizId }}>
          <Back size="s" />
          {memberAnswersTexts.back}
        </Link>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {quiz.data ? <p className="muted">{quiz.data.title}</p> : null}
      </div>
      {!answers.data || !quiz.data ? (
        <LoadFailed
          title={memberAnswersTexts.loadFailed}
          message={sentenceFor(error, memberAnswersTexts.unknownError)}
          onAgain={() => void Promise.all([answers.refetch(), quiz.refetch()])}
        />
      ) : answers.data.hand_in === null ? (
        <Note tone="info" title={memberAnswersTexts.none}>
          {memberAnswersTexts.noneNote}
        </Note>
      ) : (
        <>
          <Standing handIn={answers.data.hand_in} />
          <section className="card">
            {quiz.data.questions.map((question, at) => (
              <AnswerBlock
                key={question.question_id}
                number={at + 1}
                question={question}
                handIn={answers.data.hand_in as HandIn}
                params={params}
              />
            ))}
          </section>
        </>
      )}
    </Page>
  );
}

MemberAnswersPage.prepare = prepareQuiz;

function Standing({
  handIn: { official, submitted_at: submittedAt, version_id: version, counted_version: counted },
}: {
  handIn: HandIn;
}) {
  return (
    <section className="card num" aria-live="polite">
      <p>
        <strong>{officialFigure(official)}</strong> <span className="muted">{officialWords(official)}</span>
      </p>
      <p className="small muted">{memberAnswersTexts.handedIn(dateWords(submittedAt))}</p>
      {version === counted ? null : <p className="small muted">{memberAnswersTexts.markedAgain}</p>}
    </section>
  );
}
