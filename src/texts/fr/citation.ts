// See en/citation.
import type { citation as english } from '../en/citation.ts';

export const citation: typeof english = {
  page: (page) => `Page ${page}`,
  slide: (slide) => `Diapositive ${slide}`,
  section: (heading) => `Sous « ${heading} »`,
  pageOf: (page, document) => `Page ${page} de ${document}`,
  slideOf: (slide, document) => `Diapositive ${slide} de ${document}`,
  sectionIn: (heading, document) => `« ${heading} » dans ${document}`,
};
