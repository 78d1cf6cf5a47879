// The last stage before a student: a question with a hard flaw does not pass, whoever wrote it.
import type { Question, Quiz } from '#core/quiz/quiz';
import type { TextDocument } from '../read/textDocument.ts';
import { materialOf } from '../understand/material.ts';
import { type HardFlaw, hardFlawsOf } from './hardFlaw.ts';
import { type SoftFlaw, softFlawsOf } from './softFlaw.ts';

/** What is wrong with a question. Hard flaws never reach a student; soft ones count against it. */
export type Flaw = { severity: 'hard'; kind: HardFlaw } | { severity: 'soft'; kind: SoftFlaw };

/** Everything that is wrong with a question of this quiz, measured against the document it was written from. */
export function flawsOf(question: Question, quiz: Quiz, document: TextDocument): Flaw[] {
  const material = materialOf(document);
  return [
    ...hardFlawsOf(question, quiz, material).map((kind): Flaw => ({ severity: 'hard', kind })),
    ...softFlawsOf(question, quiz, material).map((kind): Flaw => ({ severity: 'soft', kind })),
  ];
}

/** The same quiz without the questions that have a hard flaw, numbered anew from 1. `inferred`: see hardFlawsOf. */
export function passGate(quiz: Quiz, document: TextDocument, inferred: ReadonlySet<Question> = new Set()): Quiz {
  const material = materialOf(document);
  let questions = quiz.questions;
  for (;;) {
    const current: Quiz = { ...quiz, questions };
    const passed = questions.filter((question) => hardFlawsOf(question, current, material, inferred.has(question)).length === 0);
    if (passed.length === questions.length) break;
    questions = passed;
  }
  return { ...quiz, questions: questions.map((question, at) => ({ ...question, question_id: at + 1 })) };
}
