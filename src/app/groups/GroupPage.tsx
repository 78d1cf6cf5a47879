// One group (P14.6): invitation, members and results for its owner; due assignments for a member.
import { useParams } from '@tanstack/react-router';
import { groupTexts } from '#texts/group';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { BackTo } from '../ui/BackTo.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { GroupEnd } from './GroupEnd.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { prepareGroups, useAssignments, useGroups } from './useGroups.ts';
import './groups.css';

export function GroupPage() {
  const { groupId: text } = useParams({ strict: false });
  const { data: groups, error } = useGroups();
  const group = groups?.find(({ group_id: id }) => String(id) === text);
  const assigned = useAssignments(group?.group_id ?? 0);
  // Quizzes that arrive later would move what is below them.
  if ((!groups && !error) || (group && assigned.isPending)) return <BlankPage />;
  return (
    <Page title={group?.name ?? groupTexts.page} className="narrow stack">
      <div>
        <BackTo to="/dashboard/groups">{groupTexts.back}</BackTo>
        <h1>{group?.name ?? groupTexts.page}</h1>
        {group ? (
          <p className="muted">{group.role === 'owner' ? groupTexts.isLeader : groupTexts.leader(group.owner_name)}</p>
        ) : null}
      </div>
      {group ? (
        <>
          <AssignmentList group={group} />
          {group.role === 'owner' ? <InvitationCard group={group} /> : null}
          {group.role === 'owner' ? <GroupMembers group={group} /> : null}
          <GroupEnd group={group} />
        </>
      ) : (
        <NoGroup error={error} />
      )}
    </Page>
  );
}

/** A list that failed to load does not mean that the group is missing. */
function NoGroup({ error }: { error: Error | null }) {
  if (error === null) {
    return <ErrorNote title={groupTexts.notYours} message={groupTexts.notYoursNote} />;
  }
  if (isApiFailure(error) && error.kind !== 'http') {
    return <ErrorNote title={groupTexts.offline} message={groupTexts.offlineNote} />;
  }
  return <ErrorNote title={groupTexts.loadFailed} message={sentenceFor(error, groupTexts.unknownError)} />;
}

GroupPage.prepare = ({ groupId }: { groupId?: string }) => prepareGroups(Number(groupId));
