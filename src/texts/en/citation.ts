// Where a quote stands in its document.
export const citation = {
  page: (page: number) => `Page ${page}`,
  slide: (slide: number) => `Slide ${slide}`,
  section: (heading: string) => `Under “${heading}”`,
  pageOf: (page: number, document: string) => `Page ${page} of ${document}`,
  slideOf: (slide: number, document: string) => `Slide ${slide} of ${document}`,
  sectionIn: (heading: string, document: string) => `“${heading}” in ${document}`,
};
