// The texts of what is wrong with a quiz file, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { importProblems } from './en/importProblems.ts';
import { textOfCode } from './textOfCode.ts';
import { validationText } from './validation.ts';

const importProblemsTexts = inLanguage('importProblems', importProblems);

type Flaw = { code: string; params?: object };
type Place = { kind: 'note' | 'question'; number: number };

/** The sentence, with its place where the file has no lines. */
export function problemText({ flaw, place }: { flaw: Flaw; place?: Place }): string {
  const text = Object.hasOwn(importProblems, flaw.code) ? textOfCode(importProblemsTexts, flaw) : validationText(flaw);
  if (place === undefined) return text;
  return place.kind === 'note'
    ? importProblemsTexts.inNote(place.number, text)
    : importProblemsTexts.inQuestion(place.number, text);
}
