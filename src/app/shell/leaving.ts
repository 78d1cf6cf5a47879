// What would stay behind on this device when one logs out now, and what becomes of it: said before, in words that are true of each.
// It deletes nothing and ends no session.
import { joinRowsOf } from '#device/joins';
import { marksRowsOf } from '#device/laterMarks';
import { unsentMade } from '#device/madeQuizzes';
import { rowsOf } from '#device/outbox';
import { unsentLog } from '#device/reviews';
import { sendable, waitingUploads } from '#device/uploads';
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
    rowsOf(db, userId),
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
  const [made, answers, marked] = [quizzes, submissions, marks].map(({ rows }) => countsOf(rows)) as [Counts, Counts, Counts];
  const joining = countsOf(joins.rows);
  return {
    quizzes: made,
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
  const made = quizzes.waiting + quizzes.refused;
  const joining = joins.waiting + joins.refused;
  const parts = [
    made === 0 ? '' : counted(made, 'quiz'),
    answers === 0 ? '' : counted(answers, 'submission'),
    marked === 0 ? '' : `the marks of ${counted(marked, 'quiz')}`,
    joining === 0 ? '' : `${counted(joining, 'quiz')} to join`,
    reviews === 0 ? '' : counted(reviews, 'review'),
    documents === 0 ? '' : counted(documents, 'file'),
  ].filter((part) => part !== '');
  const sentences: string[] = [];
  if (quizzes.waiting > 0) sentences.push(`If you log out now, ${stays(quizzes.waiting, 'quiz')} sent after your next login.`);
  if (submissions.waiting > 0)
    sentences.push(`If you log out now, ${stays(submissions.waiting, 'submission')} sent after your next login.`);
  if (marks.waiting > 0)
    sentences.push('If you log out now, the marks that you gave stay sealed on this device and are sent after your next login.');
  if (joins.waiting > 0)
    sentences.push('If you log out now, your wish to join stays sealed on this device and is sent after your next login.');
  if (joins.refused > 0) sentences.push('What you could not join stands on your dashboard, where you can try again.');
  if (reviews > 0) sentences.push(`If you log out now, ${stays(reviews, 'review')} sent after your next login.`);
  if (files.waiting > 0) sentences.push(`If you log out now, ${stays(files.waiting, 'file')} uploaded after your next login.`);
  if (quizzes.refused > 0) sentences.push(refusedQuizzes(quizzes.refused));
  if (submissions.refused > 0) sentences.push(refusedSubmissions(submissions.refused));
  if (marks.refused > 0)
    sentences.push(
      'Marks that were refused stay here and are not sent by themselves: open the results after your next login and try again.',
    );
  if (files.refused > 0) sentences.push(refusedFiles(files.refused));
  if (shared > 0)
    sentences.push(
      `${counted(shared, 'shared file')} ${shared === 1 ? 'stays' : 'stay'} on this device until you upload ${them(shared)} on the dashboard.`,
    );
  if (unreadable > 0)
    sentences.push(
      `This version of Oasis cannot read ${unreadable} of them. ${unreadable === 1 ? 'It stays' : 'They stay'} here.`,
    );
  const title = parts.join(' and ');
  return {
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)} ${made + answers + documents + reviews + joining === 1 && marked === 0 ? 'is' : 'are'} not sent yet`,
    sentences,
  };
}

function refusedQuizzes(count: number): string {
  const what = `${counted(count, 'quiz')} ${was(count)} refused and ${is(count)} not sent by ${itself(count)}`;
  return `${what}: try again on “Study offline” after your next login.`;
}

function refusedSubmissions(count: number): string {
  const what = `${counted(count, 'submission')} ${was(count)} refused and ${is(count)} not sent by ${itself(count)}.`;
  return `${what} The answers stay here: try again or export them on “Study offline” after your next login.`;
}

function refusedFiles(count: number): string {
  const what = `${counted(count, 'file')} ${was(count)} not accepted and ${is(count)} not uploaded by ${itself(count)}`;
  return `${what}: try again or remove ${them(count)} on the dashboard after your next login.`;
}

const counted = (count: number, what: string) =>
  count === 1 ? `1 ${what}` : `${count} ${what === 'quiz' ? 'quizzes' : `${what}s`}`;
const stays = (count: number, what: string) =>
  count === 1 ? `the ${what} stays sealed on this device and is` : `${counted(count, what)} stay sealed on this device and are`;
const is = (count: number) => (count === 1 ? 'is' : 'are');
const was = (count: number) => (count === 1 ? 'was' : 'were');
const itself = (count: number) => (count === 1 ? 'itself' : 'themselves');
const them = (count: number) => (count === 1 ? 'it' : 'them');
