// Marks a stored submission by the keys of another version of its quiz, or takes that back. It reads and writes nothing.
import '#core/marking/languageAnswer';
import { scoreOf } from '#core/marking/grading';
import { scoreWith } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import { type GradedAnswer, withLaterMarks } from '#core/submission/submission';
import { correctedQuestion } from '#core/together/correction';
import { withJudgement } from './marked.ts';
import type { Remarked, StoredSubmission } from './store.ts';
import { joinResults, withoutCopies } from './storedResults.ts';

type RemarkedVersion = { id: number; questions: readonly Question[] };

/**
 * Null: it is marked by this version already.
 * @param questions the questions that were answered
 */
export function remarked(questions: readonly Question[], row: StoredSubmission, version: RemarkedVersion): Remarked | null {
  if ((row.countedVersion ?? row.quizId) === version.id) return null;
  const { answers, marks, ownAccepted } = row;
  const source = { questions, answers };
  const originals = originalMarks(row, source);
  const byId = new Map(version.questions.map((question) => [question.question_id, question]));
  const isOwn = version.id === row.quizId;
  const corrected = isOwn
    ? []
    : questions.flatMap((question) => correctedQuestion(question, byId.get(question.question_id)) ?? []);
  const ids = new Set(corrected.map((question) => question.question_id));
  const answersToMark = answers.filter(({ question_id: id }) => ids.has(id));
  const newMarks = scoreWith({ questions: corrected, answers: answersToMark, marks, own: ownAccepted ?? undefined }).results;
  const newResults = new Map(newMarks.map((result) => [result.question_id, result]));
  const results = originals.results.map((result) => newResults.get(result.question_id) ?? result);
  // A first check went by the wrong key, so it says nothing.
  const byRule = answersToMark.map(({ question_id, answer_given }) => ({ question_id, answer_given }));
  const newRight = scoreWith({ questions: corrected, answers: byRule, marks: [] }).results.filter((result) => result.is_correct);
  const { right } = originals;
  return {
    score: scoreOf(questions, results),
    correctCount: results.filter((result) => result.is_correct).length,
    results: withoutCopies(results, source),
    officialRight:
      right === null ? null : [...right.filter((id) => !ids.has(id)), ...newRight.map((result) => result.question_id)],
    countedVersion: isOwn ? null : version.id,
    replacedMarks: isOwn
      ? null
      : {
          results: originals.results.filter((result) => ids.has(result.question_id)),
          right: (right ?? []).filter((id) => ids.has(id)),
        },
    revision: row.revision + 1,
  };
}

/** The marks by the version that was answered, with what the student has judged since. */
function originalMarks({ results, officialRight, replacedMarks, answers, marks }: StoredSubmission, source: Source) {
  const replaced = new Map((replacedMarks?.results ?? []).map((result) => [result.question_id, result]));
  const judgements = new Map(withLaterMarks(answers, marks).map((answer) => [answer.question_id, answer.own_judgement === true]));
  const original = (result: GradedAnswer) => {
    const id = result.question_id;
    const earlierResult = replaced.get(id);
    return earlierResult === undefined ? result : withJudgement(earlierResult, judgements.get(id) ?? false);
  };
  return {
    results: joinResults(results, source).map(original),
    right:
      officialRight === null
        ? null
        : [...officialRight.filter((id) => !replaced.has(id)), ...(replacedMarks?.right ?? [])].sort((a, b) => a - b),
  };
}

type Source = Parameters<typeof joinResults>[1];
