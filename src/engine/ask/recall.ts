// Asks to recall a section or a story. The student marks the answer.
import { type QuestionKind, usual } from '../draft/draft.ts';
import type { Understood } from '../understand/understood.ts';
import { passageRecalls } from './passageRecall.ts';
import { spareRecalls } from './spareRecall.ts';
import { storyRecalls } from './storyRecall.ts';

function recallDrafts({ material }: Understood) {
  const drafts = [...passageRecalls(material), ...storyRecalls(material)];
  return [...drafts, ...spareRecalls(material, drafts)];
}

/** Asks what a section or a story says. */
export const recall: QuestionKind = { ...usual, name: 'recall', judgedAs: 'own', draft: recallDrafts };
