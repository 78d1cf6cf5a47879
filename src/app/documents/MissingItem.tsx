// A quiz that is ready and not kept yet.
import type { DocumentRow } from '#core/document';
import { loadQuiz } from '../data/api.ts';
import { useOnline } from '../data/online.ts';
import { userIdNow } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Download, DropEmpty } from '../ui/icons.tsx';

export function MissingItem({ document }: { document: DocumentRow }) {
  const online = useOnline();
  const keep = async () => {
    try {
      await loadQuiz(userIdNow(), document.generated_quiz_id ?? 0);
    } catch (error) {
      notify.error(sentenceFor(error, 'The quiz could not be kept. Please try again when you are online.'));
    }
  };
  return (
    <li className="item">
      <DropEmpty size="l" />
      <div>
        <p className="name">{document.filename.replace(/\.\w{1,4}$/, '')}</p>
        <p className="small muted num">Not kept yet. Needs a network once.</p>
      </div>
      <IconButton label={`Keep ${document.filename} on this device`} disabled={!online} onClick={() => void keep()}>
        <Download />
      </IconButton>
    </li>
  );
}
