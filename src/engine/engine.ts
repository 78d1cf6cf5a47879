// The engine's public face: a document's bytes in, a quiz out. It has no file system, clock or network: the host gives them.
import type { DocumentText } from '#core/document/documentText';
import type { Letters } from '#core/document/openChoice';
import { isPastExam } from '#core/document/pastExam';
import type { Part, Wishes } from '#core/document/wishes';
import { FEWEST_QUESTIONS, OWN_WRITER, type Quiz } from '#core/quiz/quiz';
import { isNarrative } from './ask/storyRecall.ts';
import { scrapsIn } from './ask/topicDraft.ts';
import { passGate } from './check/gate.ts';
import { chooseQuiz } from './choose/chooseQuiz.ts';
import { draftsOf } from './choose/draftsOf.ts';
import { wholeQuiz } from './choose/wholeQuiz.ts';
import { relaxations, wishOf, withUnmet } from './choose/wish.ts';
import type { DraftFate } from './draft/draft.ts';
import { nearWordsBeside } from './english/nearWords.ts';
import { relatedWordsOf } from './english/relatedWords.ts';
import { sharedTagger } from './english/tagger.ts';
import { wordsOf } from './english/words.ts';
import { type Model, withModel } from './llm/writer.ts';
import { isEnglish } from './outline/languages.ts';
import { wordCount } from './outline/sentences.ts';
import { topicsOf } from './outline/topics.ts';
import { seededRandom } from './random.ts';
import { isRatherCode } from './read/legibility.ts';
import type { PdfLibrary } from './read/pdfLibrary.ts';
import { readDocument } from './read/reader.ts';
import type { Recognise } from './read/recognised.ts';
import { pageText, type TextDocument, textOf } from './read/textDocument.ts';
import { documentPartsOf } from './understand/documentParts.ts';
import { isWithoutAnswers, openChoicesOf } from './understand/paper.ts';
import { type Understood, understand } from './understand/understood.ts';
import { type UnusableCode, UnusableDocument } from './unusable.ts';

export { flawsOf } from './check/gate.ts';
export { sniffKind } from './read/fileKind.ts';
export { UnusableDocument } from './unusable.ts';

export type DocumentFile = { name: string; bytes: Uint8Array };

type EngineStage = 'reading' | 'writing';

export type EngineOptions = {
  /** the same seed and the same bytes give the same quiz; 1 where none is given */
  seed?: number;
  /** the most questions that are wanted; without it the number follows the material alone */
  most?: number;
  /** the pdfjs-dist module: the legacy build in Node, the normal one in a browser worker */
  pdfjs: PdfLibrary;
  /** reads pages that are pictures of text; without it they end in a sentence */
  recognise?: Recognise;
  /** a language model that writes too; without one the engine writes alone */
  model?: Model;
  /** the answers that a student gives to the open choices of a past paper, in their order; null where one is left out */
  letters?: Letters;
  /** what the student wishes of the quiz; what cannot be had, its `unmet` says */
  wishes?: Wishes;
  /** the parts that a student can wish for */
  onParts?: (parts: Part[]) => void;
  onStage?: (stage: EngineStage) => void;
  /** how many characters were read: what follows takes its time by them */
  onRead?: (characters: number) => void;
  /** what was read, for who shows a quote in its place */
  onText?: (text: DocumentText) => void;
  /** the pages on which too little was read with confidence */
  onUnreadPages?: (pages: number[]) => void;
  /** what became of each draft, for who measures; not where there are wishes */
  onFate?: (fate: DraftFate) => void;
};

/** Documents with fewer words are "a few paragraphs". */
const LONG_ENOUGH = 120;
/** With so many scraps of formulas for each word, a text is mostly formulas. */
const FORMULAS = 0.1;

/** Reads a document and writes its quiz. Throws UnusableDocument if none is possible; any other error is a bug of the engine. */
export async function makeQuiz(file: DocumentFile, options: EngineOptions): Promise<Quiz> {
  options.onStage?.('reading');
  const reading = readDocument(file.bytes, file.name, options.pdfjs, options.recognise);
  // The reader waits for the thread in which pdfjs works; the writer's dictionary is loaded meanwhile.
  sharedTagger();
  const document = { ...(await reading), letters: options.letters };
  options.onRead?.(document.pages.reduce((sum, page) => sum + pageText(page).length, 0));
  options.onText?.(textOf(document));
  options.onUnreadPages?.(document.unreadPages ?? []);
  if (options.letters === undefined && isWithoutAnswers(document))
    throw new UnusableDocument('no-answers', openChoicesOf(document));
  options.onStage?.('writing');
  const seed = options.seed ?? 1;
  options.onParts?.(documentPartsOf(document));
  const { wishes } = options;
  const source = sourceOf(document);
  const builtQuiz =
    wishes === undefined ? quizFrom(source, seed, options.most, null, options.onFate) : wishedQuiz(source, seed, wishes);
  const ownQuiz: Quiz = { ...builtQuiz, written_by: OWN_WRITER };
  // The model does not rewrite the questions of a past exam.
  const quiz = options.model && !isPastExam(ownQuiz) ? await withModel(ownQuiz, document, options.model, seed, wishes) : ownQuiz;
  if (quiz.questions.length < FEWEST_QUESTIONS) throw new UnusableDocument(whyNone(source));
  return withMarkingWords(quiz, document);
}

function whyNone({ document }: Source): UnusableCode {
  if (isRatherCode(document)) return 'code';
  const text = document.pages.map(pageText).join('\n');
  const words = wordCount(text);
  if (words < LONG_ENOUGH) return 'too-short';
  if (scrapsIn(text) > FORMULAS * words) return 'formulas';
  const parts = topicsOf(document).flatMap((topic) => topic.parts);
  return isNarrative({ parts }) ? 'plain-story' : 'nothing-to-ask';
}

/** The engine's own quiz of a document that was read: understand, draft, choose, check. It may be empty. */
export function quizOf(document: TextDocument, seed: number, maxQuestions?: number): Quiz {
  return quizFrom(sourceOf(document), seed, maxQuestions);
}

/** A document and its analysis, which all quizzes that are tried share. */
type Source = { document: TextDocument; understood: Understood };

const sourceOf = (document: TextDocument): Source => ({ document, understood: understand(document) });

function quizFrom(
  { document, understood }: Source,
  seed: number,
  most = Number.POSITIVE_INFINITY,
  wishes: Wishes | null = null,
  onFate?: (fate: DraftFate) => void,
): Quiz {
  const random = seededRandom(seed);
  const wish = wishes && wishOf(understood.material, wishes);
  const fates: DraftFate[] = [];
  const noteFate = onFate && ((fate: DraftFate) => fates.push(fate));
  const chosenQuiz =
    wholeQuiz(understood, random, most, wish, noteFate) ??
    chooseQuiz(understood, draftsOf(understood, random), random, most, wish, noteFate);
  const { language } = document;
  const quiz = passGate(language === undefined ? chosenQuiz : { ...chosenQuiz, language }, document);
  for (const fate of fates) onFate?.(isRefused(fate, quiz) ? { ...fate, fate: 'gate' } : fate);
  return quiz;
}

function isRefused({ question }: DraftFate, { questions }: Quiz): boolean {
  return (
    question !== undefined &&
    !questions.some(
      ({ question_text, source }) => question_text === question.question_text && source?.quote === question.source?.quote,
    )
  );
}

/** The quiz under these wishes. Wishes that allow no quiz are dropped one by one, and listed in it. */
function wishedQuiz(source: Source, seed: number, wished: Wishes): Quiz {
  const steps = relaxations(wished);
  for (const { wishes, droppedWishes } of steps) {
    const quiz = quizFrom(source, seed, undefined, wishes);
    if (quiz.questions.length >= FEWEST_QUESTIONS) return withUnmet(quiz, wished, droppedWishes);
  }
  return quizFrom(source, seed);
}

/** Adds to each question the words that marking needs: near words of typed answers, synonyms and opposites of points. */
function withMarkingWords(quiz: Quiz, document: TextDocument): Quiz {
  const nearWordsOf = nearWordsBeside(new Set(document.pages.flatMap((page) => wordsOf(pageText(page)))));
  const questions = quiz.questions.map((question) => {
    const { question_type, correct_answer, accepted_answers = [], key_points } = question;
    if (question_type === 'short_answer') return { ...question, near_words: nearWordsOf([correct_answer, ...accepted_answers]) };
    if (key_points === undefined || !isEnglish(document)) return question;
    return { ...question, key_points: key_points.map((point) => ({ ...point, ...relatedWordsOf(point) })) };
  });
  return { ...quiz, questions };
}
