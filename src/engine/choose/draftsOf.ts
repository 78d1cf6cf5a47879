// All questions that a document could carry, not yet chosen from, and every kind of them. A new kind is a file that exports its row, and a
// line here.
import { cloze, order, pair, recall } from '../ask/kinds.ts';
import type { Draft, QuestionKind } from '../draft/draft.ts';
import { essay } from '../draft/essay/termEssay.ts';
import { own } from '../draft/passage/ownQuestion.ts';
import { meaningOfTerm, termOfMeaning } from '../draft/term/definitionKind.ts';
import { gap } from '../draft/term/gapQuestion.ts';
import { match } from '../draft/term/matchQuestion.ts';
import { named } from '../draft/term/namedQuestion.ts';
import { standsFor } from '../draft/term/shortAnswer.ts';
import type { Random } from '../random.ts';
import { askedBlocks } from '../understand/paper.ts';
import type { Understood } from '../understand/understood.ts';

/** They need words that are tagged, which only English has. */
const tagged: readonly QuestionKind[] = [termOfMeaning, meaningOfTerm, match, gap, named, standsFor, essay];
/** They need none; an exam is not asked about beside its own questions. */
const untagged: readonly QuestionKind[] = [pair, recall, order, cloze];

export const kinds: readonly QuestionKind[] = [...tagged, own, ...untagged];

/** Every draft of these kinds, in their order. */
export function draftsBy(questionKinds: readonly QuestionKind[], of: Understood, random: Random): Draft[] {
  return questionKinds.flatMap((kind) => kind.draft(of, random).map((draft): Draft => ({ kind, ...draft })));
}

/** Every draft of every kind that the document's language and form allow. */
export function draftsOf(of: Understood, random: Random): Draft[] {
  const { document } = of.material;
  const isExam = askedBlocks(document).size > 0;
  const usable = kinds.filter(
    (kind) => kind === own || (untagged.includes(kind) ? !isExam : (document.language ?? 'en') === 'en'),
  );
  return draftsBy(usable, of, random);
}
