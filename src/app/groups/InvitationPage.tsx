// What an invitation opens: the group, who leads it, and joining with a name.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../data/device.ts';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { JoinForm } from '../together/JoinForm.tsx';
import '../together/together.css';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';

export function InvitationPage() {
  const { code = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', code],
    queryFn: () => api.call('openInvitation', { params: { code } }),
  });
  if (!data && !error) return <BlankPage />;
  const isGone = isApiFailure(error) && error.kind === 'http' && error.status === 404;
  return (
    <Page title={data?.name ?? 'An invitation'} className="narrow stack">
      <div>
        <p className="muted">{data ? `${data.owner_name} invites you to a group` : 'A group'}</p>
        <h1>{data?.name ?? 'An invitation'}</h1>
      </div>
      {data ? (
        <section className="card stack">
          <p>Quizzes that are assigned in the group come to your dashboard, offline too.</p>
          <JoinForm
            joining={{ to: 'group', code, title: data.name }}
            isNameNeeded
            hint={`${data.owner_name} sees this name, with your results in the group’s quizzes. Other members see neither.`}
          />
        </section>
      ) : (
        <ErrorNote
          title={isGone ? 'This invitation opens nothing' : 'Failed to load the invitation'}
          message={sentenceFor(error, 'An unknown error occurred')}
          {...(isGone
            ? {}
            : {
                action: (
                  <Button look="danger-line" onClick={() => void refetch()}>
                    Try Again
                  </Button>
                ),
              })}
        />
      )}
    </Page>
  );
}
