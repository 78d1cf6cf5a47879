// node --import tsx scripts/modelReplay.ts FOLDER FILE...: the model writer on kept replies. Each request is
// written to FOLDER by its hash (HASH.request.json); put what a model answers beside it (HASH.reply.json), and run it again until none is
// without one. No network. FOLDER quotes the documents: it does not belong into the repository.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OWN_WRITER, type Quiz } from '#core/quiz/quiz';
import { quizOf } from '#engine/engine';
import { type ModelRequest, questionsIn } from '#engine/llm/reply';
import { withModel } from '#engine/llm/writer';
import { readDocument } from '#engine/read/reader';

const CHARACTERS_PER_TOKEN = 4;
const SEED = 1;

type Count = { requests: number; missing: number; written: number; tokensIn: number; tokensOut: number };

/** The answers of a model that were kept; one that is missing is asked for in a file, and fails here. */
function replay(folder: string, count: Count) {
  return (request: ModelRequest): Promise<unknown> => {
    const text = JSON.stringify(request);
    const file = path.join(folder, createHash('sha256').update(text).digest('hex').slice(0, 16));
    count.requests += 1;
    count.tokensIn += (request.system.length + request.prompt.length) / CHARACTERS_PER_TOKEN;
    writeFileSync(`${file}.request.json`, `${JSON.stringify(request, null, 1)}\n`);
    if (!existsSync(`${file}.reply.json`)) {
      count.missing += 1;
      return Promise.reject(new Error('No reply was kept.'));
    }
    const reply = readFileSync(`${file}.reply.json`, 'utf8');
    count.tokensOut += reply.length / CHARACTERS_PER_TOKEN;
    const parsed: unknown = JSON.parse(reply);
    if (request.reply === 'questions') count.written += questionsIn(parsed).length;
    return Promise.resolve(parsed);
  };
}

const [folder = '', ...files] = process.argv.slice(2);
if (folder === '' || files.length === 0) {
  process.stderr.write('node --import tsx scripts/modelReplay.ts FOLDER FILE...\n');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const file of files) {
  const name = path.basename(file);
  const document = await readDocument(new Uint8Array(readFileSync(file)), name, pdfjs);
  const own: Quiz = { ...quizOf(document, SEED), written_by: OWN_WRITER };
  const count: Count = { requests: 0, missing: 0, written: 0, tokensIn: 0, tokensOut: 0 };
  const quiz = await withModel(own, document, { name: 'kept', ask: replay(folder, count) }, SEED);
  const ours = new Set(own.questions.map(({ question_text }) => question_text));
  const kept = quiz.questions.filter(({ question_text }) => !ours.has(question_text));
  const of = (type: string) => kept.filter(({ question_type }) => question_type === type).length;
  process.stdout.write(
    `${name}: ${count.requests} requests, ${count.missing} without a reply, ${count.written} written, ${kept.length} kept (${of('multiple_choice')} choices, ${of('short_answer')} typed, ${of('essay')} essays), ${own.questions.length} by our own rules, tokens ${Math.round(count.tokensIn)} in, ${Math.round(count.tokensOut)} out\n`,
  );
  writeFileSync(path.join(folder, `${name}.quiz.json`), `${JSON.stringify({ ...quiz, questions: kept }, null, 1)}\n`);
}
