// One member's answers to an assignment, for the owner of the group, who marks the essays here. None of it is kept on the device.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Question, Quiz } from '#core/quiz/quiz';
import { correctedQuestion } from '#core/together/correction';
import type { HandIn } from '#core/together/memberAnswers';
import { versionNumber } from '#core/together/quizToTake';
import { memberAnswersTexts } from '#texts/memberAnswers';
import { useQuiz } from '../data/api.ts';
import { callAs } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { prepareQuiz, quizIdOf } from '../question/quizAddress.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { dateWords } from '../ui/dateWords.ts';
import { Back } from '../ui/icons.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Note } from '../ui/Note.tsx';
import { officialFigure, officialWords } from '../ui/officialWords.ts';
import { Page } from '../ui/Page.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';
import { AnswerBlock } from './AnswerBlock.tsx';
import { type MemberParams, memberAnswersKey } from './essayMarking.ts';
import { useResults } from './useResults.ts';
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
  const countedQuiz = useQuiz(handIn?.counted_version ?? 0);
  const isCountedComing = handIn?.counted_version !== undefined && !countedQuiz.data;
  const error = answers.error ?? quiz.error ?? countedQuiz.error;
  if (!error && !(answers.data && answers.isFetchedAfterMount && quiz.data && !isCountedComing)) return <BlankPage />;
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
      {!answers.data || !quiz.data || isCountedComing ? (
        <LoadFailed
          title={memberAnswersTexts.loadFailed}
          message={sentenceFor(error, memberAnswersTexts.unknownError)}
          onAgain={() => void Promise.all([answers, quiz, countedQuiz].map((query) => query.refetch()))}
        />
      ) : answers.data.hand_in === null ? (
        <Note tone="info" title={memberAnswersTexts.none}>
          {memberAnswersTexts.noneNote}
        </Note>
      ) : (
        <>
          <Standing handIn={answers.data.hand_in} />
          <section className="card">
            {markedQuestions(quiz.data, countedQuiz.data).map((question, at) => (
              <AnswerBlock
                key={question.question_id}
                number={at + 1}
                question={question}
                handIn={answers.data.hand_in as HandIn}
                params={params}
              />
            ))}
          </section>
          <NextMember params={params} />
        </>
      )}
    </Page>
  );
}

MemberAnswersPage.prepare = prepareQuiz;

/** The questions as they were asked, with the answers that counted. */
function markedQuestions({ questions }: Quiz, countedQuiz: Quiz | undefined): Question[] {
  const byId = new Map(countedQuiz?.questions.map((question) => [question.question_id, question]));
  return questions.map((question) => correctedQuestion(question, byId.get(question.question_id)) ?? question);
}

/** Stands last, so that it moves nothing when it comes. */
function NextMember({ params }: { params: MemberParams }) {
  const rows = useResults(params).data?.rows ?? [];
  const at = rows.findIndex((row) => row.member_id === params.member_id);
  const next = at < 0 ? undefined : rows.slice(at + 1).find((row) => row.has_answers);
  if (next === undefined) return null;
  return (
    <Link
      className={buttonClass({ look: 'line' })}
      to="/dashboard/groups/$groupId/$quizId/$memberId"
      params={{ groupId: String(params.group_id), quizId: String(params.quiz_id), memberId: String(next.member_id) }}
    >
      {memberAnswersTexts.next(next.name)}
    </Link>
  );
}

function Standing({
  handIn: {
    official,
    submitted_at: submittedAt,
    is_late: isLate = false,
    version_id: answerVersion = 0,
    counted_version: keyVersion = 0,
    versions = [],
  },
}: {
  handIn: HandIn;
}) {
  return (
    <section className="card num" aria-live="polite">
      <p>
        <strong>{officialFigure(official)}</strong> <span className="muted">{officialWords(official)}</span>
      </p>
      <p className="small muted">
        <TaggedText
          text={(isLate ? memberAnswersTexts.handedInLate : memberAnswersTexts.handedIn)(dateWords(submittedAt))}
          tags={{ b: (words) => <strong>{words}</strong> }}
        />
      </p>
      {answerVersion === keyVersion ? null : (
        <p className="small muted">
          {memberAnswersTexts.markedAgain(versionNumber(versions, answerVersion), versionNumber(versions, keyVersion))}
        </p>
      )}
    </section>
  );
}
