// All questions that a document could carry, not yet chosen from. A new kind is a file that exports its row, and a line here.
import { cloze } from '../ask/cloze.ts';
import { essay } from '../ask/contrast.ts';
import { pair } from '../ask/pair.ts';
import { recall } from '../ask/recall.ts';
import { termGap } from '../ask/termGap.ts';
import { type Draft, draftOf, type QuestionKind } from '../draft/draft.ts';
import { ownKind } from '../draft/passage/ownQuestion.ts';
import { meaningOfTerm, termOfMeaning } from '../draft/term/definitionQuestion.ts';
import { standsFor } from '../draft/term/shortAnswer.ts';
import type { Random } from '../random.ts';
import { askedBlocks } from '../understand/paper.ts';
import type { Understood } from '../understand/understood.ts';

/** Need part-of-speech tags, which only English has. */
const onTerms: readonly QuestionKind[] = [termOfMeaning, meaningOfTerm, standsFor, essay];
/** Ask about what the text tells, in any language. */
const onText: readonly QuestionKind[] = [pair, recall, cloze];

export const kinds: readonly QuestionKind[] = [...onTerms, ownKind, ...onText, termGap];

/** A question of the document's own, with its answer, counts as this many sentences. */
export const OWN_WORTH = 3;

/** Every draft of these kinds, in their order. */
export function draftsBy(questionKinds: readonly QuestionKind[], of: Understood, random: Random): Draft[] {
  return questionKinds.flatMap((kind) => kind.draft(of, random).map((draft) => draftOf(kind, draft)));
}

/** Every draft that the document's language and form allow. Papers, and texts of many own questions, are asked about their terms only besides. */
export function draftsOf(of: Understood, random: Random): Draft[] {
  const { document, sentences } = of.material;
  const ofDocument = draftsBy([ownKind], of, random);
  const isEnglish = (document.language ?? 'en') === 'en';
  const isPaper = askedBlocks(document).size > 0 || OWN_WORTH * ofDocument.length >= sentences.length;
  const textKinds = isEnglish ? [...onText, termGap] : onText;
  return [...draftsBy(isEnglish ? onTerms : [], of, random), ...ofDocument, ...draftsBy(isPaper ? [] : textKinds, of, random)];
}
