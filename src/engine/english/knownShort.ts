// Abbreviations that everybody reads in one way (E2.21): the words that they are short for teach nothing.

import { setOf } from './pattern.ts';

/** Read by everybody, in every subject. */
const EVERYDAY: ReadonlySet<string> = setOf`
    AM ATM BBC BC CCTV CD CEO CIA DIY DVD EU FAQ FBI FM GPS HTML HTTP ID IQ IT LED NASA NATO PC PDF PIN PM RAM ROM SMS TV UFO UK
    UN URL USA USB USSR VIP WWW
`;

/** "a Random Access Memory module": what it is short for is known to all. */
export function isKnownToAll(short: string): boolean {
  return EVERYDAY.has(short);
}
