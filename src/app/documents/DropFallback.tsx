// The drop area before its code is here, and where it never comes: a plain file field under the same drawing.
import { useEffect, useRef } from 'react';
import { mediaTypes, zoneExtensions } from '#core/document';
import { DropPicture } from './DropPicture.tsx';

const accept = [...Object.keys(mediaTypes), ...zoneExtensions].join(',');

type Props = {
  onFile: (file: File) => void;
  /** The field must not be exchanged while the system's window is open: it would bring its file to nobody. */
  onChoosing: (isChoosing: boolean) => void;
};

export function DropFallback({ onFile, onChoosing }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const end = () => onChoosing(false);
    // React knows no such event of a field.
    input?.addEventListener('cancel', end);
    return () => input?.removeEventListener('cancel', end);
  }, [onChoosing]);
  return (
    <label className="drop">
      <input
        ref={field}
        className="vh"
        type="file"
        accept={accept}
        aria-label="Document to upload"
        onClick={() => onChoosing(true)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          onChoosing(false);
          if (file) onFile(file);
        }}
      />
      <DropPicture />
      <p>Drag &amp; drop PDF, PPTX, or TXT file here, or click to select file</p>
      <p className="small muted drop__also">Word documents (.docx) work too.</p>
    </label>
  );
}
