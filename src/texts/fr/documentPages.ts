// See en/documentPages.
import type { documentPages as english } from '../en/documentPages.ts';

export const documentPages: typeof english = {
  close: 'Fermer',
  failed: 'Le texte n’a pas pu être chargé. Réessaie quand tu seras en ligne.',
  notKept: 'Le texte de ce document n’a pas été conservé.',

  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page, last) => `Page ${page} sur ${last}`,
  part: (number) => `Partie ${number}`,
  quoteMissing: 'La citation exacte n’a pas été trouvée sur cette page.',
  emptyPage: 'Cette page ne contient pas de texte.',
};
