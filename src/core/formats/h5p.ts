// Reads question sets of H5P (https://h5p.org/documentation/developers/h5p-specification): choices, true or false, gaps, essays
// and cards. Their text is HTML.
import * as z from 'zod/mini';
import { isEndless } from './endless.ts';
import { changesIn, fromHtml, PICTURE } from './htmlText.ts';
import { toDollars } from './mathText.ts';
import {
  choice,
  type Found,
  type ImportFlaw,
  isEnough,
  type Problem,
  plainAnswer,
  type Reading,
  readingOf,
  typed,
  unreadable,
  withComments,
} from './reading.ts';
import { PACKAGE_LIMITS, unzip } from './unzip.ts';

const Head = z.object({ title: z.optional(z.string()), mainLibrary: z.string() });
const Media = z.optional(z.object({ type: z.optional(z.unknown()) }));
const ChoiceParams = z.object({
  question: z.string(),
  media: Media,
  answers: z.array(
    z.object({
      text: z.string(),
      correct: z.optional(z.boolean()),
      tipsAndFeedback: z.optional(z.object({ chosenFeedback: z.optional(z.string()) })),
    }),
  ),
});
const TruthParams = z.object({ question: z.string(), media: Media, correct: z.union([z.string(), z.boolean()]) });
const ChoiceSetParams = z.object({ choices: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })) });
const GapParams = z.object({ text: z.optional(z.string()), media: Media, questions: z.array(z.string()) });
const EssayParams = z.object({
  taskDescription: z.string(),
  media: Media,
  solution: z.optional(z.object({ sample: z.optional(z.string()) })),
});
const Card = z.object({ text: z.optional(z.string()), answer: z.optional(z.string()), image: z.optional(z.unknown()) });
const SetParams = z.object({
  questions: z.array(z.object({ library: z.string(), params: z.unknown() })),
});

type FoundHere = Omit<Found, 'line' | 'place' | 'source'>;
type Result = FoundHere | ImportFlaw;

/** The questions of a package. */
export function read(bytes: Uint8Array): Reading {
  const { files } = unzip(bytes, PACKAGE_LIMITS, (name) => name === 'h5p.json' || name === 'content/content.json');
  const head = Head.safeParse(jsonIn(files.get('h5p.json')));
  const content = jsonIn(files.get('content/content.json'));
  if (!head.success || content === null) return unreadable({ code: 'h5p_no_content' });
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  for (const [at, { library, params }] of itemsOf(head.data.mainLibrary, content).entries()) {
    const place = { kind: 'question', number: at + 1 } as const;
    for (const result of questionsOf(library, params)) {
      const source = () => sourceOf(params);
      if ('code' in result) problems.push({ line: null, place, flaw: result, source: source() });
      else foundQuestions.push({ ...result, line: null, place, source });
    }
    if (isEnough(foundQuestions, problems)) break;
  }
  return readingOf(fromHtml(head.data.title ?? ''), foundQuestions, problems);
}

function jsonIn(bytes: Uint8Array | undefined): unknown {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return json;
  } catch {
    return null;
  }
}

type Item = { library: string; params: unknown };

/** The questions of a set, or the content as the only one. */
function itemsOf(library: string, params: unknown): Item[] {
  const set = SetParams.safeParse(params);
  return set.success && library !== 'H5P.Blanks' ? set.data.questions : [{ library, params }];
}

/** All texts of a question, so that a student can find it again. */
function sourceOf(params: unknown): string {
  if (isEndless(params)) return '';
  const texts: string[] = [];
  JSON.stringify(params, (key, value: unknown) => {
    if (typeof value === 'string' && /^(?:question|text|answer|taskDescription|sample)$/.test(key)) texts.push(fromHtml(value));
    return value;
  });
  return texts.join('\n');
}

const NO_QUESTION: Result[] = [{ code: 'h5p_no_question' }];

function questionsOf(library: string, params: unknown): Result[] {
  const [name = ''] = library.split(' ');
  const type = name.replace(/^H5P\./, '');
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  return reader?.(params) ?? [{ code: 'h5p_type', params: { excerpt: type.slice(0, 40) } }];
}

/** One reader for each content type. */
const readers: Record<string, (params: unknown) => Result[]> = {
  MultiChoice: parsedBy(ChoiceParams, ({ question, answers, media }) => {
    if (hasMedia(media)) return [PICTURE];
    const right = answers.filter(({ correct }) => correct === true);
    if (right.length > 1) return [{ code: 'qti_several_right' }];
    const comments = answers.map(({ text, correct, tipsAndFeedback }) => ({
      text: shown(tipsAndFeedback?.chosenFeedback ?? ''),
      ...(correct === true ? {} : { of: shown(text) }),
    }));
    const texts = answers.map(({ text }) => shown(text));
    const place = right[0] === undefined ? -1 : answers.indexOf(right[0]);
    return [
      {
        question: choice(shown(question), texts, place),
        explanation: withComments('', comments),
        changes: changesIn([question, ...answers.map(({ text }) => text)]),
      },
    ];
  }),
  TrueFalse: parsedBy(TruthParams, ({ question, correct, media }) => {
    if (hasMedia(media)) return [PICTURE];
    const place = String(correct) === 'true' ? 0 : 1;
    return [{ question: choice(shown(question), ['True', 'False'], place), changes: changesIn([question]) }];
  }),
  SingleChoiceSet: parsedBy(ChoiceSetParams, ({ choices }) =>
    // The first answer is right: H5P mixes them when it asks.
    choices.map(({ question, answers }) => ({
      question: choice(shown(question), answers.map(shown), 0),
      changes: changesIn([question, ...answers]),
    })),
  ),
  Blanks: parsedBy(GapParams, ({ questions, media }) => (hasMedia(media) ? [PICTURE] : questions.flatMap(gapsOf))),
  Essay: parsedBy(EssayParams, ({ taskDescription, solution, media }) => {
    if (hasMedia(media)) return [PICTURE];
    const answer = shown(solution?.sample ?? '');
    if (answer === '') return [{ code: 'qti_no_model_answer' }];
    return [{ question: { question_text: shown(taskDescription), question_type: 'essay', correct_answer: answer } }];
  }),
  Dialogcards: parsedBy(z.object({ dialogs: z.array(Card) }), ({ dialogs }) => dialogs.map(cardOf)),
  Flashcards: parsedBy(z.object({ cards: z.array(Card) }), ({ cards }) => cards.map(cardOf)),
};

function parsedBy<T>(schema: z.ZodMiniType<T>, read: (params: T) => Result[]): (params: unknown) => Result[] {
  return (params) => {
    const parsed = schema.safeParse(params);
    const results = parsed.success ? read(parsed.data) : NO_QUESTION;
    return results.length === 0 ? NO_QUESTION : results;
  };
}

function shown(html: string): string {
  return toDollars(fromHtml(html));
}

function hasMedia(media: { type?: unknown } | undefined): boolean {
  return media?.type !== undefined && media.type !== null;
}

function cardOf({ text = '', answer = '', image }: z.infer<typeof Card>): Result {
  if (image !== undefined && image !== null) return PICTURE;
  return { question: plainAnswer(shown(text), shown(answer)), changes: changesIn([text, answer]) };
}

/** One question for each gap, `*answer/other answer:hint*`; the other gaps are filled in. */
function gapsOf(html: string): Result[] {
  const parts = shown(html).split('*');
  const gapCount = Math.floor((parts.length - 1) / 2);
  if (gapCount === 0 || gapCount > 50) return NO_QUESTION;
  const answersOf = (part: string) => (part.split(':')[0] ?? '').split('/');
  return Array.from({ length: gapCount }, (_, gap): Result => {
    const texts = parts.map((part, at) => {
      if (at % 2 === 0) return part;
      return at === gap * 2 + 1 ? '_____' : (answersOf(part)[0] ?? '');
    });
    return { question: typed(texts.join(''), answersOf(parts[gap * 2 + 1] ?? '')) };
  });
}
