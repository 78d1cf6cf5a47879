import { expect, test } from 'vitest';
import { draftsOf } from '#engine/choose/draftsOf';
import { termKey } from '#engine/english/noun';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import type { TextDocument } from '#engine/read/textDocument';
import { understand } from '#engine/understand/understood';
import { pdfjs } from '../../support/engineInput.ts';
import { type PdfLine, pdfOf, wrapped } from '../../support/pdfFixture.ts';

/** Ten terms of a pottery, which the prose uses and never explains. */
const glossary: readonly (readonly [term: string, gloss: string])[] = [
  ['bisque', 'clay that was fired once and has no glaze yet'],
  ['celadon', 'a pale green glaze that gets its colour from a little iron'],
  ['crazing', 'a net of fine cracks in a glaze that shrank more than the clay under it'],
  ['grog', 'fired clay that was ground and is mixed into fresh clay to make it stronger'],
  ['kiln', 'an oven that reaches the heat at which clay turns hard for ever'],
  ['leather-hard clay', 'clay that has dried so far that it keeps its form but can still be cut'],
  ['pug mill', 'a machine that presses air out of clay and mixes it evenly'],
  ['saggar', 'a closed box in which pots are kept from flame and ash while they are fired'],
  ['slip', 'clay stirred with so much water that it can be poured or brushed'],
  ['stoneware', 'pottery fired so hot that water no longer soaks into it'],
];
const prose = [
  'A workshop of three people finishes about forty pots in a week. The pug mill runs first, early in the morning, and leather-hard clay waits under wet cloth until noon.',
  'Much stoneware leaves the workshop in autumn, when the markets begin. Some of it carries celadon, and buyers look closely for crazing before they pay.',
  'Old potters kept a saggar for their best bowls. They mixed grog into the clay of large jars, and slip joined the handles. The kiln stood behind the house, and bisque filled its shelves twice a month.',
];
const bytes = (text: string) => new TextEncoder().encode(text);
const asText = (entries: string) =>
  readDocument(bytes(`The Pottery\n\n${prose.join('\n\n')}\n\n${entries}\n`), 'pottery.txt', pdfjs);
const lines = (join: (term: string, gloss: string) => string) => glossary.map(([term, gloss]) => join(term, gloss));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const chapter = (): PdfLine[] => [{ pieces: ['The Pottery'], size: 20 }, ...prose.flatMap((text) => wrapped(text))];

const inPdf = (entries: PdfLine[]) =>
  readDocument(pdfOf([chapter(), [{ pieces: ['Glossary'], size: 16 }, ...entries]]), 'pottery.pdf', pdfjs);

const forms: Record<string, () => Promise<TextDocument>> = {
  'text, a quick one, for whom': () =>
    asText(`Quick Glossary (for Apprentices)\n\n${lines((term, gloss) => `- ${capital(term)}: ${gloss}`).join('\n')}`),
  'text, two columns': () => asText(`Glossary\n\n${lines((term, gloss) => `${term.padEnd(20)}${gloss}`).join('\n')}`),
  'text, a tab': () => asText(`Glossary\n\n${lines((term, gloss) => `${term}\t${gloss}`).join('\n')}`),
  'text, the gloss in the next line': () => asText(`Key Terms\n\n${lines((term, gloss) => `${term}\n${gloss}`).join('\n\n')}`),
  'text, indented below the term': () => asText(`Glossary\n\n${lines((term, gloss) => `${term}\n    ${gloss}`).join('\n')}`),
  'markdown, bold then lower case': () =>
    asText(`## Key Terms\n\n${lines((term, gloss) => `**${term}** ${gloss}`).join('\n\n')}`),
  'markdown, a table': () =>
    asText(`## Key Terms\n\n| Term | Meaning |\n|---|---|\n${lines((term, gloss) => `| ${term} | ${gloss} |`).join('\n')}`),
  'markdown, a definition list': () => asText(`## Key Terms\n\n${lines((term, gloss) => `${term}\n:   ${gloss}`).join('\n\n')}`),
  'PDF, bold then lower case': () =>
    inPdf(glossary.map(([term, gloss]) => ({ pieces: [{ text: term, bold: true }, ` ${gloss}`] }))),
  'PDF, two columns': () =>
    inPdf(
      glossary.flatMap(([term, gloss], at) => [
        { pieces: [term], x: 56, y: 700 - at * 20 },
        { pieces: [gloss], x: 190, y: 700 - at * 20 },
      ]),
    ),
};

const SHARE = 0.8;

for (const [form, read] of Object.entries(forms))
  test(`of the terms in a glossary that the text also uses, four of five can be asked for (${form})`, async () => {
    const drafts = draftsOf(understand(await read()), seededRandom(1));
    const answers = new Set(drafts.filter(({ type }) => type !== 'essay').map(({ answer }) => termKey(answer)));
    const found = glossary.filter(([term]) => answers.has(termKey(term)));
    const missing = glossary.filter((entry) => !found.includes(entry)).map(([term]) => term);
    expect(found.length / glossary.length, `not asked for: ${missing.join(', ')}`).toBeGreaterThanOrEqual(SHARE);
  });
