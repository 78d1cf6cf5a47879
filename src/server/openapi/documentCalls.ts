// Describes the document calls for the OpenAPI document.
import type { DocumentRow } from '#core/document/document';
import type { CallRows } from './callRow.ts';

const document = {
  doc_id: 12,
  filename: 'photosynthesis.pdf',
  uploaded_at: '2027-03-01T08:00:00.000Z',
  upload_status: 'completed',
  generated_quiz_id: 7,
  error: null,
  last_score: 80,
  timer_duration_seconds: 900,
  is_uploaded: true,
  part_count: 3,
  unread_pages: [2],
  question_count: 10,
} satisfies DocumentRow;

const quotaFailures = {
  403: 'The student stores as much as one student may.',
  429: 'Too many documents of the student are still being read.',
} as const;

type Names =
  | 'documents'
  | 'upload'
  | 'parts'
  | 'writeAnother'
  | 'deleteDocument'
  | 'restoreDocument'
  | 'documentText'
  | 'openChoices'
  | 'giveLetters';

export const documentCalls: CallRows<Names> = {
  documents: {
    description: 'List the documents, newest first. Without `limit` and `before` all of them.',
    answer: [document],
  },
  upload: {
    description:
      'Upload one document. The same key gives the same document. Its quiz is written afterwards: `documents` shows the progress.',
    failures: { ...quotaFailures, 415: 'The file is no PDF, PPTX, DOCX or plain text.' },
    answer: { filename: 'photosynthesis.pdf', doc_id: 12 },
  },
  parts: {
    description:
      'List the headings of a document, each with its page. Empty until the document is read, and where it has no headings.',
    answer: [{ number: 0, heading: 'Light reactions', page: 2, level: 1 }],
  },
  writeAnother: {
    description:
      'Write another quiz of a document, with these options. It is listed as a document whose `source_id` names the first one. The same key gives the same quiz.',
    failures: { ...quotaFailures, 409: 'The file of the document is gone.' },
    request: { wishes: { count: 20, kind: 'choice', parts: [{ number: 0, heading: 'Light reactions' }] } },
    answer: { filename: 'photosynthesis.pdf', doc_id: 13 },
  },
  deleteDocument: {
    description: 'Delete a document. It can be restored, and submissions to its quiz are still accepted.',
    answer: { message: 'Document deleted.' },
  },
  restoreDocument: { description: 'Restore a deleted document.', answer: document },
  documentText: {
    description:
      'Read the text of a document by page. There are no pages where it has no text, or was read before texts were stored.',
    answer: {
      pages: [
        {
          number: 1,
          blocks: [
            { kind: 'heading', text: 'Light reactions', level: 1 },
            { kind: 'paragraph', text: 'Chlorophyll is the pigment that absorbs light.' },
          ],
        },
      ],
    },
  },
  openChoices: {
    description: 'List the questions of a past paper that came without answers. Empty for every other document.',
    answer: [{ number: 1, stem: 'Which pigment absorbs light?', options: ['Keratin', 'Chlorophyll', 'Melanin', 'Carotene'] }],
  },
  giveLetters: {
    description:
      'Send the answers to a past paper, one letter for each open question, null to leave one out. The document is read again with them. Once it is being read, the same call changes nothing.',
    request: { letters: ['B', null] },
    answer: { ...document, upload_status: 'pending', generated_quiz_id: null },
  },
};
