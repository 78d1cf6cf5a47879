// Free recall of a list, a section or a story, which the student marks.
import { type QuestionKind, usual } from '../draft/draft.ts';
import type { Understood } from '../understand/understood.ts';
import { listRecalls } from './listRecall.ts';
import { passageRecalls } from './passageRecall.ts';
import { spareRecalls } from './spareRecall.ts';
import { storyRecalls } from './storyRecall.ts';

function recallDrafts({ material }: Understood) {
  const drafts = [...listRecalls(material), ...passageRecalls(material), ...storyRecalls(material)];
  return [...drafts, ...spareRecalls(material, drafts)];
}

/** What a list, a section or a story says. */
export const recall: QuestionKind = { ...usual, name: 'recall', judgedAs: 'own', draft: recallDrafts };
