// The drop area: react-dropzone's behaviour, our drawing. It says why a file was turned away; it sends nothing.
import { type FileRejection, useDropzone } from 'react-dropzone';
import { MAX_UPLOAD_BYTES, mediaTypes, uploadAdvice, zoneExtensions } from '#core/document/document';
import { filesTexts } from '#texts/files';
import { uploadTexts } from '#texts/upload';
import { DropPicture } from './DropPicture.tsx';

type Props = {
  disabled: boolean;
  /** `otherNames`: the names of those that came with it and were not taken, since there may be one only */
  onFile: (file: File, otherNames: string[]) => void;
  onRejected: (message: string) => void;
};

/** The media types with the extensions that the zone names (P6.2); the drop step is stricter. */
const accept = Object.fromEntries(Object.keys(mediaTypes).map((type) => [type, zoneExtensions]));

/** Only a wrong type and too large a file are told in a toast (P6.2). */
function toldOf({ file, errors }: FileRejection): (string | null)[] {
  const codes = errors.map(({ code }) => code as string);
  if (codes.includes('file-invalid-type')) return [filesTexts.wrongTypeNamed(file.name), uploadAdvice(file.name)];
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
      <DropPicture over={isDragActive} />
      <p>{isDragActive ? uploadTexts.dropHere : uploadTexts.drop}</p>
      <p className="small muted drop__also">{uploadTexts.wordToo}</p>
    </div>
  );
}
