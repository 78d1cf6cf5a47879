// The button of a document's menu. The menu loads with the first press.
import { Suspense, useRef, useState } from 'react';
import type { DocumentRow } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { IconButton } from '../../ui/IconButton.tsx';
import { More } from '../../ui/icons.tsx';
import { lazyWithRetry } from '../../ui/lasting.ts';

const DocumentMenuOpen = lazyWithRetry(() => import('./DocumentMenuOpen.tsx').then((m) => m.DocumentMenuOpen));

type Props = { document: DocumentRow; isKept: boolean };

export function DocumentMenu({ document, isKept }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        label={documentsTexts.moreFor(document.filename)}
        hasMenu
        expanded={isOpen}
        ref={buttonRef}
        onClick={() => {
          setButton(buttonRef.current);
          setOpen(true);
        }}
      >
        <More />
      </IconButton>
      <Suspense>
        {button ? (
          <DocumentMenuOpen document={document} isKept={isKept} button={button} isOpen={isOpen} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
