// The quiz endpoints.
import { exportFormatOf } from '#core/exportFormats';
import { veiledRow } from '../access/hidden.ts';
import type { Deps } from '../deps.ts';
import { invalid, Refusal } from '../failures.ts';
import type { Mount, MountAsking, MountReading } from '../route.ts';
import { oneSubmission, quizOf, timeOf, toQuiz } from './decisions.ts';
import { exported } from './export/index.ts';
import { mark } from './marks.ts';
import { rememberOpened } from './opened.ts';
import { createQuiz } from './ownQuizzes.ts';
import { quizStatement, quizText, rememberQuiz, scoreStatement, scoreText } from './readings.ts';
import { listHistory, listSubmissions, setTimer } from './store.ts';
import { submit } from './submit.ts';

type Mounts = { mount: Mount; mountReading: MountReading; mountAsking: MountAsking };

export function quizRoutes({ mount, mountReading, mountAsking }: Mounts, deps: Deps): void {
  mount('createQuiz', ({ user, body, header }) => createQuiz(deps, user.user_id, body, header('idempotency-key')));
  const opened = rememberOpened();
  mountReading('quiz', {
    statement: quizStatement,
    values: ({ id }) => [id('id')],
    answer: (row) => {
      const text = quizText(row);
      rememberQuiz(opened, row);
      return text;
    },
  });
  mount('changeQuiz', async ({ user, id, body }) => {
    const quiz = await quizOf(deps, user.user_id, id('id'), 'edit');
    const timerSeconds = body.settings.timer_duration_seconds;
    await setTimer(deps.db, user.user_id, quiz.id, timerSeconds);
    return toQuiz({ ...quiz, timerSeconds });
  });
  mountAsking('submit', ({ askAs, tokenHash, id, body, header }) =>
    submit(deps, {
      ...{ askAs, tokenHash, opened },
      quizId: id('id'),
      body,
      key: header('idempotency-key'),
      clientNow: header('client-now'),
    }),
  );
  mount('mark', ({ user, id, param, body, header }) =>
    mark(deps, {
      userId: user.user_id,
      quizId: id('id'),
      submissionId: param('submission_id'),
      body,
      clientNow: header('client-now'),
    }),
  );
  mount('submissions', async ({ user, id }) => {
    const quiz = await quizOf(deps, user.user_id, id('id'), 'own');
    const rows = await listSubmissions(deps.db, user.user_id, quiz.id);
    return rows.map((row) =>
      veiledRow({ submission_id: row.submissionId, submitted_at: timeOf(row), score: row.score }, quiz.hiddenUntil),
    );
  });
  mount('submission', ({ user, id, param }) => oneSubmission(deps, user.user_id, id('id'), param('submission_id')));
  mount('history', async ({ user }) => {
    const rows = await listHistory(deps.db, { userId: user.user_id, at: new Date(deps.now()) });
    return rows.map((row) => {
      const told = {
        submission_id: row.submissionId,
        submitted_at: timeOf(row),
        score: row.score,
        quiz_id: row.quizId,
        title: row.title,
        correct_count: row.hiddenUntil === null ? row.correctCount : 0,
        total_questions: row.totalQuestions,
      };
      return veiledRow(told, row.hiddenUntil);
    });
  });
  mountReading('score', { statement: scoreStatement, values: ({ id }) => [id('id')], answer: scoreText });
  mount('download', async ({ user, id, query }) => {
    const format = exportFormatOf(query('format'));
    if (format === undefined) throw invalid(['query', 'format'], 'A quiz cannot be downloaded in this format.', 'enum');
    const quiz = await quizOf(deps, user.user_id, id('id'), 'export');
    if (quiz.hiddenUntil !== null) throw new Refusal(403, 'This quiz can be downloaded once its assignment has closed.');
    return exported(toQuiz(quiz), quiz.id, format);
  });
}
