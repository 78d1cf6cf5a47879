// Every kind of question, in the order in which they are drafted. A new kind is a file that exports its row, and a line here.

import type { QuestionKind } from './draft.ts';
import { essay } from './essay/termEssay.ts';
import { own } from './passage/ownQuestion.ts';
import { meaningOfTerm, termOfMeaning } from './term/definitionKind.ts';
import { gap } from './term/gapQuestion.ts';
import { match } from './term/matchQuestion.ts';
import { named } from './term/namedQuestion.ts';
import { standsFor } from './term/shortAnswer.ts';

export const kinds: readonly QuestionKind[] = [termOfMeaning, meaningOfTerm, match, gap, named, standsFor, own, essay];
