// Fills a quiz up to its length: the good drafts first, then recall of sections that nothing asks about, then whatever else is sound.
import type { Question } from '#core/quiz';
import { cloze, order, pair, recall } from '../ask/kinds.ts';
import { hardFlawsOf } from '../check/hardFlaw.ts';
import type { Draft, QuestionKind } from '../draft/draft.ts';
import { draftsBy } from '../draft/draftsOf.ts';
import { questionOf } from '../draft/question.ts';
import type { Random } from '../random.ts';
import type { Understood } from '../understand/understood.ts';

/** Of a quiz, so much is recall, so much asks for the order of things, and so much is gaps to type, unless there is nothing else. */
const RECALL_SHARE = 0.5;
const ORDER_SHARE = 0.2;
const CLOZE_SHARE = 0.3;
/** Recall under this score is asked for only where there is nothing else. */
const SURE = 0.5;
const PINNED = 0.2;

/** Every draft of the kinds that need no tagger. */
export function plainDrafts(of: Understood, random: Random): Draft[] {
  return draftsBy([pair, recall, order, cloze], of, random);
}

/** The drafts so that any first few of them stand all over the document: the best of each part first. */
function spreadOut(drafts: readonly Draft[], count: number): Draft[] {
  const inOrder = [...drafts].sort((a, b) => a.sentence.index - b.sentence.index || b.score - a.score);
  const parts = Array.from({ length: Math.max(1, Math.min(count, inOrder.length)) }, (): Draft[] => []);
  for (const [at, draft] of inOrder.entries()) parts[Math.floor((at * parts.length) / inOrder.length)]?.push(draft);
  const rows = parts.map((part) => part.sort((a, b) => b.score - a.score));
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

function asQuestion({ material }: Understood, draft: Draft, at: number): Question {
  const [A, B, C, D] = [draft.answer, ...draft.wrong] as [string, string, string, string];
  const options = draft.type === 'multiple_choice' ? { A, B, C, D } : null;
  return { question_id: at + 1, ...questionOf(draft, material.document, options, 'A') };
}

const holds = (text: string, answer: string) =>
  answer.length > 2 && answer.length < 60 && text.toLowerCase().includes(answer.toLowerCase());

/** Does one of two drafts say what the other asks for? */
function giveAway(first: Draft, second: Draft): boolean {
  if (first.type === 'essay' || second.type === 'essay') return false;
  return holds(first.text, second.answer) || holds(second.text, first.answer);
}

/** A quiz that grows: each draft is taken only where it is sound beside those that are in it. */
class Filling {
  readonly drafts: Draft[] = [];
  readonly #questions: Question[] = [];
  readonly #of: Understood;

  constructor(of: Understood, good: readonly Draft[]) {
    this.#of = of;
    for (const draft of good) this.#take(draft);
  }

  #take(draft: Draft): void {
    this.drafts.push(draft);
    this.#questions.push(asQuestion(this.#of, draft, this.#questions.length));
  }

  count(kind: QuestionKind): number {
    return this.drafts.filter((draft) => draft.kind === kind).length;
  }

  /** Takes sound ones of these until the quiz has `length`, or `most` of them. */
  add(candidates: readonly Draft[], length: number, most = Number.POSITIVE_INFINITY): void {
    let count = 0;
    for (const draft of candidates) {
      if (this.drafts.length >= length || count >= most) return;
      if (!this.#isSound(draft)) continue;
      this.#take(draft);
      count += 1;
    }
  }

  #isSound(draft: Draft): boolean {
    if (this.drafts.some((question) => question.keys.some((key) => draft.keys.includes(key)) || giveAway(question, draft)))
      return false;
    const question = asQuestion(this.#of, draft, this.#questions.length);
    const questions = [...this.#questions, question];
    return hardFlawsOf(question, { title: '', settings: {}, questions }, this.#of.material).length === 0;
  }
}

/** What a quiz is made of: `good` drafts in any case, `spare` ones under the threshold, and those that need no tagger. */
export type Supply = { good: readonly Draft[]; spare: readonly Draft[]; untagged: readonly Draft[] };

/** A quiz of `length`, or as near to it as there are sound drafts. Weak ones go no further than `minimum`. */
export function compose(of: Understood, { good, spare, untagged }: Supply, length: number, minimum: number): Draft[] {
  const filling = new Filling(of, good);
  const covered = new Set(good.map(({ sentence }) => sentence.section.index));
  const kindOf = (kind: QuestionKind) => untagged.filter((draft) => draft.kind === kind);
  const mostRecall = Math.floor(length * RECALL_SHARE);
  const recalls = spreadOut(
    kindOf(recall).filter(({ score }) => score >= SURE),
    mostRecall,
  );
  const starts = spreadOut(
    kindOf(recall).filter(({ score }) => score < SURE),
    minimum,
  );
  const isNew = ({ sentence }: Draft) => !covered.has(sentence.section.index);
  const ordered = [...recalls.filter(isNew), ...recalls.filter((draft) => !isNew(draft))];
  filling.add(kindOf(pair), length);
  filling.add(kindOf(order), length, Math.ceil(length * ORDER_SHARE));
  filling.add(ordered, length, mostRecall);
  const pinned = kindOf(cloze).filter(({ score }) => score >= PINNED);
  const gaps = spreadOut(pinned, length - filling.drafts.length);
  filling.add(gaps, length, Math.ceil(length * CLOZE_SHARE));
  filling.add(spare, minimum);
  filling.add(gaps, minimum);
  filling.add(ordered, minimum);
  filling.add(starts, minimum);
  filling.add(spreadOut(kindOf(cloze), minimum), minimum);
  return filling.drafts;
}
