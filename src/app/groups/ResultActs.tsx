// Prints the results, or downloads them for a spreadsheet.
import { groupResultsTexts } from '#texts/groupResults';
import { callFile } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { saveFile } from '../ui/saveText.ts';

type Props = { params: { group_id: number; quiz_id: number }; title: string };

export function ResultActs({ params, title }: Props) {
  async function download(): Promise<void> {
    try {
      const { blob } = await callFile('resultsFile', params);
      saveFile(`${title.toLowerCase().replace(/[^a-z0-9]/g, '_')}_results.csv`, blob);
    } catch (error) {
      notify.error(sentenceFor(error, groupResultsTexts.fileFailed));
    }
  }
  return (
    <div className="row wrap gresults__acts">
      <Button look="line" onClick={() => void download()}>
        {groupResultsTexts.download}
      </Button>
      <Button look="line" onClick={() => print()}>
        {groupResultsTexts.print}
      </Button>
    </div>
  );
}
