// Free recall of a section or a story, which the student marks.
import { type QuestionKind, usual } from '../draft/draft.ts';
import type { Understood } from '../understand/understood.ts';
import { passageRecalls } from './passageRecall.ts';
import { spareRecalls } from './spareRecall.ts';
import { storyRecalls } from './storyRecall.ts';

function recallDrafts({ material }: Understood) {
  const drafts = [...passageRecalls(material), ...storyRecalls(material)];
  return [...drafts, ...spareRecalls(material, drafts)];
}

/** What a section or a story says. */
export const recall: QuestionKind = { ...usual, name: 'recall', judgedAs: 'own', draft: recallDrafts };
