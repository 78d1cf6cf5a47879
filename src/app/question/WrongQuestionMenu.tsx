// What can be done about a question that is wrong: edit it, leave it out, or my answer is right too. What is changed is the next version; the
// result on screen stays with its own.
import { useNavigate, useRouter } from '@tanstack/react-router';
import { isTyped } from '#core/marks';
import type { Question } from '#core/quiz';
import { newestNow } from '#device/versions';
import { db } from '../data/device.ts';
import { userIdNow } from '../data/queries.ts';
import { acceptAnswer, leaveOutQuestion } from '../sync/wrongQuestion.ts';
import { ActionMenu } from '../ui/ActionMenu.tsx';

export type WrongQuestion = {
  quizId: number;
  question: Question;
  /** what was answered; blank: nothing can be right too */
  answer: string;
  isWrong: boolean;
  /** what came of it, in words */
  say: (words: string, isDone: boolean) => void;
};

type Props = WrongQuestion & { anchor: HTMLElement; label: string; onClose: () => void };

export function WrongQuestionMenu({ quizId, question, answer, isWrong, say, ...menu }: Props) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { question_id: questionId } = question;
  const change = async (work: (newest: number) => Promise<boolean>, done: string) => {
    try {
      const isDone = await work(await newestNow(db, userIdNow(), quizId));
      say(isDone ? done : 'Nothing was changed: the newest version has it so already, or it is its only question.', isDone);
    } catch (error) {
      console.error('A question could not be changed.', error);
      say('This device could not change the quiz. Please try again.', false);
    }
  };
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
            onSelect: () => void change((id) => acceptAnswer(id, questionId, answer), 'Your answer will be accepted next time.'),
          },
        ]
      : []),
    {
      label: 'Leave it out',
      danger: true,
      onSelect: () => void change((id) => leaveOutQuestion(id, questionId), 'The question will be left out next time.'),
    },
  ];
  return <ActionMenu actions={actions} {...menu} />;
}
