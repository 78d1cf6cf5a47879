// Downloads the quiz as a Word file. It needs the network, and says so when there is none.
import { useState } from 'react';
import { downloadDocx } from '../data/api.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Download } from '../ui/icons.tsx';
import { Tip } from '../ui/Tip.tsx';

export function DocxButton({ quizId, title }: { quizId: number; title: string }) {
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await downloadDocx(quizId, title);
      notify.success('Quiz DOCX download started.');
    } catch (error) {
      notify.error(navigator.onLine ? sentenceFor(error, 'Failed to download DOCX.') : 'The DOCX file needs the network.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Tip text="Download DOCX">
      <IconButton label="Download DOCX" onClick={() => void download()}>
        <Download size="l" />
      </IconButton>
    </Tip>
  );
}
