// What can be done about a question that is wrong: edit it, leave it out, or my answer is right too. What is changed is the next version; the
// result on screen stays with its own.
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { Question } from '#core/quiz/quiz';
import { isTyped } from '#core/submission/marks';
import { newestNow } from '#device/quizzes/versions';
import { questionTexts } from '#texts/question';
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
      say(isDone ? done : questionTexts.nothingChanged, isDone);
    } catch (error) {
      console.error('A question could not be changed.', error);
      say(questionTexts.changeFailed, false);
    }
  };
  const actions = [
    {
      label: questionTexts.edit,
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
            label: questionTexts.acceptAnswer,
            onSelect: () => void change((id) => acceptAnswer(id, questionId, answer), questionTexts.answerAccepted),
          },
        ]
      : []),
    {
      label: questionTexts.leaveOut,
      danger: true,
      onSelect: () => void change((id) => leaveOutQuestion(id, questionId), questionTexts.leftOut),
    },
  ];
  return <ActionMenu actions={actions} {...menu} />;
}
