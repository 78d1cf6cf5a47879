import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const { pdfjs } = await import('./pdfjs.mjs' as any);
const { readDocument } = await import('#engine/read/reader');
const { writeQuiz } = await import('#engine/write/writer');
const { passGate } = await import('#engine/check/gate');
const out: string[] = [];
for (const b of ['biology', 'sociology'])
  for (const { text } of JSON.parse(readFileSync(`../shared/corpus/gold/${b}.json`, 'utf8'))) {
    const d = await readDocument(new TextEncoder().encode(text), 'section.txt', pdfjs);
    for (const q of passGate(writeQuiz(d, 1), d).questions) out.push(JSON.stringify({ ...q, question_id: 0 }));
  }
for (const f of readdirSync('../shared/corpus').filter((f) => /^d0[12467]/.test(f))) {
  const d = await readDocument(new Uint8Array(readFileSync(`../shared/corpus/${f}`)), f, pdfjs);
  for (const q of passGate(writeQuiz(d, 1), d).questions) out.push(JSON.stringify({ ...q, question_id: 0 }));
}
writeFileSync(process.argv[2]!, out.join('\n'));
console.log(out.length);
