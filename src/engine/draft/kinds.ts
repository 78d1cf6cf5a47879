// Every kind of question, in the order in which they are drafted. A new kind is a file that exports its row, and a line here.

import type { QuestionKind } from './draft.ts';
import { essay } from './essay/essay.ts';
import { argument } from './passage/argumentQuestion.ts';
import { change } from './passage/changeQuestion.ts';
import { list } from './passage/listQuestion.ts';
import { own } from './passage/ownQuestion.ts';
import { follows, shows } from './passage/relationQuestion.ts';
import { step } from './passage/stepQuestion.ts';
import { story } from './passage/storyQuestion.ts';
import { contrast } from './term/contrastQuestion.ts';
import { meaningOfTerm, termOfMeaning } from './term/definitionKind.ts';
import { example } from './term/exampleQuestion.ts';
import { gap } from './term/gapQuestion.ts';
import { kindOfThing } from './term/kindQuestion.ts';
import { match } from './term/matchQuestion.ts';
import { named } from './term/namedQuestion.ts';
import { name } from './term/nameQuestion.ts';
import { standsFor } from './term/shortAnswer.ts';
import { subject } from './term/subjectQuestion.ts';

export const kinds: readonly QuestionKind[] = [
  termOfMeaning,
  meaningOfTerm,
  contrast,
  match,
  subject,
  gap,
  kindOfThing,
  named,
  standsFor,
  list,
  own,
  step,
  follows,
  shows,
  example,
  change,
  story,
  argument,
  essay,
  name,
];
