// Opened by an invitation: the group, its owner, and joining with a name. The page is prerendered once for all codes (decision
// 075); its content loads with the script.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { invitationTexts } from '#texts/invitation';
import { api } from '../data/device.ts';
import { sessionNow } from '../data/session.ts';
import { CodeField } from '../together/CodeField.tsx';
import { JoinForm } from '../together/JoinForm.tsx';
import { SharedGone } from '../together/SharedGone.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import { Page } from '../ui/Page.tsx';
import '../together/together.css';

export function InvitationPage() {
  const { code: codeParam = '' } = useParams({ strict: false });
  const hydrated = useHydrated();
  const code = hydrated ? codeParam : '';
  const invitation = useInvitation(code);
  const group = invitation.data;
  const title = group?.name ?? invitationTexts.page;
  return (
    <Page title={title} className="narrow stack">
      <div>
        <p className="muted">{group ? invitationTexts.owner(group.owner_name) : invitationTexts.ownerUnknown}</p>
        <h1>{title}</h1>
      </div>
      <Content code={code} isKnown={hydrated} invitation={invitation} />
    </Page>
  );
}

function useInvitation(code: string) {
  return useQuery({
    queryKey: ['invitation', code],
    enabled: code !== '',
    queryFn: () => api.call('openInvitation', { params: { code }, token: sessionNow().token }),
  });
}

/** `isKnown`: whether the code is known yet. */
type Props = { code: string; isKnown: boolean; invitation: ReturnType<typeof useInvitation> };

function Content({ code, isKnown, invitation: { data, isError, error, refetch } }: Props) {
  if (isError) return <SharedGone to="group" code={code} error={error} onAgain={() => void refetch()} />;
  if (isKnown && code === '') return <CodeField to="group" />;
  return (
    <section className="card stack">
      <p>{invitationTexts.intro}</p>
      {data ? (
        <JoinForm
          joining={{ to: 'group', code, title: data.name }}
          isNameNeeded
          hint={invitationTexts.nameHint(data.owner_name)}
        />
      ) : (
        <Waiting />
      )}
    </section>
  );
}

function Waiting() {
  return (
    <>
      <div className="blank blank--line" aria-hidden="true" />
      <div className="blank blank--line" aria-hidden="true" />
    </>
  );
}
