// The files that a quiz can be had as.
import type { OtherFormat } from '#core/formats/exportFormats';

export const download = {
  print: 'Print',
  more: 'Print and other formats',
  format: (name: string, use: string) => `Download ${name} (${use})`,
  /** what a format is for */
  uses: {
    apkg: 'cards',
    gift: 'Moodle, text',
    moodle: 'Moodle',
    qti: 'Canvas and others',
    csv: 'spreadsheet',
    markdown: 'notes',
    json: 'everything',
  } satisfies Record<OtherFormat['key'], string>,
  needsNetwork: (name: string) => `You need to be online to download the ${name} file.`,
  needsSending: (name: string) => `You can download the ${name} file once this quiz has been sent.`,
  started: (name: string) => `Quiz ${name} download started.`,
  failed: (name: string) => `Failed to download ${name}.`,
};
