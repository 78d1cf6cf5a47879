// pdfjs-dist for Node without what its legacy build puts over Array.prototype.push and JSON: in Node 20 these copies cost a
// tenth of the time of a quiz and tens of megabytes. Loaded before tsx listens, which has nothing to do in two megabytes.
const { push } = Array.prototype;
const { parse, stringify } = JSON;

export const pdfjs = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

Object.defineProperty(Array.prototype, 'push', { value: push });
Object.assign(JSON, { parse, stringify });
