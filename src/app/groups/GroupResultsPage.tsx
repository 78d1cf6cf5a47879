// The results of an assignment (P14.7) for the group's owner, by member and by question, on a phone and on paper.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Results } from '#core/together/group';
import { quizToTake } from '#core/together/quizToTake';
import { groupResultsTexts } from '#texts/groupResults';
import { callAs } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { quizIdOf } from '../question/quizAddress.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { Back } from '../ui/icons.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Page } from '../ui/Page.tsx';
import { CorrectionNote } from './CorrectionNote.tsx';
import { QuestionCounts } from './QuestionCounts.tsx';
import { ResultActs } from './ResultActs.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import './groups.css';

/** How often the results are read while hand-ins are marked again. */
const REMARKING_MS = 2_000;

export function GroupResultsPage() {
  const { groupId: group, quizId: quiz } = useParams({ strict: false });
  const userId = useSession().user?.user_id ?? 0;
  const params = { group_id: quizIdOf(group), quiz_id: quizIdOf(quiz) };
  const { data, error, refetch } = useQuery<Results>({
    queryKey: ['results', userId, params.group_id, params.quiz_id],
    enabled: userId !== 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.assignment.is_remarking ? REMARKING_MS : false),
    queryFn: ({ signal }) => callAs(userId, 'results', { params, signal }),
  });
  if (!data && !error) return <BlankPage />;
  return (
    <Page title={groupResultsTexts.page} className="stack gresults">
      <div>
        <Link className="back" to="/dashboard/groups/$groupId" params={{ groupId: group ?? '' }}>
          <Back size="s" />
          {groupResultsTexts.back}
        </Link>
        <h1>{groupResultsTexts.title}</h1>
        {data ? <p className="muted">{data.assignment.title}</p> : null}
      </div>
      {data ? (
        <>
          <CorrectionNote results={data} params={params} />
          <ResultsTable results={data} params={params} />
          <QuestionCounts questions={data.questions} quizId={quizToTake(data.assignment)} />
          <ResultActs params={params} title={data.assignment.title} />
        </>
      ) : (
        <LoadFailed
          title={groupResultsTexts.loadFailed}
          message={sentenceFor(error, groupResultsTexts.unknownError)}
          onAgain={() => void refetch()}
        />
      )}
    </Page>
  );
}
