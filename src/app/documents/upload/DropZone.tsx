// The drop area: react-dropzone's behaviour with our drawing. It explains why a file was refused, and sends nothing.
import { type FileRejection, useDropzone } from 'react-dropzone';
import { MAX_UPLOAD_BYTES, mediaTypes, zoneExtensions } from '#core/document/uploadRules';
import { adviceText, filesTexts } from '#texts/files';
import { uploadTexts } from '#texts/upload';

/** A page above the pool. While a file is dragged over it, the page dips in. */
function DropPicture({ isDraggedOver = false }: { isDraggedOver?: boolean }) {
  return (
    <svg className="drop__pic" viewBox="0 0 104 76" aria-hidden="true">
      <g transform={isDraggedOver ? 'translate(0 10)' : undefined}>
        <path
          d="M34 4h24l12 12v38H34z"
          fill="var(--color-surface)"
          stroke="var(--color-border-strong)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M58 4v12h12" fill="none" stroke="var(--color-border-strong)" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M41 24h20M41 31h22M41 38h15" stroke="var(--color-border-strong)" strokeWidth="2" strokeLinecap="round" />
      </g>
      <ellipse cx="52" cy="61" rx="52" ry="14" fill="var(--desert-shore)" />
      <ellipse cx="52" cy="61" rx="44" ry="10" fill="var(--desert-pool)" />
      <path
        d={isDraggedOver ? 'M30 60c12-4 32-4 44 0M38 66c8-2 20-2 28 0' : 'M40 62c8-2 16-2 24 0'}
        fill="none"
        stroke="var(--desert-pool-low)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

type Props = {
  disabled: boolean;
  /** `otherNames`: the files dropped with it that were ignored, since only one is allowed */
  onFile: (file: File, otherNames: string[]) => void;
  onRejected: (message: string) => void;
};

/** The media types and the extensions that the zone names (P6.2). The drop handler is stricter. */
const accept = Object.fromEntries(Object.keys(mediaTypes).map((type) => [type, zoneExtensions]));

/** Only a wrong type and too large a file are reported in a toast (P6.2). */
function toldOf({ file, errors }: FileRejection): (string | null)[] {
  const codes = errors.map(({ code }) => code as string);
  if (codes.includes('file-invalid-type')) return [filesTexts.wrongTypeNamed(file.name), adviceText(file.name)];
  return codes.includes('file-too-large') ? [filesTexts.tooLarge(file.name)] : [];
}

export function DropZone({ disabled, onFile, onRejected }: Props) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    disabled,
    maxFiles: 1,
    multiple: false,
    minSize: 0,
    maxSize: MAX_UPLOAD_BYTES,
    onDrop: ([file], rejections) => {
      const tooMany = rejections.filter(({ errors }) => errors.some(({ code }) => code === 'too-many-files'));
      const names = tooMany.map((rejection) => rejection.file.name);
      if (file) onFile(file, names);
    },
    onDropRejected: (rejections) => {
      for (const message of rejections.flatMap(toldOf)) {
        if (message !== null) onRejected(message);
      }
    },
  });
  return (
    <div {...getRootProps({ className: isDragActive ? 'drop drop--over' : 'drop', role: 'button', 'aria-disabled': disabled })}>
      <input {...getInputProps({ 'aria-label': uploadTexts.document, style: { display: 'none' } })} />
      <DropPicture isDraggedOver={isDragActive} />
      <p>{isDragActive ? uploadTexts.dropHere : uploadTexts.drop}</p>
      <p className="small muted drop__also">{uploadTexts.wordToo}</p>
    </div>
  );
}
