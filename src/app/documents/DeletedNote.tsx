// Says which document was deleted. The deletion can be undone as long as this stands on the page.
import type { DocumentRow } from '#core/document';
import { useRestoreDocument } from '../api.ts';
import { notify } from '../notices.tsx';
import { sentenceFor } from '../queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';

export function DeletedNote({ document, onDone }: { document: DocumentRow; onDone: () => void }) {
  const restore = useRestoreDocument();
  const undo = () =>
    restore.mutateAsync(document.doc_id).then(onDone, (error: unknown) => {
      notify.error(sentenceFor(error, 'The document could not be brought back. Please try again.'));
    });
  return (
    // The row that had the focus is gone; the way back takes it.
    <Note
      tone="info"
      role="status"
      title={`“${document.filename}” was deleted`}
      action={
        <Button look="line" autoFocus disabled={restore.isPending} onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      Its submissions stay. You can undo this until you leave the page.
    </Note>
  );
}
