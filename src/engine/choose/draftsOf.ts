// All questions that a document could carry, not yet chosen from. A new kind is a file that exports its row, and a line here.
import { contrast } from '../ask/contrast.ts';
import { countedList } from '../ask/countedList.ts';
import { pair } from '../ask/pair.ts';
import { properName } from '../ask/properName.ts';
import { recall } from '../ask/recall.ts';
import { termGap } from '../ask/termGap.ts';
import { year } from '../ask/year.ts';
import { type Draft, draftOf, type QuestionKind } from '../draft/draft.ts';
import { ownKind } from '../draft/passage/ownQuestion.ts';
import { meaningOfTerm, termOfMeaning } from '../draft/term/definitionQuestion.ts';
import { standsFor } from '../draft/term/shortAnswer.ts';
import { isEnglish } from '../outline/languages.ts';
import type { Random } from '../random.ts';
import { askedBlocks } from '../understand/paper.ts';
import type { Understood } from '../understand/understood.ts';

/** Every kind stands in one of these lists, and is drafted where its list is. */
export const kindsOn = {
  /** need part-of-speech tags, which only English has */
  terms: [termOfMeaning, meaningOfTerm, standsFor, contrast],
  own: [ownKind],
  /** ask about what the text tells, in any language */
  text: [pair, recall, year],
  englishText: [properName, termGap, countedList],
} as const satisfies Record<string, readonly QuestionKind[]>;

export const kinds: readonly QuestionKind[] = Object.values(kindsOn).flat();

/** A question of the document's own, with its answer, counts as this many sentences. */
export const OWN_WORTH = 3;

export function draftsBy(questionKinds: readonly QuestionKind[], of: Understood, random: Random): Draft[] {
  return questionKinds.flatMap((kind) => kind.draft(of, random).map((draft) => draftOf(kind, draft)));
}

/** Every draft that the document's language and form allow. Papers, and texts of many own questions, are asked about their terms only besides. */
export function draftsOf(of: Understood, random: Random): Draft[] {
  const { document, sentences } = of.material;
  const ofDocument = draftsBy(kindsOn.own, of, random);
  const isPaper = ofDocument.length > 0 && (askedBlocks(document).size > 0 || OWN_WORTH * ofDocument.length >= sentences.length);
  const onTerms = isEnglish(document) ? kindsOn.terms : [];
  const onText = isPaper ? [] : [...kindsOn.text, ...(isEnglish(document) ? kindsOn.englishText : [])];
  return [...draftsBy(onTerms, of, random), ...ofDocument, ...draftsBy(onText, of, random)];
}
