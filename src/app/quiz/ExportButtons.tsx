// A button for each format that the quiz can be downloaded in.
import { useState } from 'react';
import { exportFormats } from '#core/exportFormat';
import { exportQuiz } from '../shell/exportQuiz.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Download } from '../ui/icons.tsx';
import { Tip } from '../ui/Tip.tsx';

export function ExportButtons({ quizId, title }: { quizId: number; title: string }) {
  const [busy, setBusy] = useState(false);
  return exportFormats.map((format) => (
    <Tip key={format.extension} text={`Download ${format.name}`}>
      <IconButton
        label={`Download ${format.name}`}
        onClick={() => {
          if (busy) return;
          setBusy(true);
          void exportQuiz(format, quizId, title).finally(() => setBusy(false));
        }}
      >
        <Download size="l" />
      </IconButton>
    </Tip>
  ));
}
