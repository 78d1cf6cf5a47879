// The results of an assignment (P14.7) for the group's owner, by member and by question, on a phone and on paper.
import { Link, useParams } from '@tanstack/react-router';
import { quizToTake } from '#core/together/quizToTake';
import { groupResultsTexts } from '#texts/groupResults';
import { sentenceFor } from '../data/queryClient.ts';
import { quizIdOf } from '../question/quizAddress.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { Back } from '../ui/icons.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Page } from '../ui/Page.tsx';
import { CorrectionNote } from './CorrectionNote.tsx';
import { QuestionCounts } from './QuestionCounts.tsx';
import { ResultActs } from './ResultActs.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { prepareGroups, useGroups } from './useGroups.ts';
import { useResults } from './useResults.ts';
import './groups.css';

export function GroupResultsPage() {
  const { groupId: group, quizId: quiz } = useParams({ strict: false });
  const params = { group_id: quizIdOf(group), quiz_id: quizIdOf(quiz) };
  const { data, error, refetch } = useResults(params);
  const groupName = useGroups().data?.find(({ group_id: id }) => id === params.group_id)?.name;
  if (!data && !error) return <BlankPage />;
  return (
    <Page title={groupResultsTexts.page} className="stack gresults">
      <div>
        <Link className="back" to="/dashboard/groups/$groupId" params={{ groupId: group ?? '' }}>
          <Back size="s" />
          {groupResultsTexts.back}
        </Link>
        <h1>{groupResultsTexts.title}</h1>
        {data ? <p className="muted">{[data.assignment.title, groupName].filter(Boolean).join(', ')}</p> : null}
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

GroupResultsPage.prepare = () => prepareGroups();
