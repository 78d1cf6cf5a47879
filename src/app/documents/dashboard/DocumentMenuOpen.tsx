// A document's menu: time limit, Word file, offline copy, deletion. Loaded with the first press of the button, and kept, since
// the dialogs open here.
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type DocumentRow, isReady, isUploaded, offersParts } from '#core/document/document';
import { isLocalNumber } from '#core/editing/madeQuiz';
import { wordFormat } from '#core/formats/exportFormat';
import { documentMenuTexts } from '#texts/documentMenu';
import { loadQuiz } from '../../data/api.ts';
import { useDeleteDocument, useRestoreDocument } from '../../data/changes.ts';
import { userIdNow } from '../../data/queries.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import type { MenuAction } from '../../ui/ActionMenu.tsx';
import { Bin, Book, Clock, Download, DropFull, More, Pencil } from '../../ui/icons.tsx';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { DropEmpty, PaperPlane } from '../../ui/moreIcons.tsx';
import { removeFromDevice } from '../parts/removeFromDevice.ts';
import { offerUndo } from '../parts/undoing.ts';

const ActionMenu = lazyWithRetry(() => import('../../ui/ActionMenu.tsx').then((m) => m.ActionMenu));
const FormatsMenu = lazyWithRetry(() => import('../../shell/FormatsMenu.tsx').then((m) => m.FormatsMenu));
const TimeLimitDialog = lazyWithRetry(() => import('./TimeLimitDialog.tsx').then((m) => m.TimeLimitDialog));

const ShareDialog = lazyWithRetry(() => import('../../together/ShareDialog.tsx').then((m) => m.ShareDialog));
const RemoveDialog = lazyWithRetry(() => import('../parts/RemoveDialog.tsx').then((m) => m.RemoveDialog));

/** `button`: the anchor of the menu. */
type Props = { document: DocumentRow; isKept: boolean; button: HTMLElement; isOpen: boolean; onClose: () => void };

export function DocumentMenuOpen({ document, isKept, button, isOpen, onClose }: Props) {
  const [formatsAt, setFormatsAt] = useState<HTMLElement | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteDocument();
  const restore = useRestoreDocument();
  const actions: MenuAction[] = [];
  if (!isLocalNumber(document.doc_id) && isUploaded(document) && document.upload_status === 'completed') {
    const toItsPage = {
      icon: <Book />,
      onSelect: () => void navigate({ to: '/dashboard/document/$docId', params: { docId: String(document.doc_id) } }),
    };
    if (document.source_id) actions.push({ label: documentMenuTexts.allQuizzes, ...toItsPage });
    else if (offersParts(document)) actions.push({ label: documentMenuTexts.partQuizzes, ...toItsPage });
    else actions.push({ label: documentMenuTexts.newQuiz, ...toItsPage });
  }
  if (isReady(document) && document.generated_quiz_id !== null) {
    const quizId = document.generated_quiz_id;
    const formats = { label: documentMenuTexts.formats, icon: <More />, onSelect: () => setFormatsAt(button) };
    actions.push({
      label: documentMenuTexts.edit,
      icon: <Pencil />,
      onSelect: () => void navigate({ to: '/dashboard/quiz/$quizId/edit', params: { quizId: String(quizId) } }),
    });
    if (isLocalNumber(quizId)) actions.push(formats);
    else
      actions.push(
        { label: documentMenuTexts.share, icon: <PaperPlane />, onSelect: () => setIsSharing(true) },
        { label: documentMenuTexts.timeLimit, icon: <Clock />, onSelect: () => setIsChoosing(true) },
        {
          label: documentMenuTexts.download(wordFormat.name),
          icon: <Download />,
          onSelect: () => void download(quizId),
        },
        formats,
        isKept
          ? {
              label: documentMenuTexts.removeHere,
              icon: <DropEmpty />,
              onSelect: () => (navigator.onLine ? void removeFromDevice(quizId, document.filename) : setIsAsked(true)),
            }
          : { label: documentMenuTexts.keepHere, icon: <DropFull />, onSelect: () => void keep(quizId) },
      );
  }
  actions.push({
    label: document.source_id ? documentMenuTexts.deleteQuiz : documentMenuTexts.deleteDocument,
    icon: <Bin />,
    danger: true,
    onSelect: () =>
      isLocalNumber(document.doc_id)
        ? void takeBack(document)
        : // The promise, for the row and its callbacks are gone as soon as the list is told.
          void remove.mutateAsync(document.doc_id).then(
            () =>
              offerUndo({
                key: `document ${document.doc_id}`,
                words: documentMenuTexts.deleted(document.filename),
                detail: documentMenuTexts.submissionsStay,
                undo: () => restore.mutateAsync(document.doc_id),
                failure: documentMenuTexts.restoreFailed,
              }),
            (error: unknown) => notify.error(sentenceFor(error, documentMenuTexts.deleteFailed)),
          ),
  });
  return (
    <Suspense>
      {isOpen ? (
        <ActionMenu anchor={button} label={documentMenuTexts.label(document.filename)} actions={actions} onClose={onClose} />
      ) : null}
      {formatsAt ? (
        <FormatsMenu anchor={formatsAt} quizId={document.generated_quiz_id ?? 0} onClose={() => setFormatsAt(null)} />
      ) : null}
      {isAsked ? (
        <RemoveDialog
          title={document.filename}
          onKeep={() => setIsAsked(false)}
          onRemove={() => {
            setIsAsked(false);
            void removeFromDevice(document.generated_quiz_id ?? 0, document.filename);
          }}
        />
      ) : null}
      {isSharing ? (
        <ShareDialog
          quizId={document.generated_quiz_id ?? 0}
          name={document.filename.replace(/\.\w{1,4}$/, '')}
          onClose={() => setIsSharing(false)}
        />
      ) : null}
      {isChoosing ? <TimeLimitDialog document={document} onClose={() => setIsChoosing(false)} /> : null}
    </Suspense>
  );
}

async function takeBack(document: DocumentRow): Promise<void> {
  const { dropMadeQuiz } = await import('./madeQuiz.ts');
  await dropMadeQuiz(document);
}

async function download(quizId: number): Promise<void> {
  const { exportQuiz } = await import('../../shell/exportQuiz.ts');
  await exportQuiz(wordFormat, quizId);
}

async function keep(quizId: number): Promise<void> {
  try {
    await loadQuiz(userIdNow(), quizId);
    notify.success(documentMenuTexts.kept);
  } catch (error) {
    notify.error(sentenceFor(error, documentMenuTexts.keepFailed));
  }
}
