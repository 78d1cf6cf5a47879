// See en/pasted.
import type { pasted as english } from '../en/pasted.ts';

export const pasted: typeof english = {
  text: 'Ton texte',
  missing: 'Colle ou tape d’abord ton texte ici.',
  title: 'Titre (facultatif)',
  titleHint: 'Sans titre, la première ligne sert de titre.',
  use: 'Utiliser ce texte',
  cancel: 'Annuler',
  usualName: 'Texte collé',
};
