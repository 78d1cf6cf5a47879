// Office files that are traps: bombs by ratio, entries and nesting, paths that lead out, XML that fetches or multiplies itself.
import { strToU8, zipSync } from 'fflate';
import { docxOf, para } from '../docxFixture.ts';
import { pptxOf } from '../pptxFixture.ts';
import { type HostileFile, type HostileSizes, repeated } from './hostileFile.ts';

/** What a path that leads out would write; nothing else has this name. */
export const SLIPPED = 'oasis-slip.txt';

const slide = { title: 'Rules', items: ['A norm is a rule that a group shares.'] };
const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A body of a DOCX with a prologue of its own. */
const docxWith = (prologue: string, body: string) =>
  docxOf('', { 'word/document.xml': strToU8(`${prologue}<w:document ${NAMES}><w:body>${body}</w:body></w:document>`) });

const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
const zeros = (bytes: number) => new Uint8Array(bytes);

function nestedZip(depth: number): Uint8Array {
  let inner: Uint8Array = strToU8('the end');
  for (let n = 0; n < depth; n += 1) inner = zipSync({ [`level${n}.zip`]: inner });
  return inner;
}

function nestedXml(tag: string, depth: number): string {
  return `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);
}

export function hostileArchives({ bombBytes, entries, pages, textBytes }: HostileSizes): HostileFile[] {
  const many = (folder: string) =>
    Object.fromEntries(Array.from({ length: entries }, (_, at) => [`${folder}/media/${at}.xml`, strToU8('x')]));
  const half = Math.floor(bombBytes / 2);
  const out = Object.fromEntries(
    [`../../../../../../../../tmp/${SLIPPED}`, `../${SLIPPED}`, `/tmp/${SLIPPED}`, `word/../../${SLIPPED}`].map((name) => [
      name,
      strToU8('out'),
    ]),
  );
  const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  return [
    {
      what: 'a slide that unpacks to a bomb',
      name: 'bomb.pptx',
      make: () => pptxOf([slide], { 'ppt/slides/slide9.xml': zeros(bombBytes) }),
    },
    {
      what: 'a document that unpacks to a bomb',
      name: 'bomb.docx',
      make: () => docxOf('', { 'word/document.xml': zeros(bombBytes) }),
    },
    {
      what: 'two parts that unpack to half a bomb each',
      name: 'halves.docx',
      make: () => docxOf(para('x'), { 'word/styles.xml': zeros(half), 'word/numbering.xml': zeros(half) }),
    },
    {
      what: 'a bomb beside the text',
      name: 'beside.docx',
      make: () => docxOf(para('x'), { 'word/media/a.bin': zeros(bombBytes) }),
    },
    { what: 'very many entries in slides', name: 'entries.pptx', make: () => pptxOf([slide], many('ppt')) },
    { what: 'very many entries in a document', name: 'entries.docx', make: () => docxOf(para('x'), many('word')) },
    { what: 'a zip in a zip in a zip', name: 'nested.pptx', make: () => pptxOf([slide], { 'ppt/a.zip': nestedZip(200) }) },
    { what: 'nothing but a zip in a zip', name: 'nested.docx', make: () => nestedZip(200) },
    { what: 'slides with paths that lead out', name: 'slip.pptx', make: () => pptxOf([slide], out) },
    { what: 'a document with paths that lead out', name: 'slip.docx', make: () => docxOf(para('x'), out) },
    { what: 'very many slides', name: 'slides.pptx', make: () => pptxOf(Array.from({ length: pages }, () => slide)) },
    {
      what: 'a slide of very many bullets',
      name: 'bullets.pptx',
      make: () => pptxOf([{ ...slide, items: Array(pages * 5).fill('A norm is a rule') }]),
    },
    {
      what: 'an outside entity',
      name: 'xxe.docx',
      make: () => docxWith('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', run('&e;')),
    },
    {
      what: 'an outside parameter',
      name: 'xxe-parameter.docx',
      make: () => docxWith('<!DOCTYPE x [<!ENTITY % e SYSTEM "http://127.0.0.1:9/x"> %e;]>', run('x')),
    },
    {
      what: 'an outside definition',
      name: 'xxe-dtd.docx',
      make: () => docxWith('<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">', run('x')),
    },
    {
      what: 'a billion laughs',
      name: 'laughs.docx',
      make: () => docxWith(`<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`, run('&l12;')),
    },
    {
      what: 'one long entity said often',
      name: 'quadratic.docx',
      make: () => docxWith(`<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]>`, run('&a;'.repeat(50_000))),
    },
    {
      what: 'a billion laughs in slides',
      name: 'laughs.pptx',
      make: () =>
        pptxOf([slide], {
          'ppt/presentation.xml': strToU8(`<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><p:presentation>&l12;</p:presentation>`),
        }),
    },
    { what: 'elements nested without end', name: 'deep.docx', make: () => docxOf(nestedXml('w:ins', 200_000)) },
    {
      what: 'tables in tables',
      name: 'tables.docx',
      make: () =>
        docxOf(
          nestedXml('w:tbl><w:tr><w:tc', 1).repeat(1) +
            '<w:tbl><w:tr><w:tc>'.repeat(3_000) +
            para('x') +
            '</w:tc></w:tr></w:tbl>'.repeat(3_000),
        ),
    },
    { what: 'shapes in shapes', name: 'deep.pptx', make: () => pptxOf([{ ...slide, raw: nestedXml('a:r', 100_000) }]) },
    {
      what: 'formulas in formulas',
      name: 'maths.docx',
      make: () => docxOf(`<w:p><m:oMath>${'<m:f><m:num>'.repeat(5_000)}${'</m:num></m:f>'.repeat(5_000)}</m:oMath></w:p>`),
    },
    {
      what: 'very many attributes',
      name: 'attributes.docx',
      make: () => docxOf(`<w:p ${Array.from({ length: 100_000 }, (_, at) => `a${at}="x"`).join(' ')}></w:p>`),
    },
    { what: 'very many paragraphs', name: 'paragraphs.docx', make: () => docxOf(para('a').repeat(Math.floor(textBytes / 40))) },
    {
      what: 'very many runs',
      name: 'runs.docx',
      make: () =>
        docxOf(
          `<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>a </w:t></w:r><w:r><w:t>b </w:t></w:r>'.repeat(Math.floor(textBytes / 80))}</w:p>`,
        ),
    },
    {
      what: 'one paragraph of brackets',
      name: 'brackets.docx',
      make: () => docxOf(para(repeated('(a, ', Math.floor(textBytes * 0.9)))),
    },
    {
      what: 'lone surrogates by number',
      name: 'surrogates.docx',
      make: () => docxOf(run('&#xD800; a &#55296; b &#xDC00;'.repeat(2_000))),
    },
    { what: 'tags that never close', name: 'open.docx', make: () => docxOf('<w:p '.repeat(100_000)) },
    { what: 'a comment that never closes', name: 'comment.docx', make: () => docxOf('<!--'.repeat(100_000)) },
    { what: 'ampersands without an end', name: 'ampersands.docx', make: () => docxOf(run('&'.repeat(500_000))) },
    {
      what: 'styles that are based on each other',
      name: 'styles.docx',
      make: () =>
        docxOf(para('x', '<w:pStyle w:val="a"/>'), {
          'word/styles.xml': strToU8(
            `<w:styles ${NAMES}><w:style w:styleId="a"><w:name w:val="a"/><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:name w:val="b"/><w:basedOn w:val="a"/></w:style></w:styles>`,
          ),
        }),
    },
  ];
}
