// The draft that asks for one point of a list among points of others, the nearest first.
import { withoutEndMarks } from '../../english/sentence.ts';
import type { Random } from '../../random.ts';
import type { Sentence } from '../../understand/material.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { pickThree } from './distractor.ts';

const NEAREST = 10;

/** "3- A ship lies at the quay": its number tells whose it is. */
const NUMBER = /^\d{1,2}\s*[-–.)]\s*(?=\p{L})/u;

function bare(sentence: Sentence): string {
  return capitalised(withoutEndMarks(sentence.text).replace(NUMBER, ''));
}

/** The draft in a list, its score still 0; an empty one where three good other points are missing. */
export function pointDraft(text: string, kind: string, point: Sentence, others: readonly Sentence[], random: Random): Drafted[] {
  const near = [...others].sort((a, b) => Math.abs(a.index - point.index) - Math.abs(b.index - point.index));
  const picked = pickThree(near.slice(0, NEAREST), bare(point).length, bare, random);
  if (!picked) return [];
  const draft: Drafted = {
    type: 'multiple_choice',
    ...asking(framed('plain', text)),
    answer: bare(point),
    wrong: picked.map(bare),
    accepted: [],
    keyPoints: [],
    keys: [`list ${kind.toLowerCase()}`],
    quote: point.text,
    sentence: point,
    score: 0,
  };
  return [draft];
}
