// The quiz endpoints.
import { exportFilename } from '#core/formats/exportFormat';
import { exportFormatOf } from '#core/formats/exportFormats';
import { writtenLanguageOf } from '#texts/languages';
import { noteGivenKeys, noteGivenScores } from '../access/givenKeys.ts';
import { questionsFor, rowWithScoreHidden } from '../access/hidden.ts';
import { hiddenIn } from '../access/keys.ts';
import { roleIn } from '../access/rights.ts';
import type { Row } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalid, Refusal } from '../http/failures.ts';
import { JsonText } from '../http/jsonAnswer.ts';
import type { Mount } from '../http/route.ts';
import { headOf, oneSubmission, quizOf, timeOf } from './decisions.ts';
import { mark } from './marks.ts';
import { completeQuestions, createQuiz } from './ownQuizzes.ts';
import { quizStatement, scoreStatement } from './readingStore.ts';
import { quizText, scoreText } from './readings.ts';
import { findQuestions, listHistory, listSubmissions, readQuestions, setTimer } from './store.ts';
import { submit } from './submit.ts';

export function quizRoutes(mount: Mount, deps: Deps): void {
  mount('createQuiz', ({ user, body, header }) => createQuiz(deps, user.user_id, body, header('idempotency-key')));
  const noteReader = (row: Row) =>
    noteGivenKeys(deps, {
      userId: Number(row.user_id),
      quizId: Number(row.id),
      role: roleIn(row),
      hiddenUntil: hiddenIn(row),
    });
  mount(
    'quiz',
    async ({ askAs, id }) => {
      const row = await askAs(quizStatement, [id('id')]);
      const isCompleted = row.is_own === true && roleIn(row) === 'owner';
      const questions = isCompleted
        ? await completeQuestions(deps, Number(row.user_id), Number(row.id), String(row.questions))
        : row.questions;
      const text = quizText({ ...row, questions });
      await noteReader(row);
      return new JsonText(text);
    },
    'in-query',
  );
  mount('changeQuiz', async ({ user, id, body }) => {
    const quiz = await quizOf(deps, user.user_id, id('id'), 'edit');
    const timerSeconds = body.settings.timer_duration_seconds;
    await setTimer(deps.db, user.user_id, quiz.id, timerSeconds);
    const questions = await readQuestions(deps.db, quiz.id);
    return { ...headOf({ ...quiz, timerSeconds }), questions };
  });
  mount(
    'submit',
    ({ askAs, id, body, header }) =>
      submit(deps, {
        askAs,
        quizId: id('id'),
        body,
        key: header('idempotency-key'),
        clientNow: header('client-now'),
      }),
    'in-query',
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
    await noteGivenScores(
      deps,
      user.user_id,
      rows.map(() => ({ quizId: quiz.id })),
    );
    return rows.map((row) =>
      rowWithScoreHidden({ submission_id: row.submissionId, submitted_at: timeOf(row), score: row.score }, quiz.hiddenUntil),
    );
  });
  mount('submission', ({ user, id, param }) => oneSubmission(deps, user.user_id, id('id'), param('submission_id')));
  mount('history', async ({ user }) => {
    const rows = await listHistory(deps.db, { userId: user.user_id, at: new Date(deps.now()) });
    await noteGivenScores(deps, user.user_id, rows);
    return rows.map((row) => {
      const historyRow = {
        submission_id: row.submissionId,
        submitted_at: timeOf(row),
        score: row.score,
        quiz_id: row.quizId,
        title: row.title,
        correct_count: row.hiddenUntil === null ? row.correctCount : 0,
        total_questions: row.totalQuestions,
        ...(row.official && row.hiddenUntil === null ? { official: row.official } : {}),
      };
      return rowWithScoreHidden(historyRow, row.hiddenUntil);
    });
  });
  mount(
    'score',
    async ({ askAs, id }) => {
      const row = await askAs(scoreStatement, [id('id')]);
      const text = scoreText(row);
      await noteReader(row);
      return new JsonText(text);
    },
    'in-query',
  );
  mount('download', async ({ user, id, query }) => {
    const format = exportFormatOf(query('format'));
    if (format === undefined) throw invalid(['query', 'format'], 'A quiz cannot be downloaded in this format.', 'enum');
    const quiz = await quizOf(deps, user.user_id, id('id'), 'export');
    if (quiz.hiddenUntil !== null) throw new Refusal('download_hidden');
    await noteGivenKeys(deps, { ...quiz, userId: user.user_id, quizId: quiz.id });
    const task = {
      head: headOf(quiz),
      questions: questionsFor(quiz.role, await findQuestions(deps.db, quiz.id)),
      format: format.key,
      language: writtenLanguageOf(query('language')),
    };
    const file = await deps.fileWriter.write(user.user_id, task);
    return new Response(file, {
      headers: {
        'Content-Length': String(file.byteLength),
        'Content-Type': format.mediaType,
        'Content-Disposition': `attachment; filename="${exportFilename(quiz.title, quiz.id, format)}"`,
      },
    });
  });
}
