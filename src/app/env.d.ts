// What vite.config.ts defines for the page.
interface ImportMetaEnv {
  /** the year of the build, which prerendered pages show until their script has come */
  readonly BUILD_YEAR: number;
}

// pdfjs gives no types for the file that a worker hands to it.
declare module 'pdfjs-dist/build/pdf.worker.mjs';

/** Speech rules: handed on as they are. */
declare module 'speech-rule-engine/lib/mathmaps/*.json' {
  const rules: object;
  export default rules;
}
