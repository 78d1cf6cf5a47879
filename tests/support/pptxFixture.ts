// Writes small PPTX files for tests: slides with a title, bullets, notes, a table, maths; in a file order of one's own.
import { strToU8, zipSync } from 'fflate';

export type Slide = {
  title?: string;
  /** a bullet; `**bold**` marks bold */
  items?: string[];
  notes?: string;
  table?: string[][];
  /** text boxes that no layout knows, each so far down the slide */
  boxes?: { top: number; lines: string[] }[];
  /** raw XML inside one more paragraph */
  raw?: string;
};

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function xmlText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function paragraph(text: string): string {
  const runs = text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const bold = part.startsWith('**');
      return `<a:r><a:rPr${bold ? ' b="1"' : ''}/><a:t>${xmlText(bold ? part.slice(2, -2) : part)}</a:t></a:r>`;
    });
  return `<a:p>${runs.join('')}</a:p>`;
}

function shape(type: string, paragraphs: string): string {
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
}

function box({ top, lines }: { top: number; lines: string[] }): string {
  const place = `<p:spPr><a:xfrm><a:off x="0" y="${top}"/></a:xfrm></p:spPr>`;
  return `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr>${place}<p:txBody>${lines.map(paragraph).join('')}</p:txBody></p:sp>`;
}

function table(rows: readonly string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join('');
  return `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map((row) => `<a:tr>${cells(row)}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

function slideXml({ title, items = [], boxes = [], table: rows, raw }: Slide): string {
  const parts = [
    items.length > 0 || raw ? shape('body', items.map(paragraph).join('') + (raw ? `<a:p>${raw}</a:p>` : '')) : '',
    ...boxes.map(box),
    title ? shape('ctrTitle', paragraph(title)) : '',
    rows ? table(rows) : '',
    shape('ftr', paragraph('Footer of the faculty')),
    shape('sldNum', '<a:p><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>'),
  ];
  return `<?xml version="1.0"?><p:sld ${NAMES}><p:cSld><p:spTree>${parts.join('')}</p:spTree></p:cSld></p:sld>`;
}

function relations(entries: readonly { id: string; type: string; target: string }[]): string {
  const rows = entries.map(({ id, type, target }) => `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`);
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

/** A PPTX; the files of the slides are numbered from the last slide to the first, as the order is told only by relations. */
export function pptxOf(slides: readonly Slide[], extra: Record<string, Uint8Array> = {}): Uint8Array {
  const fileOf = (at: number) => `slide${slides.length - at}.xml`;
  const files: Record<string, Uint8Array> = {
    'ppt/presentation.xml': strToU8(
      `<?xml version="1.0"?><p:presentation ${NAMES}><p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': strToU8(
      relations(slides.map((_, at) => ({ id: `rId${at + 1}`, type: 'slide', target: `slides/${fileOf(at)}` }))),
    ),
    ...extra,
  };
  slides.forEach((slide, at) => {
    files[`ppt/slides/${fileOf(at)}`] = strToU8(slideXml(slide));
    if (!slide.notes) return;
    files[`ppt/slides/_rels/${fileOf(at)}.rels`] = strToU8(
      relations([{ id: 'rId1', type: 'notesSlide', target: `../notesSlides/notes${at}.xml` }]),
    );
    files[`ppt/notesSlides/notes${at}.xml`] = strToU8(
      `<?xml version="1.0"?><p:notes ${NAMES}><p:cSld><p:spTree>${shape('body', paragraph(slide.notes))}</p:spTree></p:cSld></p:notes>`,
    );
  });
  return zipSync(files);
}
