// What docs/api.md says of each call of the API. Beside the table and not in it: the page carries the table, and no page reads this.
import type { EndpointName } from './allEndpoints.ts';
import { exportFormats } from './exportFormats.ts';
import { aboutTogether } from './togetherWords.ts';

export const aboutEndpoint: Readonly<Record<EndpointName, string>> = {
  login: 'Log in. `username` holds the e-mail.',
  register: 'Create an account and send the verification mail.',
  providers:
    'Third-party logins, if any. Lead the browser to `login_path`; it returns to /auth/callback#token=… or /auth/callback?error=….',
  me: 'The current user.',
  verifyEmail: 'Verify an e-mail address. A link that was used already answers success.',
  forgotPassword: 'Send reset instructions, if the account exists. The answer is the same either way.',
  resetPassword: 'Set a new password. Ends every session of the user.',
  resendVerification: 'Send the verification mail again.',
  logout: 'End this session.',
  changeProfile: 'Set the name that the student is called by, or take it away with null.',
  changePassword: 'Change the password. Ends every other session of the user. A wrong current password is 403.',
  sessions: 'Where the user is signed in, last used first.',
  endSession: 'End one session of the user. One that is gone already is 404.',
  endOtherSessions: 'End every session of the user but this one.',
  exportAccount:
    'All that is kept of the user as one JSON file: the account, documents, quizzes, submissions with answers, reviews.',
  deleteAccount:
    'Delete the account with everything that belongs to it, for good. It asks for the password; an account without one for its own e-mail, within 10 minutes of signing in. Anything else is 403.',
  documents:
    'The documents, newest first: all of them, or the first `limit` (1 to 1000), or those that come after the document `before`. An answer that did not change is 304 to its ETag.',
  upload:
    'Upload one document: the field `file`, and optionally `timer_duration_seconds` (60 to 86400, or `suggested`) and `wishes`, what is wished of its quiz, as JSON.',
  parts:
    'The headings of a document, from which a quiz can be wished for, each with its page. Empty until it was read, and where it has no headings.',
  writeAnother:
    'Have another quiz written of a document, under these wishes. It is listed beside it as a document whose `source_id` names it. The same key gives the same one; a document whose file is gone is 409.',
  deleteDocument: 'Delete a document. It can be restored; submissions to its quiz are still accepted.',
  restoreDocument: 'Undo a deletion.',
  documentText:
    'The text of a document as it was read, by page: headings, paragraphs and list items. No pages where it has none, or was read before texts were kept. An answer that did not change is 304 to its ETag.',
  openChoices: 'The questions of a past paper without answers, which wait for their letters. Empty for every other document.',
  giveLetters:
    'The letters of a past paper, one for each open choice, null for one that is left out. The document is read again with them. Once it is being read, the same call changes nothing.',
  createQuiz:
    "Keep a quiz of one's own, within the bounds of P10.7. It is listed as a document that is completed. The same key and body gives the same id; the same key with another body is 409. `near_words` and `point_words`: by question id, what the server adds to the questions for marking.",
  quiz: 'A quiz. Its questions never change.',
  changeQuiz: 'Change the time limit. An attempt that has begun keeps its deadline.',
  submit: 'Hand in. The same key and body gives the same receipt; the same key with another body is 409.',
  mark: 'What the student says of answers after handing in: the covered points of an essay, or that a refused typed answer was right. The newest mark of each question counts, whatever order they arrive in.',
  submissions: 'Every submission, newest first.',
  submission: 'One submission with its score, answer by answer: the receipt as it stands now.',
  history: 'The newest 2,000 submissions to all quizzes, those of deleted documents too, newest first.',
  score: 'The newest submission, scored.',
  download: `The quiz as a file. \`format\` is one of ${exportFormats.map(({ key }) => key).join(', ')}; without it the first.`,
  addReviews:
    'Add events to the log of reviews, at most 500. An event that is known by its `event_id` is kept as it is, so sending it again changes nothing. One about a question that the student does not have is refused, and stops no other. One ahead of its arrival counts at its arrival: `corrected` says when.',
  reviews:
    'The log of reviews in the order of arrival, at most 500 events: from the beginning, or those `after` an earlier `next`.',
  chooseReview:
    'Say how to review, at most 500 choices, each of one thing: `retention`, `new_per_day`, or the day of an `exam`, of one quiz or (`quiz_id` null) of all. Of each the newest counts, by the time of choosing as the server corrects it; the answer is what counts now.',
  reviewSettings: 'How the student wants to review: what counts of all choices. What was never chosen is not in it.',
  ...aboutTogether,
};
