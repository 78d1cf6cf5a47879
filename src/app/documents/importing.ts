// What the import screen holds: a text or a deck, what was read of it, and its one way to the server. Nothing is sent while anything
// is wrong, and the same content goes under the same key.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { importTexts, openFile, readText, textFormatOf } from '#core/formats/readers';
import { type Reading, unreadable } from '#core/formats/reading';
import { ownQuizLimits, tidyLine } from '#core/ownQuiz';
import { newUuid } from '#device/ids';
import { keys } from '../data/api.ts';
import { call, userIdNow } from '../data/queries.ts';
import { queryClient, sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';

const PAUSE_MS = 300;
const LONGEST_SHOWN = 200_000;
/** Of pasted questions that name nothing. */
const UNNAMED = 'Imported quiz';

export type Source = { text: string; format: string; filename: string | null };
const NOTHING: Source = { text: '', format: 'auto', filename: null };

export function useImport() {
  const navigate = useNavigate();
  const [source, setSource] = useState(NOTHING);
  const [reading, setReading] = useState<Reading | null>(null);
  const [ownTitle, setTitle] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const key = useRef<{ of: string; uuid: string }>({ of: '', uuid: '' });
  const found = source.format === 'auto' ? textFormatOf(source.filename ?? '', source.text) : source.format;

  useEffect(() => {
    if (source.text.trim() === '') return;
    let isOver = false;
    const timer = setTimeout(() => {
      void readText(found, source.text).then(
        (read) => isOver || setReading(read),
        (error: unknown) => isOver || setReading(broken(error)),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [source.text, found]);

  const title = ownTitle ?? (titleOf(reading?.title ?? '', source.filename) || UNNAMED);

  return {
    source,
    format: found,
    reading,
    title,
    isSending,
    /** a text that is too long to be typed in is not shown */
    isShown: source.text.length <= LONGEST_SHOWN,
    setTitle,
    setFormat: (format: string) => setSource({ ...source, format }),
    setText: (text: string) => {
      setSource({ ...source, text, filename: text === '' ? null : source.filename });
      if (text.trim() === '') setReading(null);
    },
    clear: () => {
      setSource(NOTHING);
      setReading(null);
      setTitle(null);
    },
    open: async (file: File) => {
      setTitle(null);
      setReading(null);
      const opened = await openedFile(file);
      if ('reading' in opened) {
        setSource({ ...NOTHING, filename: file.name });
        setReading(opened.reading);
      } else setSource({ text: opened.text, format: opened.format, filename: file.name });
    },
    send: async () => {
      if (reading === null || reading.problems.length > 0 || isSending) return;
      if (!navigator.onLine) {
        notify.info('Importing needs the network. The questions stay here while this page is open.');
        return;
      }
      const { filename } = source;
      const body = {
        title: tidyLine(title),
        questions: reading.questions,
        settings: { timer_duration_seconds: reading.timer ?? null },
        made_from: {
          kind: 'import' as const,
          ...(filename === null ? {} : { filename: filename.slice(0, ownQuizLimits.topic) }),
        },
      };
      const content = JSON.stringify(body);
      if (key.current.of !== content) key.current = { of: content, uuid: newUuid() };
      setSending(true);
      try {
        await call('createQuiz', { body, headers: { 'Idempotency-Key': key.current.uuid } });
      } catch (error) {
        setSending(false);
        notify.error(sentenceFor(error, 'The quiz could not be imported. Please try again.'));
        return;
      }
      notify.success(`“${body.title}” was imported.`);
      void queryClient.invalidateQueries({ queryKey: keys.documents(userIdNow()) });
      await navigate({ to: '/dashboard' });
    },
  };
}

function titleOf(title: string, filename: string | null): string {
  return title || tidyLine((filename ?? '').replace(/\.\w{1,10}$/, '').replaceAll('_', ' ')).slice(0, ownQuizLimits.title);
}

/** The size is looked at before anything of the file is read. */
async function openedFile(file: File) {
  if (file.size > ownQuizLimits.fileBytes) return { reading: unreadable(importTexts.tooLarge) };
  try {
    return await openFile(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return { reading: broken(error) };
  }
}

function broken(error: unknown): Reading {
  console.error('A quiz file could not be read.', error);
  return unreadable('This file could not be read. Save it again, or choose another format.');
}
