// What the engine makes of each kind of document in ../shared/corpus2: how many questions, of which mix and level, how much of
// the glossary and of the headings that the sources give, and what it refuses. It counts; it judges nothing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as z from 'zod/mini';
import type { Question } from '#core/quiz';
import { passGate } from '#engine/check/gate';
import { chooseQuiz } from '#engine/choose/chooseQuiz';
import { asRichText, type Draft, levelOf, type QuestionKind } from '#engine/draft/draft';
import { draftsOf } from '#engine/draft/draftsOf';
import { shownStem } from '#engine/draft/lettering';
import { makeQuiz, UnusableDocument } from '#engine/engine';
import { cleanHeading, isGenericHeading, isSkippedHeading } from '#engine/english/heading';
import { termKey } from '#engine/english/noun';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { sentencesWith } from '#engine/understand/material';
import { type Understood, understand } from '#engine/understand/understood';
import { asksAbout } from './recall.ts';

const Manifest = z.array(z.object({ file: z.string(), kind: z.string(), language: z.string() }));
const Gold = z.object({
  terms: z._default(z.array(z.object({ term: z.string() })), []),
  headings: z._default(z.array(z.object({ text: z.string() })), []),
});

type Level = QuestionKind['level'];
/** So much of so much. */
type Part = { of: number; found: number };

export type KindCount = {
  documents: number;
  refused: number;
  questions: number;
  types: Record<Question['question_type'], number>;
  levels: Record<Level, number>;
  /** terms of the glossary that the quiz asks about, and those that any draft does: of those that the text uses */
  asked: Part;
  askable: Part;
  headings: Part;
};

function nothing(): KindCount {
  return {
    documents: 0,
    refused: 0,
    questions: 0,
    types: { multiple_choice: 0, short_answer: 0, essay: 0, diagram: 0 },
    levels: { recall: 0, understanding: 0, application: 0 },
    asked: { of: 0, found: 0 },
    askable: { of: 0, found: 0 },
    headings: { of: 0, found: 0 },
  };
}

/** "slide deck PPTX: web security (tables)" is a slide deck PPTX. */
function kindOfDocument(told: string): string {
  return told.replace(/[:(].*$|\b(?:in|with) .*$/, '').trim();
}

function add(part: Part, all: readonly string[], isFound: (one: string) => boolean): void {
  part.of += all.length;
  part.found += all.filter(isFound).length;
}

/** The quiz as the engine writes it, with every draft that it was chosen from. */
function draftedQuiz(understood: Understood): { questions: Question[]; drafts: Draft[] } {
  const { document } = understood.material;
  const random = seededRandom(1);
  const drafts: Draft[] = [];
  const draftAll = (isScarce: boolean) => {
    const drafted = draftsOf(understood, random, isScarce);
    drafts.push(...drafted);
    return drafted;
  };
  const quiz = chooseQuiz(understood, draftAll, random, Number.POSITIVE_INFINITY);
  return { questions: passGate(quiz, document).questions, drafts };
}

function headingsOf(gold: z.infer<typeof Gold>): string[] {
  const named = gold.headings.map(({ text }) => text).filter((text) => !isGenericHeading(text) && !isSkippedHeading(text));
  return [...new Set(named.map((text) => termKey(cleanHeading(text))))];
}

function countInto(count: KindCount, understood: Understood, gold: z.infer<typeof Gold>): void {
  const { material } = understood;
  const { questions, drafts } = draftedQuiz(understood);
  const rich = (text: string) => asRichText(text, material.document.kind);
  const levels = new Map(drafts.map((draft) => [`${draft.quote} ${rich(shownStem(draft))}`, levelOf(draft)]));
  count.questions += questions.length;
  for (const question of questions) {
    const level = levels.get(`${question.source?.quote} ${question.question_text}`);
    if (level === undefined) throw new Error(`No draft is this question: ${question.question_text}`);
    count.types[question.question_type] += 1;
    count.levels[level] += 1;
  }
  const terms = gold.terms.map(({ term }) => term).filter((term) => sentencesWith(material, term).length > 0);
  add(count.asked, terms, (term) => questions.some((question) => asksAbout(term, question)));
  add(count.askable, terms, (term) => drafts.some((draft) => asks(draft, term)));
  const topics = new Set(questions.map(({ topic }) => termKey(topic ?? '')));
  add(count.headings, headingsOf(gold), (heading) => topics.has(heading));
}

function asks({ answer, text, type }: Draft, term: string): boolean {
  const key = termKey(term.replace(/\s*\(.*\)/, ''));
  return (type !== 'essay' && termKey(answer) === key) || text.toLowerCase().includes(`“${term.toLowerCase()}”`);
}

/** The counts of each kind of document in this folder; null where it is not here. */
export async function countByKind(folder: string): Promise<Map<string, KindCount> | null> {
  if (!existsSync(path.join(folder, 'manifest.json'))) return null;
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const counts = new Map<string, KindCount>();
  for (const { file, kind: told } of z.parse(Manifest, json('manifest.json'))) {
    const kind = kindOfDocument(told);
    const count = counts.get(kind) ?? nothing();
    counts.set(kind, count);
    count.documents += 1;
    const bytes = () => new Uint8Array(readFileSync(path.join(folder, file)));
    try {
      await makeQuiz({ name: file, bytes: bytes() }, { pdfjs });
      const gold = existsSync(path.join(folder, 'gold', `${file}.json`)) ? json(`gold/${file}.json`) : {};
      countInto(count, understand(await readDocument(bytes(), file, pdfjs)), z.parse(Gold, gold));
    } catch (error) {
      if (!(error instanceof UnusableDocument)) throw error;
      count.refused += 1;
    }
  }
  return counts;
}

/** A line for each kind. */
export function kindTable(counts: ReadonlyMap<string, KindCount>): string {
  const share = ({ found, of }: Part) => (of === 0 ? '–' : `${found}/${of}`);
  const head = ['files', 'refused', 'asked', 'choice', 'typed', 'essay', 'recall', 'underst.', 'applic.'];
  const more = ['glossary', 'askable', 'headings'];
  const line = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(24), ...cells.map((cell) => `${cell}`.padStart(10))].join('');
  return [
    line('kind of document', [...head, ...more]),
    ...[...counts].map(([kind, { documents, refused, questions, types, levels, asked, askable, headings }]) =>
      line(kind, [
        ...[documents, refused, questions, types.multiple_choice, types.short_answer, types.essay],
        ...[levels.recall, levels.understanding, levels.application],
        ...[asked, askable, headings].map(share),
      ]),
    ),
  ].join('\n');
}

/** The figures that are kept; shares only where there is something to take a share of. */
export function kindFigures(counts: ReadonlyMap<string, KindCount>): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const [kind, { documents, refused, questions, types, levels, asked, askable, headings }] of counts) {
    const keep = (name: string, { found, of }: Part) => {
      if (of > 0) figures[`${kind}: ${name}`] = found / of;
    };
    figures[`${kind}: questions`] = questions;
    keep('refused', { found: refused, of: documents });
    keep('choice', { found: types.multiple_choice, of: questions });
    keep('typed', { found: types.short_answer, of: questions });
    keep('above recall', { found: levels.understanding + levels.application, of: questions });
    keep('application', { found: levels.application, of: questions });
    keep('glossary asked about', asked);
    keep('glossary askable', askable);
    keep('headings asked about', headings);
  }
  return figures;
}
