// State of the import screen: a text or deck, and the result of reading it. Typed text survives a killed browser. An
// imported quiz is on this device at once and sent automatically.
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { cleanTitle } from '#core/account/shownName';
import { withPoints } from '#core/editing/ownPoints';
import { ownQuizLimits, shownTitle } from '#core/editing/ownQuiz';
import { textFormatOf } from '#core/formats/importFormats';
import type { ImportRequest, OpenedFile } from '#core/formats/readers';
import { type Reading, TOO_LARGE, unreadable } from '#core/formats/reading';
import { makeQuiz } from '#device/made/madeQuizzes';
import { newUuid } from '#device/rows/ids';
import { quizImportTexts } from '#texts/quizImport';
import { db } from '../../data/device.ts';
import { useDraft } from '../../data/draft.ts';
import { userIdNow } from '../../data/queries.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { sendSoon } from '../../sync/sendSoon.ts';
import { readInWorker } from './importReading.ts';

const PAUSE_MS = 300;
/** A longer reading is shown and can be cancelled. */
const SHOWN_AFTER_MS = 1_000;
const LONGEST_SHOWN = 200_000;

const DRAFT = 'import';
const Source = z.object({
  text: z.string(),
  format: z.string(),
  filename: z.nullable(z.string()),
  /** the title from the student; null: the file's own */
  title: z.nullable(z.string()),
});
type Source = z.infer<typeof Source>;
/** The result and the text that was read; null for a deck, which has no text. */
type Read = { of: string | null; reading: Reading };
const NOTHING: Source = { text: '', format: 'auto', filename: null, title: null };

export function useImport() {
  const navigate = useNavigate();
  const draft = useDraft(DRAFT, Source, NOTHING);
  const source = draft.value ?? NOTHING;
  const [read, setRead] = useState<Read | null>(null);
  const reading = read?.reading ?? null;
  const [isMaking, setMaking] = useState(false);
  /** the content before a file was chosen or removed */
  const [replacedSource, setReplacedSource] = useState<Source | null>(null);
  /** one key for this content, however often the button is pressed */
  const key = useRef({ of: '', uuid: '' });
  const effectiveFormat = source.format === 'auto' ? textFormatOf(source.filename ?? '', source.text) : source.format;

  /** the running reading; `isLong`: it is shown */
  const running = useRef<AbortController>(undefined);
  const [isLong, setLong] = useState(false);
  const readFile = useCallback(async (request: ImportRequest) => {
    const control = new AbortController();
    running.current = control;
    const longTimer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    const fileContent = await readInWorker(request, control.signal);
    clearTimeout(longTimer);
    if (running.current === control) setLong(false);
    return fileContent;
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (source.text.trim() === '') return;
    let isOver = false;
    const timer = setTimeout(() => {
      void readFile({ text: source.text, format: effectiveFormat }).then(
        (fileContent) =>
          isOver ||
          ('reading' in fileContent && setRead({ of: contentOf(effectiveFormat, source.text), reading: fileContent.reading })),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [source.text, effectiveFormat, readFile]);

  const putBy = () => setReplacedSource(source.text.trim() === '' ? null : source);

  /** The text may be newer than the result. */
  const isRead = read !== null && (read.of === null || read.of === contentOf(effectiveFormat, source.text));
  const title = source.title ?? (titleOf(reading?.title ?? '', source.filename) || quizImportTexts.defaultTitle);

  return {
    source,
    format: effectiveFormat,
    reading,
    title,
    isMaking,
    isRead,
    isLong,
    stop: () => running.current?.abort(),
    /** text too long for typing is not shown */
    isShown: source.text.length <= LONGEST_SHOWN,
    setTitle: (ownTitle: string) => draft.change({ ...source, title: ownTitle }),
    setFormat: (format: string) => draft.change({ ...source, format }),
    setText: (text: string) => {
      const isOther = isOtherText(source.text, text);
      const format = isOther ? 'auto' : source.format;
      draft.change({ ...source, text, format, filename: text === '' ? null : source.filename });
      if (text.trim() === '') setRead(null);
    },
    canBringBack: replacedSource !== null,
    bringBack: () => {
      if (replacedSource === null) return;
      putBy();
      setRead(null);
      draft.change(replacedSource);
    },
    clear: () => {
      putBy();
      draft.clear();
      setRead(null);
    },
    open: async (file: File) => {
      putBy();
      setRead(null);
      const fileContent = await openedFile(file, readFile);
      if ('reading' in fileContent) {
        draft.show({ ...NOTHING, filename: file.name });
        setRead({ of: null, reading: fileContent.reading });
      } else draft.change({ text: fileContent.text, format: fileContent.format, filename: file.name, title: null });
    },
    make: async () => {
      if (reading === null || !isRead || reading.questions.length === 0 || isMaking) return;
      const { filename } = source;
      const body = {
        title: shownTitle(title),
        questions: reading.questions.map(withPoints),
        settings: { timer_duration_seconds: reading.timer ?? null },
        ...(reading.left_out === undefined ? {} : { left_out: reading.left_out }),
        made_from: {
          kind: 'import' as const,
          ...(filename === null ? {} : { filename: filename.slice(0, ownQuizLimits.topic) }),
        },
      };
      const content = JSON.stringify(body);
      if (key.current.of !== content) key.current = { of: content, uuid: newUuid() };
      setMaking(true);
      try {
        draft.settle();
        await makeQuiz(db, { userId: userIdNow(), key: key.current.uuid, body, wall: Date.now(), draft: DRAFT });
      } catch (error) {
        setMaking(false);
        notify.error(sentenceFor(error, quizImportTexts.storageFailed));
        return;
      }
      sendSoon();
      notify.success(quizImportTexts.imported(body.title));
      await navigate({ to: '/dashboard' });
    },
  };
}

const contentOf = (format: string, text: string) => `${format}\n${text}`;

/** Whether a text replaced another one, so that a format chosen for that one is forgotten. */
function isOtherText(textBefore: string, text: string): boolean {
  if (textBefore.trim() === '' || text.trim() === '') return true;
  const shorter = Math.min(textBefore.length, text.length);
  let start = 0;
  while (start < shorter && textBefore[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && textBefore.at(-1 - end) === text.at(-1 - end)) end += 1;
  return (start + end) * 2 < shorter;
}

function titleOf(title: string, filename: string | null): string {
  return title || cleanTitle((filename ?? '').replace(/\.\w{1,10}$/, '').replaceAll('_', ' ')).slice(0, ownQuizLimits.title);
}

/** The size is checked before the file is read. */
async function openedFile(file: File, readFile: (request: ImportRequest) => Promise<OpenedFile>): Promise<OpenedFile> {
  if (file.size > ownQuizLimits.fileBytes) return { reading: unreadable(TOO_LARGE) };
  return readFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}
