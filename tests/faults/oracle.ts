// The verdict on one cell: the server against the test's own log of what the screen called saved. Nothing of the app decides here.
import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { deviceState, outboxSize } from './inPage.ts';
import { ESSAY, key, scoreOf, TEN, tenKey } from './papers.ts';
import type { Sitting, Touch } from './sitting.ts';

export type Outcome = {
  lost: number;
  double: number;
  stuck: number;
  falseSaved: number;
  /** from healing to arrival */
  arrivedMs: number;
  /** what only a student could do, and did */
  touches: Touch[];
  /** the words that a reader needs, when something is not 0 */
  notes: string[];
};

export const nothingYet = (): Outcome => ({ lost: 0, double: 0, stuck: 0, falseSaved: 0, arrivedMs: 0, touches: [], notes: [] });

const PATIENCE_MS = 30_000;
const SECOND_COPY_MS = 400;

/** Waits for the answers, without a touch, and judges them. */
export async function judge(ground: Ground, sitting: Sitting, outcome: Outcome): Promise<void> {
  const { quizId } = sitting;
  const news = async () => (await ground.submissions(quizId)).filter((row) => !ground.known.has(row.submission_id));
  const healedAt = Date.now();
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) {
      if (Date.now() - healedAt > PATIENCE_MS) return false;
      await wait(100);
    }
    return true;
  };
  if (!(await until(async () => (await news()).length > 0))) {
    outcome.stuck += 1;
    outcome.notes.push(`nothing arrived in ${PATIENCE_MS / 1000} s; on screen: ${await words(sitting)}`);
    return;
  }
  outcome.arrivedMs = Date.now() - healedAt;
  const isEmpty = async () => (await sitting.page.evaluate<number>(outboxSize).catch(() => -1)) === 0;
  if (!(await until(isEmpty))) {
    outcome.stuck += 1;
    outcome.notes.push(`it arrived, and the device does not know; on screen: ${await words(sitting)}`);
  }
  // A second copy would come by now; one that comes later is seen by the next cell.
  await wait(SECOND_COPY_MS);
  const rows = await news();
  if (rows.length !== 1) {
    outcome.double += rows.length - 1;
    outcome.notes.push(`${rows.length} submissions`);
  }
  for (const { submission_id: id } of rows) {
    ground.known.add(id);
    await compare(ground, sitting, id, outcome);
  }
}

/** One submission against the log: the same answers, and the score that the key gives. */
async function compare(ground: Ground, { quizId, log }: Sitting, submissionId: string, outcome: Outcome): Promise<void> {
  const { score, results } = await ground.given(quizId, submissionId);
  const given = new Map(results.map((r) => [r.question_id, String(r.answer_given ?? '')]));
  for (const [question, text] of log.answers()) {
    if (given.get(question) === text) continue;
    outcome.lost += 1;
    outcome.notes.push(`question ${question}: saved "${text}", the server has "${given.get(question)}"`);
  }
  const own =
    quizId === ground.tenId
      ? scoreOf(new Map(log.answers()), tenKey, TEN)
      : scoreOf(new Map(log.answers()), (question) => key[question as 1 | 2 | 3], Object.keys(key).length, log.ticked);
  if (log.ticked !== null) {
    const essay = results.find((r) => r.question_id === ESSAY);
    if (essay?.marked_by !== 'student' || essay.points_covered?.join() !== log.ticked.join()) {
      outcome.lost += 1;
      outcome.notes.push(
        `ticked [${log.ticked.join()}], the server has [${essay?.points_covered?.join()}] by ${essay?.marked_by}`,
      );
    }
  }
  if (score !== own) {
    outcome.lost += 1;
    outcome.notes.push(`the score is ${score}, computed ${own}`);
  }
}

/** What the page said that was not so. */
export async function addFalseWords(sitting: Sitting, outcome: Outcome): Promise<void> {
  if ((await sitting.saidArrived) === false) sitting.log.broken.push('the screen said that it had arrived, and it had not');
  outcome.falseSaved += sitting.log.broken.length;
  outcome.notes.push(...sitting.log.broken);
}

export async function words(sitting: Sitting): Promise<string> {
  try {
    const text = await sitting.page.locator('body').innerText({ timeout: 2_000 });
    const state = await sitting.page.evaluate<string>(deviceState).catch(String);
    return `${sitting.page.url()} ${text.replace(/\s+/g, ' ').slice(0, 400)}; on the device: ${state}`;
  } catch {
    return 'no page';
  }
}
