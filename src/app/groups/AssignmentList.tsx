// The assignments of a group, and a button to assign a quiz.
import { Suspense, useState } from 'react';
import type { GroupRow } from '#core/together/group';
import { groupTexts } from '#texts/group';
import { useOnline } from '../data/online.ts';
import { Button } from '../ui/Button.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { AssignmentItem } from './AssignmentItem.tsx';
import { useAssignments } from './useGroups.ts';

const AssignDialog = lazyWithRetry(() => import('./AssignDialog.tsx').then((m) => m.AssignDialog));

export function AssignmentList({ group }: { group: GroupRow }) {
  const { data: assignments, isError } = useAssignments(group.group_id);
  const online = useOnline();
  const [isAssigning, setIsAssigning] = useState(false);
  const isOwner = group.role === 'owner';
  return (
    <section className="card stack">
      <h2>{groupTexts.quizzes}</h2>
      {assignments?.length === 0 ? <p className="muted">{isOwner ? groupTexts.nothingAssigned : groupTexts.nothingDue}</p> : null}
      <ul>
        {(assignments ?? []).map((assignment) => (
          <AssignmentItem key={assignment.quiz_id} group={group} assignment={assignment} />
        ))}
      </ul>
      {isOwner ? (
        <div>
          <Button look="tint" disabled={!online} onClick={() => setIsAssigning(true)}>
            {groupTexts.assign}
          </Button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {/* Which quizzes are assigned already is known first: the dialog begins with their terms. */}
        {isAssigning && (assignments || isError) ? (
          <AssignDialog groupId={group.group_id} assignments={assignments ?? []} onClose={() => setIsAssigning(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}
