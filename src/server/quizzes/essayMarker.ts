// Asks a language model which points an essay covers, after the receipt was sent. The result is only a suggestion, used only
// when complete: a broken reply, or a slow or absent model, changes nothing. Essays that the student marked are left alone.

import type { Question } from '#core/quiz/quiz';
import { isEssay } from '#core/submission/marks';
import { withLaterMarks } from '#core/submission/submission';
import type { Db } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import type { Background } from '../jobs/background.ts';
import type { ModelSource } from '../model/source.ts';
import type { Log } from '../process/log.ts';
import { essayRequest, suggestionIn } from './essayReply.ts';
import { marked } from './marked.ts';
import { keepMarks, lockSubmission, type StoredSubmission } from './store.ts';

export type EssayMarker = {
  /** Starts marking in the background and returns at once. */
  mark: (questions: readonly Question[], row: StoredSubmission) => void;
  stop: () => void;
};

/** How many submissions the model marks at a time; others wait. */
const AT_A_TIME = 2;
/** the limit for all essays of a submission: its student is looking at the results */
const MOST_MS = 180_000;

export function createEssayMarker(deps: { db: Db; models: ModelSource; background: Background; log: Log }): EssayMarker {
  const { db, models, background, log } = deps;
  const stopping = new AbortController();
  const lanes = Array.from({ length: AT_A_TIME }, () => Promise.resolve());
  let next = 0;

  async function markAll(questions: readonly Question[], row: StoredSubmission): Promise<void> {
    const llm = await models.current();
    if (stopping.signal.aborted || llm === null) return;
    const model = llm.forDocument(stopping.signal, MOST_MS);
    for (const question of essaysOf(questions, row)) {
      const essay = row.answers.find((answer) => answer.question_id === question.question_id)?.answer_given ?? '';
      const reply = await model.ask(essayRequest(question, essay)).catch(() => null);
      if (stopping.signal.aborted) return;
      const suggestion = reply === null ? null : suggestionIn(reply, question, essay);
      if (suggestion === null) {
        log.info({ submission: row.id, question: question.question_id }, 'The model marked no essay here.');
        continue;
      }
      await db.transaction(async (tx) => {
        const now = await lockSubmission(tx, row);
        if (now === null || essaysOf([question], now).length === 0) return;
        const suggestions = { ...now.suggestions, [String(question.question_id)]: storable(suggestion) };
        await keepMarks(tx, now, marked(questions, { ...now, suggestions }, new Set([question.question_id])));
      });
    }
  }

  return {
    mark: (questions, row) => {
      if (essaysOf(questions, row).length === 0) return;
      const lane = next % AT_A_TIME;
      next += 1;
      const previousTurn = lanes[lane];
      background.run('Marking essays', () => {
        const turn = (previousTurn ?? Promise.resolve()).then(() => markAll(questions, row));
        lanes[lane] = turn.catch(() => undefined);
        return turn;
      });
    },
    stop: () => stopping.abort(),
  };
}

/** The answered essays with points that only the rule has marked. */
function essaysOf(questions: readonly Question[], row: StoredSubmission): Question[] {
  const answersById = new Map(withLaterMarks(row.answers, row.marks).map((answer) => [answer.question_id, answer]));
  return questions.filter((question) => {
    const answer = answersById.get(question.question_id);
    const isMarked = answer?.points_covered !== undefined;
    return isEssay(question) && question.key_points?.length && answer?.answer_given.trim() && !isMarked;
  });
}
