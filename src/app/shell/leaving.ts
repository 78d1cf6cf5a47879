// What would stay behind on this device when one logs out now, and what becomes of it: said before, in words that are true of each.
// It deletes nothing and ends no session.

import { sendable, waitingUploads } from '#device/files/uploads';
import { unsentMade } from '#device/made/madeQuizzes';
import { marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { unsentLog } from '#device/review/reviews';
import { joinRowsOf } from '#device/together/joins';
import { leavingTexts } from '#texts/leaving';
import { db } from '../data/device.ts';
import { sessionNow } from '../data/session.ts';

type Counts = { waiting: number; refused: number };
/**
 * `quizzes`: made on this device. `joins`: wishes to join a shared quiz. `marks`: handed-in quizzes that their student marked afterwards.
 * `shared`: files that wait for a tap of the student. `unreadable`: rows of another version of Oasis, which are kept and never sent by this one.
 */
export type Unsent = {
  quizzes: Counts;
  submissions: Counts;
  marks: Counts;
  joins: Counts;
  files: Counts;
  reviews: number;
  shared: number;
  unreadable: number;
};

/** The signed-in student's unsent work; null when there is none. */
export async function unsentWork(): Promise<Unsent | null> {
  const userId = sessionNow().user?.user_id;
  if (userId === undefined) return null;
  const [quizzes, submissions, marks, joins, files, log] = await Promise.all([
    unsentMade(db, userId),
    submissionRowsOf(db, userId),
    marksRowsOf(db, userId),
    joinRowsOf(db, userId),
    waitingUploads(db, userId),
    unsentLog(db, userId),
  ]);
  const unreadable = [quizzes, submissions, marks, joins, files].reduce((all, read) => all + read.unreadable.length, 0);
  const reviews = log?.count ?? 0;
  if (
    quizzes.rows.length +
      submissions.rows.length +
      marks.rows.length +
      joins.rows.length +
      files.rows.length +
      reviews +
      unreadable ===
    0
  )
    return null;
  const going = sendable(files.rows);
  const shared = files.rows.length - going.length;
  const [madeCounts, answers, marked] = [quizzes, submissions, marks].map(({ rows }) => countsOf(rows)) as [
    Counts,
    Counts,
    Counts,
  ];
  const joining = countsOf(joins.rows);
  return {
    quizzes: madeCounts,
    submissions: answers,
    marks: marked,
    joins: joining,
    files: countsOf(going),
    reviews,
    shared,
    unreadable,
  };
}

function countsOf(rows: readonly { state: string }[]): Counts {
  const refused = rows.filter(({ state }) => state === 'refused').length;
  return { waiting: rows.length - refused, refused };
}

/** The question's title, and a sentence for each kind of thing. */
export function leavingWords({ quizzes, submissions, marks, joins, files, reviews, shared, unreadable }: Unsent): {
  title: string;
  sentences: string[];
} {
  const answers = submissions.waiting + submissions.refused + unreadable;
  const documents = files.waiting + files.refused + shared;
  const marked = marks.waiting + marks.refused;
  const madeCount = quizzes.waiting + quizzes.refused;
  const joining = joins.waiting + joins.refused;
  const things = [
    madeCount === 0 ? '' : leavingTexts.quizzes(madeCount),
    answers === 0 ? '' : leavingTexts.submissions(answers),
    marked === 0 ? '' : leavingTexts.marks(marked),
    joining === 0 ? '' : leavingTexts.joins(joining),
    reviews === 0 ? '' : leavingTexts.reviews(reviews),
    documents === 0 ? '' : leavingTexts.files(documents),
  ].filter((thing) => thing !== '');
  const sentences: string[] = [];
  if (quizzes.waiting > 0) sentences.push(leavingTexts.quizzesStay(quizzes.waiting));
  if (submissions.waiting > 0) sentences.push(leavingTexts.submissionsStay(submissions.waiting));
  if (marks.waiting > 0) sentences.push(leavingTexts.marksStay);
  if (joins.waiting > 0) sentences.push(leavingTexts.joinsStay);
  if (joins.refused > 0) sentences.push(leavingTexts.joinsRefused);
  if (reviews > 0) sentences.push(leavingTexts.reviewsStay(reviews));
  if (files.waiting > 0) sentences.push(leavingTexts.filesStay(files.waiting));
  if (quizzes.refused > 0) sentences.push(leavingTexts.quizzesRefused(quizzes.refused));
  if (submissions.refused > 0) sentences.push(leavingTexts.submissionsRefused(submissions.refused));
  if (marks.refused > 0) sentences.push(leavingTexts.marksRefused);
  if (files.refused > 0) sentences.push(leavingTexts.filesRefused(files.refused));
  if (shared > 0) sentences.push(leavingTexts.sharedStay(shared));
  if (unreadable > 0) sentences.push(leavingTexts.unreadable(unreadable));
  const list = things.join(leavingTexts.and);
  const isOne = madeCount + answers + documents + reviews + joining === 1 && marked === 0;
  const title = isOne ? leavingTexts.isNotSent(list) : leavingTexts.areNotSent(list);
  return { title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`, sentences };
}
