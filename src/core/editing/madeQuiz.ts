// A quiz that was made on a device: it has a UUID at once, and the server's number later. Until then its device calls it by a number
// of its own, below zero, which follows from the UUID; everything that names a quiz can name it by that.
import type { NewQuiz, Quiz } from '../quiz/quiz.ts';

/** The sample quiz is -1. */
const FIRST = -2;
/** Numbers are 32 bits wide on the server, and it must be able to say that there is no such quiz. */
const COUNT = 2 ** 31 - 1;

/** The number that a quiz has on its own device, from its UUID. */
export function localNumberOf(uuid: string): number {
  return FIRST - (Number.parseInt(uuid.replaceAll('-', '').slice(0, 8), 16) % COUNT);
}

/** Below every number of a made quiz. */
const FIRST_TRIED = FIRST - COUNT - 1;

/** The number that attempts at a shared quiz have where it is tried by its code, without joining: practice that is never sent. */
export function triedNumberOf(code: string): number {
  let hash = 0x811c9dc5;
  for (const letter of code) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return FIRST_TRIED - hash;
}

/** A quiz of this student, or of this device: not the sample, and none that is only tried. */
export function isKnownQuiz(quizId: number): boolean {
  return quizId > 0 || (quizId <= FIRST && quizId > FIRST_TRIED);
}

/** A number that only this device knows. */
export function isLocalNumber(quizId: number): boolean {
  return quizId <= FIRST;
}

/** The quiz as it is taken: the same on the device that made it and on the server. `previousVersion`: of an edit, the version that was edited. */
export function madeQuiz(newQuiz: NewQuiz, previousVersion?: Quiz): Quiz {
  const {
    title,
    questions,
    settings,
    left_out,
    made_from: { kind, of },
  } = newQuiz;
  const earlier = of === undefined ? {} : { earlier: [of, ...(previousVersion?.earlier ?? [])] };
  return {
    title,
    filename: previousVersion?.filename ?? title,
    ...(previousVersion?.written_by === undefined ? {} : { written_by: previousVersion.written_by }),
    questions,
    ...(left_out === undefined ? {} : { left_out }),
    ...earlier,
    settings: {
      timer_duration_seconds: settings?.timer_duration_seconds ?? null,
      ...(kind === 'exam' ? { is_exam: true } : {}),
    },
  };
}
