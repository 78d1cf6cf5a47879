// One assigned quiz. Members see when it is due and a link to it; the owner sees how many handed in, and the results.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Assignment, GroupRow } from '#core/together/group';
import { quizToTake } from '#core/together/quizToTake';
import { openAttempt } from '#device/attempts/attempts';
import { groupTexts } from '#texts/group';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../data/live.ts';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { useNow } from '../data/useNow.ts';
import { notify } from '../shell/notices.tsx';
import { isClosedYet, isUsedUp, standingWords, timesWords, withAnswersLater } from '../together/dueWords.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { useGroupChange } from './groupChange.ts';

export function AssignmentItem({ group, assignment }: { group: GroupRow; assignment: Assignment }) {
  const now = useNow([assignment.opens_at, assignment.closes_at]);
  const { title, handed_in: count, attempts_allowed: allowed } = assignment;
  const isOwner = group.role === 'owner';
  return (
    <li className="joined">
      <div className="joined__text">
        <p className="name">{title}</p>
        <p className="small muted num">
          {withAnswersLater(
            isOwner
              ? groupTexts.handedIn(timesWords(assignment, now), count, group.members)
              : standingWords(assignment, { used: count, allowed }, now),
            assignment,
            now,
          )}
        </p>
      </div>
      <div className="joined__acts">
        {isOwner ? <OwnerActs group={group} assignment={assignment} /> : <TakeLink assignment={assignment} now={now} />}
      </div>
    </li>
  );
}

const isOpenOf = liveQueryOf(async (userId: number, quizId: number) => (await openAttempt(db, userId, quizId)) !== undefined);

/** An attempt that is open is finished on the version that it was begun with. */
function TakeLink({ assignment, now }: { assignment: Assignment; now: number }) {
  const userId = useSession().user?.user_id ?? 0;
  const isOpen = liveValue(useLive(isOpenOf(userId, assignment.quiz_id)), false);
  if (isClosedYet(assignment, now)) return null;
  const quizId = isOpen ? assignment.quiz_id : quizToTake(assignment);
  if (isUsedUp({ used: assignment.handed_in, allowed: assignment.attempts_allowed }))
    return (
      <Link
        className={buttonClass({ look: 'tint' })}
        to="/dashboard/results/$quizId"
        params={{ quizId: String(quizToTake(assignment)) }}
        preload={false}
        aria-label={groupTexts.viewResultsOf(assignment.title)}
      >
        {groupTexts.viewResults}
      </Link>
    );
  return (
    <Link
      className={buttonClass({ look: 'tint' })}
      to="/dashboard/quiz/$quizId"
      params={{ quizId: String(quizId) }}
      preload={false}
      aria-label={groupTexts.takeQuiz(assignment.title)}
    >
      {groupTexts.take}
    </Link>
  );
}

function OwnerActs({ group, assignment }: { group: GroupRow; assignment: Assignment }) {
  const change = useGroupChange();
  const [isAsked, setIsAsked] = useState(false);
  const params = { group_id: group.group_id, quiz_id: assignment.quiz_id };
  return (
    <>
      <Link
        className={buttonClass({ look: 'tint' })}
        to="/dashboard/groups/$groupId/$quizId"
        params={{ groupId: String(group.group_id), quizId: String(assignment.quiz_id) }}
        aria-label={groupTexts.resultsOf(assignment.title)}
      >
        {groupTexts.results}
      </Link>
      <Button
        look={isAsked ? 'danger-line' : 'text'}
        label={isAsked ? groupTexts.confirmTakeBackQuiz(assignment.title) : groupTexts.takeBackQuiz(assignment.title)}
        disabled={change.isPending}
        onClick={() => {
          if (!isAsked) return setIsAsked(true);
          change.mutate(() => call('endAssignment', { params }), {
            onError: (error) => notify.error(sentenceFor(error, groupTexts.actFailed)),
          });
        }}
      >
        {isAsked ? groupTexts.confirmTakeBack : groupTexts.takeBack}
      </Button>
    </>
  );
}
