import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sniffKind } from '#engine/engine';
import { pdfOf } from '../../support/pdfFixture.ts';
import { pptxOf } from '../../support/pptxFixture.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', pdfOf([[{ pieces: ['Hello'] }]]), 'pdf'],
  ['a PDF behind some junk', Uint8Array.from([...bytes('junk\n'.repeat(100)), ...pdfOf([[]])]), 'pdf'],
  ['a PPTX', pptxOf([{ title: 'One' }]), 'pptx'],
  ['a plain text', bytes('Notes about towns.\n'), 'txt'],
  ['an empty file', bytes(''), 'txt'],
  ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x42, 0]), 'txt'],
  ['windows-1252', Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), 'txt'],
  ['a DOCX', zipSync({ 'word/document.xml': bytes('<w/>') }), 'docx'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0]), null],
])('%s is known by its bytes', (_, file, kind) => {
  expect(sniffKind(file)).toBe(kind);
});

test('a mark beyond the first 1024 bytes makes no PDF', () => {
  expect(sniffKind(bytes(`${'x'.repeat(2000)}%PDF-1.4`))).toBe('txt');
});
