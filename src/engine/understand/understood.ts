// Analyses a document before questions are drafted: its sentences, their definitions, and its terms.
import { sharedTagger } from '../english/tagger.ts';
import type { TextDocument } from '../read/textDocument.ts';
import type { Definition } from './definition/definition.ts';
import { definitionsOf } from './definition/definitionsOf.ts';
import { type Material, materialOf } from './material.ts';
import { type Tagged, taggedBy } from './tagged.ts';
import { keyTermsOf } from './term/keyTerm.ts';
import { leadingTerms } from './term/leadingTerms.ts';
import { type TermIndex, termIndexOf } from './term/termIndex.ts';

export type Understood = {
  material: Material;
  tagged: Tagged;
  definitions: readonly Definition[];
  /** every term */
  terms: TermIndex;
  /** the same, where a long document is asked about only some of them */
  leading: TermIndex;
};

export function understand(document: TextDocument): Understood {
  const material = materialOf(document);
  const tagged = taggedBy(sharedTagger(), material);
  // The patterns of definitions are English.
  const isEnglish = (document.language ?? 'en') === 'en';
  const definitions = isEnglish ? definitionsOf(material, tagged) : [];
  const terms = termIndexOf(isEnglish ? keyTermsOf(material, definitions, tagged) : new Map());
  return { material, tagged, definitions, terms, leading: leadingTerms(material, terms) };
}
