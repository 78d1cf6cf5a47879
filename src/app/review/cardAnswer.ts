// What is answered to one card. A text is kept on this device as it is typed, and there again after a reload, until it is rated; a choice
// is one tap. Once it is checked it stays as it was checked, whatever another tab types.
import { useState } from 'react';
import type { Question } from '#core/quiz/quiz';
import type { ReviewCard } from '#core/review/review';
import { draftOfCard, TypedAnswer, typedToCards } from '#device/attempts/drafts';
import { db } from '../data/device.ts';
import { useDraft } from '../data/draft.ts';
import { liveQueryOf, useLive } from '../data/live.ts';
import { isChoice } from '../question/verdict.ts';

type Typed = ReadonlyMap<string, string>;
/** The name of a card's draft, and what was typed before the card came on screen. */
export type CardDraft = { name: string; typed: string };

const NOTHING = { answer: '' };
const noTypedTexts: Typed = new Map();

export const typedOf = liveQueryOf((userId: number) => typedToCards(db, userId));

/** What is typed to cards and not rated yet; null until it is read. Where it cannot be read, there is none. */
export function useTyped(userId: number): Typed | null {
  const live = useLive(typedOf(userId));
  return live.state === 'loading' ? null : live.state === 'failed' ? noTypedTexts : live.value;
}

/** Under whichever event of the card something was typed: another device's events may come before it since. */
export function cardDraft({ id, events }: ReviewCard, typed: Typed): CardDraft {
  const names = events.map(({ event_id }) => draftOfCard(event_id));
  const name = names.find((draftName) => typed.has(draftName)) ?? names[0] ?? draftOfCard(id);
  return { name, typed: typed.get(name) ?? '' };
}

export function useCardAnswer(question: Question, { name, typed }: CardDraft) {
  const draft = useDraft(name, TypedAnswer, NOTHING);
  const [heldAnswer, setHeldAnswer] = useState<string | null>(null);
  const answer = heldAnswer ?? (isChoice(question) ? '' : (draft.value?.answer ?? typed));
  return {
    answer,
    give: (text: string) => (isChoice(question) ? setHeldAnswer(text) : draft.change({ answer: text })),
    /** from now on it is this one */
    hold: setHeldAnswer,
    /** it is being rated: nothing of it is kept any more */
    settle: draft.settle,
  };
}
