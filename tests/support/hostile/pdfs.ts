// PDFs that are traps: very many pages, objects that contain themselves, streams that unpack to a bomb, pictures of any size.
import { deflateSync } from 'node:zlib';
import { pdfOf, wrapped } from '../pdfFixture.ts';
import { type HostileFile, type HostileSizes, latin, repeated } from './hostileFile.ts';

const line = 'A norm is a rule that a group shares, and who breaks it is told so by the others.';
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** A PDF of these objects, numbered from 1, without a table of offsets. */
function bare(objects: readonly string[], trailer = '/Root 1 0 R'): Uint8Array {
  const body = objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('');
  return latin(`%PDF-1.7\n${body}trailer\n<< ${trailer} /Size ${objects.length + 1} >>\n%%EOF\n`);
}

function stream(content: string, more = ''): string {
  return `<< ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const onePage = (content: string, more = '', box = '0 0 595 842') =>
  bare([CATALOG, PAGES, `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${more} /Contents 4 0 R >>`, content]);

const packed = (bytes: Uint8Array) => deflateSync(bytes).toString('latin1');

export function hostilePdfs({ pages, bombBytes, textBytes }: HostileSizes): HostileFile[] {
  const bomb = () => packed(deflateSync(new Uint8Array(bombBytes)));
  const pictureOf = (width: number, height: number) =>
    bare([
      CATALOG,
      PAGES,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>',
      stream('q 595 0 0 842 0 0 cm /P Do Q'),
      stream(
        packed(new Uint8Array(1000)),
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
      ),
    ]);
  const pdf = (what: string, name: string, make: () => Uint8Array): HostileFile => ({ what, name: `${name}.pdf`, make });
  return [
    pdf('very many pages', 'pages', () => pdfOf(Array.from({ length: pages }, () => wrapped(line)))),
    pdf('very many empty pages', 'empty-pages', () => pdfOf(Array.from({ length: pages }, () => []))),
    pdf('as many pages as may be read, full', 'full-pages', () =>
      pdfOf(Array.from({ length: Math.min(pages, 3_000) }, () => Array(20).fill(wrapped(line)[0]))),
    ),
    pdf('pages that are said to be a billion', 'billion', () =>
      bare([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      ]),
    ),
    pdf('pages below pages', 'page-tree', () => {
      const depth = 5_000;
      const tree = Array.from(
        { length: depth },
        (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 /Parent ${at + 1} 0 R >>`,
      );
      return bare([CATALOG, ...tree, `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 595 842] >>`]);
    }),
    pdf('pages that contain themselves', 'page-loop', () => bare([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'])),
    pdf('arrays in arrays', 'deep-array', () =>
      bare([`<< /Type /Catalog /Pages 2 0 R /A ${'['.repeat(100_000)}${']'.repeat(100_000)} >>`, PAGES]),
    ),
    pdf('dictionaries in dictionaries', 'deep-dictionary', () =>
      bare([`<< /Type /Catalog /Pages 2 0 R /A ${'<< /A '.repeat(50_000)} 1 ${'>>'.repeat(50_000)} >>`, PAGES]),
    ),
    pdf('a page packed twice to a bomb', 'bomb', () => onePage(stream(bomb(), '/Filter [/FlateDecode /FlateDecode]'))),
    {
      what: 'a page of run lengths',
      name: 'run-length.pdf',
      isHeavy: true,
      make: () => onePage(stream(repeated('\x81(', 5_000_000), '/Filter /RunLengthDecode')),
    },
    pdf('a page with very many filters', 'filters', () => onePage(stream('x', `/Filter [${'/ASCIIHexDecode '.repeat(20_000)}]`))),
    pdf('a form that draws itself', 'form-loop', () =>
      bare([
        CATALOG,
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>',
        stream('/P Do'),
        stream('/P Do /P Do', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /P 5 0 R >> >>'),
      ]),
    ),
    {
      what: 'states saved without end',
      name: 'states.pdf',
      isHeavy: true,
      make: () => onePage(stream('q '.repeat(pages ** 2 / 100))),
    },
    pdf('very many letters one by one', 'letters', () =>
      onePage(
        stream(`BT /F1 9 Tf ${'1 0 0 1 50 700 Tm (a) Tj '.repeat(Math.floor(textBytes / 30))} ET`),
        '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
      ),
    ),
    pdf('a text of brackets', 'brackets', () =>
      pdfOf(Array.from({ length: Math.ceil(textBytes / 5_000) }, () => Array(55).fill({ pieces: [repeated('(a, ', 85)] }))),
    ),
    pdf('a text of dashes', 'dashes', () =>
      pdfOf(Array.from({ length: Math.ceil(textBytes / 5_000) }, () => Array(55).fill({ pieces: [repeated('word - ', 85)] }))),
    ),
    pdf('a page of any size', 'wide', () => onePage(stream('0 0 1 1 re f'), '', '0 0 1e12 1e12')),
    pdf('a page of no size', 'narrow', () => onePage(stream('0 0 1 1 re f'), '', '0 0 0 0')),
    pdf('a picture of any size', 'picture', () => pictureOf(100_000, 100_000)),
    pdf('a picture as large as may be drawn', 'large-picture', () => pictureOf(6_000, 6_000)),
    pdf('a table of offsets that loops', 'offsets', () =>
      latin('%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
    ),
    pdf('a stream as long as itself', 'length', () => onePage('<< /Length 4 0 R >>\nstream\nx\nendstream')),
    pdf('scripts and actions', 'script', () =>
      bare([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (for(;;){}) >> >>',
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /AA << /O << /S /Launch /F (/bin/sh) >> >> >>',
      ]),
    ),
    pdf('an encryption that nobody knows', 'encrypted', () =>
      bare(
        [CATALOG, PAGES, '<< /Type /Page /Parent 2 0 R >>', '<< /Filter /Standard /V 5 /R 6 /O (x) /U (x) /P -1 >>'],
        '/Root 1 0 R /Encrypt 4 0 R',
      ),
    ),
  ];
}
