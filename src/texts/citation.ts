// The texts of citations, in the chosen language.
import { documentName, type Named, placeIn, type QuotePlace } from '#core/document/citation';
import type { Source } from '#core/quiz/quiz';
import { inLanguage } from './catalogue.ts';
import { citation } from './en/citation.ts';
import { uiTexts } from './ui.ts';

const citationTexts = inLanguage('citation', citation);

/** `Page 14 of Lecture 4.pdf`, `“Diffusion” in essay.docx`; a quiz without a known file has its title. */
export function citationText(source: Source, quiz: Named): string {
  const name = documentName(source, quiz) || uiTexts.untitled;
  const place = placeIn(source, quiz);
  if (place === null) return name;
  if (place.kind === 'section') return citationTexts.sectionIn(place.heading, name);
  return (place.kind === 'slide' ? citationTexts.slideOf : citationTexts.pageOf)(place.number, name);
}

/** `Page 14`, in the language of these texts. */
export function placeText(place: QuotePlace, texts: typeof citation): string {
  return place.kind === 'section' ? texts.section(place.heading) : texts[place.kind](place.number);
}
