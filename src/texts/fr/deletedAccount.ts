// See en/deletedAccount.
import type { deletedAccount as english } from '../en/deletedAccount.ts';

export const deletedAccount: typeof english = {
  title: (email) => `Le compte ${email} a été supprimé`,
  allSent: 'Tout ce qui était sur cet appareil avait été envoyé. Les quiz sont encore ici.',
  unsent: (things) => `Jamais envoyé, et encore sur cet appareil : ${things}.`,
  save: 'Enregistrer en fichiers',
  saved: 'Enregistré en fichiers sur cet appareil.',
  saveFailed: 'Cela n’a pas pu être enregistré. Réessaie.',
  reviews: 'Révisions',
  remove: 'Retirer de cet appareil',
  removeFailed: 'Cela n’a pas pu être retiré. Réessaie.',
  keepIt: 'Garder',
  removeForGood: 'Retirer définitivement',
};
