// See en/ask.
import type { ask as english } from '../en/ask.ts';
import { plural } from './plural.ts';

export const ask: typeof english = {
  page: 'Demander',
  about: 'Trouve dans tes documents le passage qui répond à une question, hors ligne aussi.',
  question: 'Ta question',
  ask: 'Demander',
  documents: 'Dans ces documents',
  all: 'Tous',
  searching: 'Recherche dans tes documents...',
  found: (count) => plural(count, { one: `Trouvé à ${count} endroit`, other: `Trouvé à ${count} endroits` }),
  unsure: 'Rien n’y répond avec certitude',
  unsureNote: 'Ces passages s’en approchent le plus. D’autres mots pour dire la même chose en trouveront peut-être plus.',
  none: 'Rien trouvé',
  noneNote: 'Aucun mot de ta question ne figure dans ces documents. Essaie d’autres mots pour dire la même chose.',
  failed: 'La recherche dans tes documents a échoué. Réessaie.',
  show: 'Voir dans le document',
  notHere: (count) =>
    plural(count, {
      one: `${count} document n’est pas consulté : son texte n’est pas sur cet appareil.`,
      other: `${count} documents ne sont pas consultés : leurs textes ne sont pas sur cet appareil.`,
    }),
  empty: 'Aucun document à consulter pour l’instant',
  emptyNote: 'Dès qu’un quiz est prêt, son document peut être consulté ici.',
  upload: 'Envoyer un document',
};
