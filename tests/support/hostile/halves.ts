// Files that end too early, and files that are two things at once.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docxOf, para } from '../docxFixture.ts';
import { fixtureFolder } from '../engineInput.ts';
import { pdfOf, wrapped } from '../pdfFixture.ts';
import { pptxOf } from '../pptxFixture.ts';
import { type HostileFile, latin, utf8 } from './hostileFile.ts';

const notes = readFileSync(path.join(fixtureFolder, 'notes_sociology.txt'), 'utf8');
const paragraphs = notes.split(/\n+/).filter((one) => one.trim() !== '');

const whole: [string, () => Uint8Array][] = [
  ['pdf', () => pdfOf([paragraphs.flatMap((one) => wrapped(one)).slice(0, 50)], 'Notes', true)],
  ['pptx', () => pptxOf(paragraphs.map((one) => ({ title: 'Notes', items: [one] })))],
  ['docx', () => docxOf(paragraphs.map((one) => para(one)).join(''))],
  ['txt', () => utf8(notes)],
];

const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const [pdf, pptx, docx] = whole.map(([, make]) => make) as [() => Uint8Array, () => Uint8Array, () => Uint8Array];
const gif = latin(
  'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
);

export function hostileHalves(): HostileFile[] {
  return [
    ...whole.flatMap(([kind, make]) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => ({
        what: `${tenths} tenths of a ${kind}`,
        name: `part-${tenths}.${kind}`,
        make: () => {
          const bytes = make();
          return bytes.subarray(0, Math.floor((bytes.length * tenths) / 10));
        },
      })),
    ),
    { what: 'a PDF with slides behind it', name: 'pdf-pptx.pdf', make: () => joined(pdf(), pptx()) },
    { what: 'slides with a PDF behind them', name: 'pptx-pdf.pptx', make: () => joined(pptx(), pdf()) },
    { what: 'slides and a document in one', name: 'pptx-docx.docx', make: () => joined(pptx(), docx()) },
    { what: 'a picture with a document behind it', name: 'gif-docx.docx', make: () => joined(gif, docx()) },
    {
      what: 'a page of the web with a PDF in it',
      name: 'html-pdf.pdf',
      make: () => joined(utf8('<html><script>alert(1)</script>'), pdf()),
    },
    { what: 'a PDF that is a text', name: 'text.pdf', make: () => utf8(notes) },
    { what: 'a PDF named text', name: 'pdf.txt', make: () => pdf() },
    { what: 'a PDF behind a kilobyte of text', name: 'late.pdf', make: () => joined(utf8('a '.repeat(600)), pdf()) },
    { what: 'a program', name: 'program.pdf', make: () => joined(latin('\x7fELF\x02\x01\x01'), new Uint8Array(3000)) },
  ];
}
