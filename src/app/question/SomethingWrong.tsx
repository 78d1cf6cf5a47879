// "Something wrong?" on a question, in feedback and results: edit it, leave it out, or my answer is right too. What is changed is the next
// version; the result on screen stays with its own.
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { isTyped } from '#core/marks';
import type { Question } from '#core/quiz';
import { newestNow } from '#device/versions';
import { db } from '../data/device.ts';
import { userIdNow } from '../data/queries.ts';
import { late } from '../ui/lasting.ts';
import './somethingWrong.css';

const ActionMenu = late(() => import('../ui/ActionMenu.tsx').then((m) => m.ActionMenu));

type Props = {
  quizId: number;
  question: Question;
  /** what was answered; blank: nothing can be right too */
  answer: string;
  isWrong: boolean;
  /** what came of it, in words */
  say: (words: string, isDone: boolean) => void;
};

export function SomethingWrong({ quizId, question, answer, isWrong, say }: Props) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { question_id: questionId } = question;
  const change = useCallback(
    async (work: (newest: number) => Promise<boolean>, done: string) => {
      try {
        const isDone = await work(await newestNow(db, userIdNow(), quizId));
        say(isDone ? done : 'Nothing was changed: the newest version has it so already, or it is its only question.', isDone);
      } catch (error) {
        console.error('A question could not be changed.', error);
        say('This device could not change the quiz. Please try again.', false);
      }
    },
    [quizId, say],
  );
  const changes = () => import('../sync/wrongQuestion.ts');
  const actions = [
    {
      label: 'Edit',
      onSelect: () =>
        void newestNow(db, userIdNow(), quizId).then((newest) =>
          navigate({
            to: '/dashboard/quiz/$quizId/edit',
            params: { quizId: String(newest) },
            search: { question: questionId, from: history.location.href },
          }),
        ),
    },
    ...(isWrong && isTyped(question) && answer.trim() !== ''
      ? [
          {
            label: 'My answer is right too',
            onSelect: () =>
              void change(
                async (id) => (await changes()).acceptAnswer(id, questionId, answer),
                'Your answer will be accepted next time.',
              ),
          },
        ]
      : []),
    {
      label: 'Leave it out',
      danger: true,
      onSelect: () =>
        void change(async (id) => (await changes()).leaveOutQuestion(id, questionId), 'The question will be left out next time.'),
    },
  ];
  return (
    <>
      <button
        type="button"
        className="btn btn--text wrong__ask"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Something wrong?
      </button>
      <Suspense>
        {anchor ? (
          <ActionMenu anchor={anchor} label="Something wrong?" actions={actions} onClose={() => setAnchor(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
