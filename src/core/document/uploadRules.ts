// Says which files may be uploaded, and what to do with one that may not.
import { DOCX_TYPE, FileKind } from './document.ts';

export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

/** The media types that are accepted, each with the kind it means (P6.3). */
export const mediaTypes: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  [DOCX_TYPE]: 'docx',
  'text/plain': 'txt',
};

/** The extensions that the drop zone names (P6.2). */
export const zoneExtensions = ['.pdf', '.pptx', '.txt', '.ppt', '.docx', '.doc', '.xlsx', '.xls'];

/** What can be done with a file of a refused type. */
export type UploadAdvice = 'text' | 'slides' | 'sheet' | 'picture' | 'book';

const ADVICE: readonly (readonly [RegExp, UploadAdvice])[] = [
  [/\.(?:doc|rtf|odt|pages)$/i, 'text'],
  [/\.(?:ppt|odp|key)$/i, 'slides'],
  [/\.(?:xlsx?|ods|csv)$/i, 'sheet'],
  [/\.(?:jpe?g|png|gif|heic|heif|webp|tiff?|bmp)$/i, 'picture'],
  [/\.(?:epub|mobi|azw3?)$/i, 'book'],
];

/** Advice for a file of a refused type, shown after the refusal; null where there is none. */
export function uploadAdvice(name: string): UploadAdvice | null {
  return ADVICE.find(([ending]) => ending.test(name))?.[1] ?? null;
}

/** Why a file is not taken (P6.3). */
export type UploadRefusal = 'large' | 'type' | 'empty';

/** Checks a chosen file; null: it may be uploaded. Sizes are in bytes. */
export function checkUpload(file: { name: string; size: number; type: string }): UploadRefusal | null {
  if (file.size > MAX_UPLOAD_BYTES) return 'large';
  if (!(file.type in mediaTypes) && !kindFromName(file.name, file.type)) return 'type';
  return file.size === 0 ? 'empty' : null;
}

/** Some systems hand over files without a media type; then the extension decides. */
function kindFromName(name: string, type: string): FileKind | null {
  if (type !== '') return null;
  const parsedKind = FileKind.safeParse(name.toLowerCase().split('.').pop());
  return parsedKind.success ? parsedKind.data : null;
}
