// Plurals in French: 0 and 1 have the form `one`.
import { pluralsIn } from '../plural.ts';

export const plural = pluralsIn('fr');
