// A ready quiz that is not kept yet.
import type { DocumentRow } from '#core/document/document';
import { studyOfflineTexts } from '#texts/studyOffline';
import { loadQuiz } from '../../data/api.ts';
import { useOnline } from '../../data/online.ts';
import { userIdNow } from '../../data/queries.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Download } from '../../ui/icons.tsx';
import { DropEmpty } from '../../ui/moreIcons.tsx';

export function MissingItem({ document }: { document: DocumentRow }) {
  const online = useOnline();
  const keep = async () => {
    try {
      await loadQuiz(userIdNow(), document.generated_quiz_id ?? 0);
    } catch (error) {
      notify.error(sentenceFor(error, studyOfflineTexts.keepFailed));
    }
  };
  return (
    <li className="item">
      <DropEmpty size="l" />
      <div>
        <p className="name">{document.filename.replace(/\.\w{1,4}$/, '')}</p>
        <p className="small muted num">{studyOfflineTexts.notKept}</p>
      </div>
      <IconButton label={studyOfflineTexts.keep(document.filename)} disabled={!online} onClick={() => void keep()}>
        <Download />
      </IconButton>
    </li>
  );
}
