// The test's own log of what the screen called saved, question by question, and what it holds against it: the screen after
// a fault, the row on the disk. It knows nothing of faults.
import type { Claim, StoredAttempt } from './inPage.ts';

export type Shown = { question: number; value: string; flagged: boolean };

export class SavedLog {
  readonly #claims = new Map<number, Claim>();
  /** what is being typed: more of it than was called saved may be there after a fault, never something else */
  readonly #typing = new Map<number, string>();
  /** what must never be called saved now, because its transaction is held open */
  #held: { question: number; value: string } | null = null;
  #isClosed = false;
  /** what the screen says now */
  says: 'saved' | 'not yet' | 'failed' = 'not yet';
  /** false "saved": what was claimed and was not so */
  readonly broken: string[] = [];

  /** The attempt has ended: what is claimed from now on is another's. */
  close(): void {
    this.#isClosed = true;
  }

  note(claim: Claim): void {
    this.says = 'saved';
    if (this.#isClosed) return;
    if (this.#held?.question === claim.question && this.#held.value === claim.value) {
      this.broken.push(`question ${claim.question}: "${claim.value}" was called saved while its transaction was open`);
    }
    this.#claims.set(claim.question, claim);
  }

  /** The student has ticked these points of the essay, and the screen called it saved. */
  ticked: number[] | null = null;

  /** Does the screen call these ticks saved, now? */
  hasTicks(question: number, ticks: readonly number[]): boolean {
    return this.says === 'saved' && this.#claims.get(question)?.ticks?.join() === ticks.join();
  }

  /** What was called saved must be ticked on screen and on the disk, whatever happened. */
  compareTicks(shown: readonly number[] | null, where: string): void {
    if (this.ticked === null || shown?.join() === this.ticked.join()) return;
    this.broken.push(`${where} has the ticks [${shown?.join() ?? 'none'}], saved were [${this.ticked.join()}]`);
  }

  typing(question: number, text: string): void {
    this.#typing.set(question, text);
  }

  hold(held: { question: number; value: string } | null): void {
    this.#held = held;
  }

  /** Does the screen call just this saved, now? */
  has(shown: Shown): boolean {
    const claim = this.#claims.get(shown.question);
    return this.says === 'saved' && claim?.value === shown.value && claim.flagged === shown.flagged;
  }

  answers(): [question: number, value: string][] {
    return [...this.#claims].map(([question, { value }]) => [question, value]);
  }

  /** What was called saved must be on screen, whatever happened. */
  compare(shown: Shown): void {
    const claim = this.#claims.get(shown.question);
    if (!claim) return;
    const typing = this.#typing.get(shown.question);
    const grows = typing?.startsWith(shown.value) && shown.value.startsWith(claim.value);
    if (shown.value !== claim.value && !grows) {
      this.broken.push(`question ${shown.question} shows "${shown.value}", saved was "${claim.value}"`);
    }
    if (claim.flagged && !shown.flagged) this.broken.push(`question ${shown.question} has lost the flag that was called saved`);
  }

  /** What is called saved now must lie on the disk now. */
  compareStored(question: number, stored: StoredAttempt | null): void {
    const claim = this.#claims.get(question);
    if (!claim || !stored) return;
    const { value, flagged } = shownIn(stored, question);
    if (value !== claim.value) this.broken.push(`question ${question}: called saved "${claim.value}", on the disk is "${value}"`);
    if (claim.flagged && !flagged) this.broken.push(`question ${question}: the flag that was called saved is not on the disk`);
  }
}

/** What a screen would show of a stored attempt. */
export function shownIn({ answers, flags }: StoredAttempt, question: number): Shown {
  return { question, value: answers[String(question)] ?? '', flagged: flags.includes(question) };
}
