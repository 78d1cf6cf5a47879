// The kinds of question that need no tagger, so that every document in every language has some. A new kind is a file, and a row here.
import { type QuestionKind, usual } from '../draft/draft.ts';
import { clozeDrafts } from './cloze.ts';
import { listRecalls } from './listRecall.ts';
import { orderDrafts } from './order.ts';
import { pairDrafts } from './pair.ts';
import { passageRecalls } from './passageRecall.ts';
import { spareRecalls } from './spareRecall.ts';
import { storyRecalls } from './storyRecall.ts';
import { termGapDrafts } from './termGap.ts';

/** Free recall of a list, a section or a story; the student marks it. */
export const recall: QuestionKind = {
  ...usual,
  name: 'recall',
  judgedAs: 'own',
  draft: ({ material }) => {
    const drafts = [...listRecalls(material), ...passageRecalls(material), ...storyRecalls(material)];
    return [...drafts, ...spareRecalls(material, drafts)];
  },
};

export const order: QuestionKind = {
  ...usual,
  name: 'order',
  level: 'understanding',
  judgedAs: 'own',
  draft: ({ material }) => orderDrafts(material),
};

export const cloze: QuestionKind = {
  ...usual,
  name: 'cloze',
  judgedAs: 'own',
  draft: clozeDrafts,
};

/** The pairs of a list of terms: each is asked, whatever it is rated. */
export const pair: QuestionKind = {
  ...usual,
  name: 'pair',
  judgedAs: 'own',
  isDefinition: true,
  draft: pairDrafts,
};

export const termGap: QuestionKind = {
  ...usual,
  name: 'term-gap',
  judgedAs: 'own',
  draft: termGapDrafts,
};
