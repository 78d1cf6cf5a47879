// Plurals in English: `plural(count, { one: '1 question', other: `${count} questions` })`.
import { pluralsIn } from '../plural.ts';

export const plural = pluralsIn('en');
