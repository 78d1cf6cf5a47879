// Reads Anki's “Notes in Plain Text” (https://docs.ankiweb.net/importing/text-files.html): header lines, then one note for each
// row.
import Papa from 'papaparse';
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { foundInNote } from './ankiNotes.ts';
import { escapeHtml } from './htmlText.ts';
import { lineCounter } from './lines.ts';
import { type Found, isEnough, type Problem, type Reading, readingOf } from './reading.ts';
import { isReason } from './reasonLines.ts';

const SEPARATORS: Record<string, string> = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' };

/** Reads the questions. Fields are HTML only if the header says so. */
export function read(text: string): Reading {
  const lines = text.split('\n');
  const count = lines.findIndex((line) => !line.startsWith('#') && !isReason(line));
  const head = Object.fromEntries(
    lines.slice(0, Math.max(0, count)).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(1, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const rest = lines.slice(Math.max(0, count)).join('\n');
  const separator = head.separator?.toLowerCase() ?? '';
  const first = rest.slice(0, 2000).split('\n')[0] ?? '';
  const delimiter =
    SEPARATORS[separator] ?? (separator.length === 1 ? separator : first.includes('\t') ? '\t' : first.includes(';') ? ';' : ',');
  const isHtml = head.html !== 'false';
  const names = (head.columns ?? '').split(delimiter);
  const left = new Set(['guid column', 'notetype column', 'deck column', 'tags column'].map((name) => Number(head[name]) - 1));
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  const headLineCount = Math.max(0, count);
  const lineAt = lineCounter(rest);
  let line = headLineCount + 1;
  let start = 0;
  let unreadStart = rest.length;
  Papa.parse<string[]>(rest, {
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      const fields = data.filter((_, place) => !left.has(place)).map((field) => (isHtml ? field : escapeHtml(field)));
      const noteLine = line;
      const row = rest.slice(start, meta.cursor).trimEnd();
      const source = () => row;
      if (isReason(row)) return;
      if (errors.length > 0) problems.push({ line, flaw: { code: 'quotation_mark' }, source: source() });
      else if (fields.some((field) => field.trim() !== '')) {
        const result = foundInNote(
          fields,
          names.filter((_, place) => !left.has(place)),
        );
        if ('code' in result) problems.push({ line, flaw: result, source: source() });
        else foundQuestions.push(...result.map((foundQuestion) => ({ ...foundQuestion, line: noteLine, source })));
      }
      if (isEnough(foundQuestions, problems)) {
        unreadStart = foundQuestions.length > ownQuizLimits.questions ? start : meta.cursor;
        parser.abort();
      }
      line = headLineCount + lineAt(meta.cursor);
      start = meta.cursor;
    },
  });
  const headLines = lines.slice(0, headLineCount).filter((headLine) => !isReason(headLine));
  const separatorLine = head.separator === undefined ? [`#separator:${delimiter}`] : [];
  return {
    ...readingOf('', foundQuestions, problems, () => rest.slice(unreadStart)),
    rest: { format: 'anki', head: [...separatorLine, ...headLines].join('\n') },
  };
}
