// How a quiz is mixed: how many questions of each form and type it has, and how many it may have.

import { type Draft, levelOf } from '../draft/draft.ts';
import { hasGap } from '../draft/frame.ts';
import type { Wish } from './wish.ts';

/** of a quiz: those that are a sentence with a gap; over many quizzes they are fewer (E2.3: at most 35 %) */
const CLOZE_SHARE = 0.345;
/** of all questions: so many choices and short answers are wanted, and so many short answers there may be */
const CHOICE_DUE = 0.9;
const SHORT_DUE = 0.27;
const SHORT_SHARE = 0.85;
const ESSAY_SHARE = 0.14;
/** Where there is little else that asks for more than recall, essays may be so many, and two in any quiz. */
const DEEPER_ESSAY_SHARE = 0.2;
const DEEPER_ESSAYS = 2;
/** what a type that is short of its share gains, in score: the best terms are worth so much that without this no essay would be asked */
const DUE = { multiple_choice: 2.5, short_answer: 0.1, essay: 2.5 };
/** of all questions, so many ask for more than recall, where there are any */
const UNDERSTANDING_DUE = 0.35;
const DUE_OF_UNDERSTANDING = 0.5;
/** the most that a draft can be favoured */
export const MOST_FAVOUR = Math.max(...Object.values(DUE)) + DUE_OF_UNDERSTANDING;
const TOO_MANY_MEANINGS = 0.2;
/** Of a quiz, so much may ask what a term means before others come first: strict readers printed 15 of 20 of them. */
const MEANINGS = 0.4;
/** so many of a kind with a share of its own are not too many, however short the quiz */
const FEWEST_OF_KIND = 3;
/**
 * A quiz of so many is long enough: what makes it longer is rather sure to be taken. A second essay is, too. Of choices less is
 * asked: a quiz has too few of them, and what was learnt of them was learnt of two books.
 */
const ENOUGH = 10;
const SURE = { multiple_choice: 0.46, short_answer: 0.5, essay: 0.48 };

/** A draft, and what it is counted as. */
type Counted = { draft: Draft; kinds: ReadonlySet<string> };

/** What a draft is counted as: its form and its type. A sentence with a gap is one, wherever the gap stands. */
export function kindsOf(draft: Draft): ReadonlySet<string> {
  return new Set([hasGap(draft.stem) ? 'cloze' : draft.kind.name, draft.type, levelOf(draft)]);
}

function isUnsure({ likely = 1, type }: Draft): boolean {
  return likely < SURE[type];
}

/** How many of each form and type are chosen, and how many may be. */
export class Shares {
  readonly #wanted: number;
  readonly #isBook: boolean;
  readonly #isScarce: boolean;
  readonly #enough: number;
  readonly #wish: Wish | null;
  readonly #limits: ReadonlyMap<string, number>;
  readonly #counts = new Map<string, number>();
  total = 0;

  /**
   * `isScarce`: there is little but gaps to choose from, and they may be as many as they are. `wish`: where one type is wished for there is
   * no share of it, and where a number is, it is enough and not before.
   */
  constructor(wanted: number, isBook: boolean, isScarce = false, wish: Wish | null = null) {
    this.#isScarce = isScarce;
    this.#wish = wish;
    this.#enough = Math.max(ENOUGH, wish?.count ?? 0);
    this.#wanted = wanted;
    this.#isBook = isBook;
    this.#limits = new Map([
      ['short_answer', Math.max(1, Math.round(wanted * SHORT_SHARE))],
      ['essay', Math.max(1, Math.round(wanted * ESSAY_SHARE))],
    ]);
  }

  add({ kinds }: Counted): void {
    this.total += 1;
    for (const name of kinds) this.#counts.set(name, this.#count(name) + 1);
  }

  /** The document's own questions, and the few on an argument or a reason, come as they are, whatever their type. */
  isFull({ draft, kinds }: Counted): boolean {
    if (draft.kind.quota === 'exempt') return false;
    if (
      isUnsure(draft) &&
      !this.#isDeeperDue(draft) &&
      (draft.type === 'essay' && this.#wish?.type !== 'essay' ? this.#count('essay') > 0 : this.total >= this.#enough)
    )
      return true;
    if (!this.#isScarce && kinds.has('cloze') && this.#count('cloze') >= Math.round(CLOZE_SHARE * (this.total + 1))) return true;
    const { quota, name: kind } = draft.kind;
    if (quota !== null && this.#count(kind) >= Math.max(FEWEST_OF_KIND, Math.ceil(quota * (this.total + 1)))) return true;
    for (const name of kinds) if (name !== this.#wish?.type && this.#count(name) >= this.#limitOf(name, draft)) return true;
    return false;
  }

  /** Types that are short of their share come first; term → meaning is for a change. */
  favour(draft: Draft): number {
    const { kind, type } = draft;
    if (kind.isForChange && this.#count(kind.name) > MEANINGS * this.total) return -TOO_MANY_MEANINGS;
    const share = { multiple_choice: CHOICE_DUE, short_answer: SHORT_DUE, essay: ESSAY_SHARE }[type];
    // One at least, but that a few questions on a whole book are no essays.
    const least = type === 'multiple_choice' || (this.#isBook && type === 'essay') ? 0 : 1;
    const due = Math.max(least, Math.round(this.#wanted * share)) * ((this.total + 1) / this.#wanted);
    return (this.#count(type) < due ? DUE[type] : 0) + (this.#isDeeperDue(draft) ? DUE_OF_UNDERSTANDING : 0);
  }

  /** Does it ask for more than recall, of which there are too few yet? */
  #isDeeperDue(draft: Draft): boolean {
    const deeper = this.#count('understanding') + this.#count('application');
    return levelOf(draft) !== 'recall' && deeper < UNDERSTANDING_DUE * (this.total + 1);
  }

  #limitOf(name: string, draft: Draft): number {
    const limit = this.#limits.get(name) ?? Number.POSITIVE_INFINITY;
    if (name !== 'essay' || !this.#isDeeperDue(draft)) return limit;
    return Math.max(limit, DEEPER_ESSAYS, Math.round(this.#wanted * DEEPER_ESSAY_SHARE));
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
