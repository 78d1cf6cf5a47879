// Assigns one of the owner's quizzes to a group: when it opens and closes, how often it may be taken, and when answers are
// shown.
import { type FormEvent, useId, useState } from 'react';
import { isReady } from '#core/document/document';
import type { Assignment } from '#core/together/group';
import { versionsOf } from '#core/together/quizToTake';
import { newestVersions } from '#device/quizzes/versions';
import { assignmentTexts } from '#texts/assignment';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../data/live.ts';
import { call, userIdNow } from '../data/queries.ts';
import { notify } from '../shell/notices.tsx';
import { useDocuments } from '../sync/documentList.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { AssignTerms } from './AssignTerms.tsx';
import { wishIn } from './assignWish.ts';
import { useGroupChange } from './groupChange.ts';
import { useAnswersKnown } from './useGroups.ts';

const versionsHere = liveQueryOf((userId: number) => newestVersions(db, userId));

type Props = { groupId: number; assignments: readonly Assignment[]; onClose: () => void };

export function AssignDialog({ groupId, assignments, onClose }: Props) {
  const form = useId();
  const change = useGroupChange();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [chosenQuizId, setChosenQuizId] = useState<number | null>(null);
  const { data: documents, isError } = useDocuments();
  const answersKnown = useAnswersKnown(groupId);
  const live = useLive(versionsHere(userIdNow()));
  // Later content would move the buttons below it.
  if ((!documents && !isError) || answersKnown.isPending || live.state === 'loading') return null;
  const versions = liveValue(live, new Map<number, number>());
  /** The list names the newest version of a quiz, and the assignment its first. */
  const assignmentOf = (id: number) =>
    assignments.find((row) => versionsOf(row).includes(id) || versions.get(row.quiz_id) === id);
  const ready = (documents ?? []).filter((row) => isReady(row) && (row.generated_quiz_id ?? 0) > 0);
  const first = ready.find((row) => !assignmentOf(row.generated_quiz_id ?? 0)) ?? ready[0];
  const selectedQuizId = chosenQuizId ?? first?.generated_quiz_id ?? 0;
  const currentAssignment = assignmentOf(selectedQuizId);
  const quizId = currentAssignment?.quiz_id ?? selectedQuizId;
  const act = currentAssignment ? 'change' : 'assign';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { body } = wishIn(new FormData(event.currentTarget), currentAssignment);
    change.mutate(() => call('assign', { params: { group_id: groupId, quiz_id: quizId }, body }), {
      onSuccess: () => {
        notify.success(assignmentTexts.done[act]);
        onClose();
      },
      onError: (error) => setRefusal(error),
    });
  }
  return (
    <Dialog
      open
      title={assignmentTexts.title}
      {...(change.isPending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={change.isPending} onClick={onClose}>
            {assignmentTexts.cancel}
          </Button>
          <Button type="submit" form={form} disabled={change.isPending || ready.length === 0}>
            {change.isPending ? assignmentTexts.runningActs[act] : assignmentTexts.acts[act]}
          </Button>
        </>
      }
    >
      <form id={form} className="share__in" onSubmit={submit}>
        <Field label={assignmentTexts.quiz} {...quizHint(ready.length === 0, currentAssignment !== undefined)}>
          {(ties) => (
            <select
              {...ties}
              className="input"
              name="quiz"
              value={selectedQuizId}
              onChange={({ target }) => {
                setChosenQuizId(Number(target.value));
                setRefusal(null);
              }}
            >
              {ready.map((row) => (
                <option key={row.doc_id} value={row.generated_quiz_id ?? 0}>
                  {row.filename}
                </option>
              ))}
            </select>
          )}
        </Field>
        <AssignTerms
          key={currentAssignment?.quiz_id ?? 0}
          currentAssignment={currentAssignment}
          answersKnown={answersKnown.data?.find((row) => row.quiz_id === quizId)?.members ?? 0}
          refusal={refusal}
        />
      </form>
    </Dialog>
  );
}

function quizHint(isNone: boolean, isAssigned: boolean): { hint?: string } {
  if (isNone) return { hint: assignmentTexts.noQuiz };
  return isAssigned ? { hint: assignmentTexts.isAssigned } : {};
}
