// Quizzes made on a device. Each has a UUID at once and a server id later. Until then its device uses a negative id derived from
// the UUID, which works everywhere a quiz id does.
import type { NewQuiz, Quiz } from '../quiz/quiz.ts';

/** The sample quiz is -1. */
const FIRST = -2;
/** Server ids are 32-bit integers, so that the server can answer that there is no such quiz. */
const COUNT = 2 ** 31 - 1;

/** The local id of a quiz, from its UUID. */
export function localNumberOf(uuid: string): number {
  return FIRST - (Number.parseInt(uuid.replaceAll('-', '').slice(0, 8), 16) % COUNT);
}

/** Below every local id of a made quiz. */
const FIRST_TRIED = FIRST - COUNT - 1;

/** The id of attempts at a shared quiz that is tried without joining: practice that is never sent. */
export function triedNumberOf(code: string): number {
  let hash = 0x811c9dc5;
  for (const letter of code) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return FIRST_TRIED - hash;
}

/** Whether it is a quiz of this student or device: neither the sample nor a shared quiz being tried. */
export function isKnownQuiz(quizId: number): boolean {
  return quizId > 0 || (quizId <= FIRST && quizId > FIRST_TRIED);
}

/** Whether only this device knows the id. */
export function isLocalNumber(quizId: number): boolean {
  return quizId <= FIRST;
}

/** The quiz as it is taken, the same on device and server. `previousVersion`: for an edit, the version that was edited. */
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
