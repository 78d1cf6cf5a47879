// Writes small DOCX files for tests from the XML of their body, with styles and lists of one's own.
import { strToU8, zipSync } from 'fflate';

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const STYLES = `<w:styles ${NAMES}>
<w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style>
<w:style w:styleId="Own"><w:name w:val="My heading"/><w:basedOn w:val="H1"/></w:style>
<w:style w:styleId="T1"><w:name w:val="toc 1"/></w:style>
</w:styles>`;
const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const LISTS = `<w:numbering ${NAMES}>
<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '•')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
</w:numbering>`;

/** A paragraph with these properties; `**bold**` marks bold. */
export function para(text: string, properties = ''): string {
  const runs = text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const bold = part.startsWith('**');
      return `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t>${bold ? part.slice(2, -2) : part}</w:t></w:r>`;
    });
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs.join('')}</w:p>`;
}

export const styled = (style: string, text: string) => para(text, `<w:pStyle w:val="${style}"/>`);
/** List 1 counts "1." and "(a)", list 2 has bullets. */
export const listed = (list: number, depth: number, text: string) =>
  para(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`);

/** The bytes of a DOCX with this body; `more`: further entries, or others in their place. */
export function docxOf(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`<w:document ${NAMES}><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': strToU8(STYLES),
    'word/numbering.xml': strToU8(LISTS),
    ...more,
  });
}
