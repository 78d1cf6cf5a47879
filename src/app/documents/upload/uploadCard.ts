// State of the upload card: the chosen file, its time limit, and the flow of P6.5 to P6.8. It draws nothing.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { checkUpload } from '#core/document/uploadRules';
import { realWishes, type Wishes } from '#core/document/wishes';
import { StorageFailure } from '#device/rows/failure';
import { adviceText, uploadRefusalText } from '#texts/files';
import { uploadTexts } from '#texts/upload';
import { serverSentence } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { forgetUpload, useUpload } from '../../sync/uploading.ts';
import { showAllAgain } from '../dashboard/listing.ts';
import { chosenLimit, refuseMinutes, type TimeLimit, toTimerChoice } from '../parts/timeLimit.tsx';
import { useLaunchedFiles } from './launchedFiles.ts';

export function useUploadCard() {
  const navigate = useNavigate();
  const upload = useUpload();
  const isHere = useIsHere();
  const [file, setFile] = useState<File | null>(null);
  /** deletes what the file was made of on this device */
  const forgetDraft = useRef<(() => Promise<void>) | undefined>(undefined);
  const [otherNames, setOtherNames] = useState<readonly string[]>([]);
  const [percent, setPercent] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [limit, setLimit] = useState<TimeLimit>(chosenLimit(null));
  const [wishes, setWishes] = useState<Wishes>({});
  const [limitError, setLimitError] = useState<string | null>(null);
  useNoStrayDrops();

  function choose(next: File, left: readonly string[] = [], forget?: () => Promise<void>): void {
    const refusal = checkUpload(next);
    if (refusal !== null) {
      notify.error(uploadRefusalText(refusal, next.name));
      const advice = refusal === 'type' ? adviceText(next.name) : null;
      if (advice !== null) notify.error(advice);
      return;
    }
    setFile(next);
    forgetDraft.current = forget;
    setOtherNames(left);
    setHasFailed(false);
  }

  useLaunchedFiles(
    (launchedFile) => {
      // A file that is being sent is not replaced.
      if (!upload.isPending) choose(launchedFile);
    },
    (name) => notify.error(uploadTexts.unreadable(name)),
  );

  async function send(): Promise<void> {
    if (file === null || upload.isPending) return;
    const wrong = refuseMinutes(limit);
    setLimitError(wrong);
    if (wrong !== null) return;
    setHasFailed(false);
    setPercent(0);
    try {
      // Awaited, since callbacks are not called after the screen was left.
      const uploaded = await upload.mutateAsync({
        file,
        timer: toTimerChoice(limit),
        wishes: realWishes(wishes),
        onProgress: setPercent,
      });
      const { filename } = uploaded;
      await forgetDraft.current?.().catch((error: unknown) => console.error('A draft is still kept here.', error));
      setFile(null);
      setPercent(0);
      showAllAgain();
      if (uploaded.state === 'sent') notify.success(uploadTexts.uploaded(filename));
      else if (uploaded.waitsFor === 'login') notify.info(uploadTexts.keptUntilLogin(filename));
      else notify.info(uploadTexts.keptUntilOnline(filename));
      if (isHere.current) await navigate({ to: '/dashboard' });
    } catch (error) {
      console.error('The upload failed.', error);
      setPercent(0);
      setHasFailed(true);
      notify.error(failureWords(error));
    }
  }

  return {
    file,
    others: otherNames,
    percent,
    hasFailed,
    limit,
    limitError,
    wishes,
    isSending: upload.isPending,
    choose,
    setLimit,
    setWishes,
    send: () => void send(),
    remove: () => {
      if (file !== null) void forgetUpload(file).catch((error: unknown) => console.error('A file is still kept here.', error));
      setFile(null);
      setHasFailed(false);
    },
  };
}

/** The server's sentence, if any (P6.7). */
function failureWords(error: unknown): string {
  if (error instanceof StorageFailure) return uploadTexts.noRoom;
  return serverSentence(error) || uploadTexts.failed;
}

/** Whether this screen is still shown. If not, the end of the upload does not navigate. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** A file dropped beside the area would replace the page and end a running upload. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const keepPage = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
}
