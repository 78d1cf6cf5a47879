// Reads question sets of H5P (https://h5p.org/documentation/developers/h5p-specification): choices, true or false, gaps, essays
// and cards. Their text is HTML.
import * as z from 'zod/mini';
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { isEndless } from './endless.ts';
import { changesIn, fromHtml, hasPicture, PICTURE } from './htmlText.ts';
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
const Media = z.optional(
  z.object({
    type: z.nullish(
      z.object({ library: z.optional(z.string()), params: z.optional(z.object({ file: z.optional(z.unknown()) })) }),
    ),
  }),
);
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
const SingleChoice = z.object({ question: z.string(), answers: z.array(z.string()) });
const GapParams = z.object({ text: z.optional(z.string()), media: Media, questions: z.array(z.string()) });
const EssayParams = z.object({
  taskDescription: z.string(),
  media: Media,
  solution: z.optional(z.object({ sample: z.optional(z.string()) })),
});
const Card = z.object({ text: z.optional(z.string()), answer: z.optional(z.string()), image: z.optional(z.unknown()) });
const SetParams = z.object({ questions: z.array(z.unknown()) });
const SetItem = z.object({ library: z.string(), params: z.unknown() });

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
  const items = itemsOf(head.data.mainLibrary, content);
  let readCount = 0;
  for (const [at, { library, params }] of items.entries()) {
    const place = { kind: 'question', number: at + 1 } as const;
    for (const result of questionsOf(library, params)) {
      const source = () => sourceOf(params);
      if ('code' in result) problems.push({ line: null, place, flaw: result, source: source() });
      else foundQuestions.push({ ...result, line: null, place, source });
    }
    readCount += 1;
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  const unread = () =>
    items
      .slice(isTooMany ? readCount - 1 : readCount)
      .map((item) => sourceOf(item.params))
      .join('\n\n');
  return { ...readingOf(fromHtml(head.data.title ?? ''), foundQuestions, problems, unread), rest: { format: 'aiken' } };
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
  if (!set.success || Object.hasOwn(readers, library.replace(/^H5P\./, ''))) return [{ library, params }];
  return set.data.questions.map((item) => {
    const parsed = SetItem.safeParse(item);
    return parsed.success ? { library: parsed.data.library, params: parsed.data.params } : { library: '', params: item };
  });
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
  if (type === '') return NO_QUESTION;
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  return reader?.(params) ?? [{ code: 'h5p_type', params: { excerpt: type.slice(0, 40) } }];
}

/** One reader for each content type. */
const readers: Record<string, (params: unknown) => Result[]> = {
  MultiChoice: parsedBy(ChoiceParams, ({ question, answers, media }) => {
    if (hasMedia(media) || hasPicture([question, ...answers.map(({ text }) => text)].join())) return [PICTURE];
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
    if (hasMedia(media) || hasPicture(question)) return [PICTURE];
    const place = ['true', 'false'].indexOf(String(correct));
    return [{ question: choice(shown(question), ['True', 'False'], place), changes: changesIn([question]) }];
  }),
  SingleChoiceSet: parsedBy(z.object({ choices: z.array(z.unknown()) }), ({ choices }) =>
    choices.flatMap(
      parsedBy(SingleChoice, ({ question, answers }) => {
        if (hasPicture([question, ...answers].join())) return [PICTURE];
        // The first answer is right: H5P mixes them when it asks.
        return [{ question: choice(shown(question), answers.map(shown), 0), changes: changesIn([question, ...answers]) }];
      }),
    ),
  ),
  Blanks: parsedBy(GapParams, ({ questions, media }) => (hasMedia(media) ? [PICTURE] : questions.flatMap(gapsOf))),
  Essay: parsedBy(EssayParams, ({ taskDescription, solution, media }) => {
    if (hasMedia(media) || hasPicture(taskDescription)) return [PICTURE];
    const answer = shown(solution?.sample ?? '');
    if (answer === '') return [{ code: 'qti_no_model_answer' }];
    return [{ question: { question_text: shown(taskDescription), question_type: 'essay', correct_answer: answer } }];
  }),
  Dialogcards: parsedBy(z.object({ dialogs: z.array(z.unknown()) }), ({ dialogs }) =>
    dialogs.flatMap(parsedBy(Card, (card) => [cardOf(card, [shown(card.answer ?? '')])])),
  ),
  Flashcards: parsedBy(z.object({ cards: z.array(z.unknown()) }), ({ cards }) =>
    cards.flatMap(parsedBy(Card, (card) => [cardOf(card, alternativesIn(shown(card.answer ?? ''), '|'))])),
  ),
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

/** An editor writes a medium without a file where there is none. */
function hasMedia(media: z.infer<typeof Media>): boolean {
  return media?.type?.library !== undefined || (media?.type?.params?.file ?? null) !== null;
}

function cardOf({ text = '', answer = '', image }: z.infer<typeof Card>, answers: readonly string[]): Result {
  if ((image !== undefined && image !== null) || hasPicture(text + answer)) return PICTURE;
  const [first = '', ...otherAnswers] = answers;
  const question = otherAnswers.length === 0 ? plainAnswer(shown(text), first) : typed(shown(text), answers);
  return { question, changes: changesIn([text, answer]) };
}

/** The parts between these marks. A backslash before a mark makes it a part of the text. */
function alternativesIn(text: string, mark: string): string[] {
  return text
    .replaceAll(`\\${mark}`, '\0')
    .split(mark)
    .map((part) => part.replaceAll('\0', mark).trim());
}

/** One question for each gap, `*answer/other answer:hint*`; the other gaps are filled in. */
function gapsOf(html: string): Result[] {
  if (hasPicture(html)) return [PICTURE];
  const parts = shown(html).split('*');
  // With an odd number of asterisks, one of them may be a sign of multiplication.
  if (parts.length % 2 === 0) return [{ code: 'h5p_gap_endless' }];
  const gapCount = (parts.length - 1) / 2;
  if (gapCount === 0 || gapCount > 50) return NO_QUESTION;
  const answersOf = (part: string) => alternativesIn(alternativesIn(part, ':')[0] ?? '', '/');
  return Array.from({ length: gapCount }, (_, gap): Result => {
    const texts = parts.map((part, at) => {
      if (at % 2 === 0) return part;
      return at === gap * 2 + 1 ? '_____' : (answersOf(part)[0] ?? '');
    });
    return { question: typed(texts.join(''), answersOf(parts[gap * 2 + 1] ?? '')) };
  });
}
