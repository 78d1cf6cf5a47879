// Defines what a language model returns, and reads it. Each question is parsed by itself, so that a broken one is dropped
// and the others stay.
import * as z from 'zod/mini';

/** Invisible characters that reverse a text or split a word. */
const UNSEEN = /[\p{Cs}\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;
const visibleText = () => z.string().check(z.overwrite((text: string) => text.replace(/\p{Cc}+/gu, ' ').replace(UNSEEN, '')));

const WrongOption = z.object({ text: visibleText(), why_wrong: visibleText() });
const Point = z.object({ text: visibleText(), terms: z.array(visibleText()) });

const ModelQuestion = z.object({
  type: z.enum(['multiple_choice', 'short_answer', 'essay']),
  /** what it asks: to know a fact, to see how things hang together, or to use it on a case */
  asks: z.enum(['fact', 'why', 'how', 'consequence', 'comparison', 'example']),
  question: visibleText().check(z.minLength(10), z.maxLength(600)),
  answer: visibleText().check(z.minLength(1), z.maxLength(1200)),
  wrong_options: z.array(WrongOption),
  accepted_answers: z.array(visibleText()),
  key_points: z.array(Point),
  quotes: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
  explanation: visibleText().check(z.maxLength(800)),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
});
export type ModelQuestion = z.infer<typeof ModelQuestion>;

const ModelAnswer = z.object({ number: z.int(), answer: z.string() });
export type ModelAnswer = z.infer<typeof ModelAnswer>;

const ModelCheck = z.object({ number: z.int(), right: z.boolean() });

const EssayPoint = z.object({ point: z.int(), covered: z.boolean(), quote: z.string(), reason: z.string() });
export type EssayPoint = z.infer<typeof EssayPoint>;

/** The formats of replies. A host turns them into JSON Schema. */
export const modelReplies = {
  questions: z.object({ questions: z.array(ModelQuestion) }),
  answers: z.object({ answers: z.array(ModelAnswer) }),
  checks: z.object({ checks: z.array(ModelCheck) }),
  points: z.object({ points: z.array(EssayPoint) }),
};
export type ModelReply = keyof typeof modelReplies;

export type ModelRequest = { reply: ModelReply; system: string; prompt: string };

/** Returns the model's JSON unchecked. Rejects without an answer or JSON, or if time or money is used up. */
export type AskModel = (request: ModelRequest) => Promise<unknown>;

function entries(reply: unknown, name: string): unknown[] {
  const list = (reply as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list : [];
}

export function questionsIn(reply: unknown): ModelQuestion[] {
  return entries(reply, 'questions').flatMap((entry) => {
    const parsed = ModelQuestion.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

export function answersIn(reply: unknown): Map<number, string> {
  return new Map(
    entries(reply, 'answers').flatMap((entry) => {
      const parsed = ModelAnswer.safeParse(entry);
      return parsed.success ? [[parsed.data.number, parsed.data.answer] as const] : [];
    }),
  );
}

/** The numbers of the lines that a reply calls right, and not also wrong. */
export function rightNumbersIn(reply: unknown): Set<number> {
  const checks = entries(reply, 'checks').flatMap((entry) => ModelCheck.safeParse(entry).data ?? []);
  const wrong = new Set(checks.filter(({ right }) => !right).map(({ number }) => number));
  return new Set(checks.map(({ number }) => number).filter((number) => !wrong.has(number)));
}

/** The verdicts on an essay's points. Null if any of them is broken. */
export function essayPointsIn(reply: unknown): EssayPoint[] | null {
  const parsed = modelReplies.points.safeParse(reply);
  return parsed.success ? parsed.data.points : null;
}
