// pdfjs-dist for Node without what its legacy build puts over Array.prototype.push and JSON: in Node 20 these copies cost a
// tenth of the time of a quiz and tens of megabytes. Loaded before tsx listens, which has nothing to do in two megabytes.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const { push } = Array.prototype;
const { parse, stringify } = JSON;

const library = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

Object.defineProperty(Array.prototype, 'push', { value: push });
Object.assign(JSON, { parse, stringify });

/** Without these code tables most Chinese, Japanese and Korean fonts have no text. */
const cMapUrl = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/cmaps/`;
export const pdfjs = { getDocument: (source) => library.getDocument({ ...source, cMapUrl }) };
