// The part of pdfjs-dist that the engine uses. The host gives the library: the legacy build in Node, else the normal one.

export type PdfTextItem = { str: string; transform: number[]; width: number; height: number; fontName: string; hasEOL: boolean };
/** `rect`: left, bottom, right, top */
export type PdfAnnotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  hidden?: boolean;
  rect?: number[];
  textContent?: string[];
  contentsObj?: { str: string };
  defaultAppearanceData?: { fontSize?: number };
};
type PdfTextContent = { items: (PdfTextItem | { type: string })[] };
export type PdfPage = {
  /** left, bottom, right, top */
  view: number[];
  /** in degrees, with the clock */
  rotate: number;
  streamTextContent(params?: { includeMarkedContent?: boolean }): ReadableStream<PdfTextContent>;
  getOperatorList(): Promise<unknown>;
  commonObjs: { has(id: string): boolean; get(id: string): unknown };
  getAnnotations(): Promise<PdfAnnotation[]>;
  cleanup(): unknown;
};
type PdfInfo = { Title?: unknown; IsXFAPresent?: unknown; IsAcroFormPresent?: unknown };
export type PdfFile = { numPages: number; getPage(number: number): Promise<PdfPage>; getMetadata(): Promise<{ info: PdfInfo }> };
type PdfTask = { promise: Promise<PdfFile>; destroy(): Promise<void> };
export type PdfLibrary = { getDocument(source: { data: Uint8Array }): PdfTask };
