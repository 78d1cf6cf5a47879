// Says in English what a student wished of a quiz and could not have: apps of before show it, and know no codes.
import type { Wishes } from '#core/document/wishes';
import type { Quiz } from '#core/quiz/quiz';
import { unmetText } from '#texts/wishes';
import { writtenTexts } from '#texts/written';

export function unmetSentence({ wishes }: { wishes: Wishes | null }, { unmet_wishes: unmet }: Quiz): string | null {
  return unmet === undefined ? null : unmetText(wishes ?? {}, unmet, writtenTexts.en.wishes);
}
