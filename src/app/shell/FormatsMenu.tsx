// The other files that a quiz can be had as, and paper.
import { useNavigate } from '@tanstack/react-router';
import { otherFormats } from '#core/formats/exportFormats';
import { downloadTexts } from '#texts/download';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { Download } from '../ui/icons.tsx';
import { Printer } from '../ui/moreIcons.tsx';
import { exportQuiz } from './exportQuiz.ts';

type Props = { anchor: HTMLElement; quizId: number; title?: string; onClose: () => void };

export function FormatsMenu({ anchor, quizId, title, onClose }: Props) {
  const navigate = useNavigate();
  const actions = [
    {
      label: downloadTexts.print,
      icon: <Printer />,
      onSelect: () => void navigate({ to: '/dashboard/quiz/$quizId/print', params: { quizId: String(quizId) } }),
    },
    ...otherFormats.map((format) => ({
      label: downloadTexts.format(format.name, downloadTexts.uses[format.key]),
      icon: <Download />,
      onSelect: () => void exportQuiz(format, quizId, title),
    })),
  ];
  return <ActionMenu anchor={anchor} label={downloadTexts.more} actions={actions} onClose={onClose} />;
}
