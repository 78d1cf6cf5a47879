// See en/photos.
import type { photos as english } from '../en/photos.ts';
import { plural } from './plural.ts';

const pages = (count: number) => plural(count, { one: '1 page', other: `${count} pages` });

export const photos: typeof english = {
  title: 'Photos de pages',
  printedOnly: 'Pages imprimées seulement',
  how: 'L’écriture à la main n’est pas lue. Prends une page à la fois, à plat et bien éclairée, pour qu’elle remplisse l’image.',
  take: 'Prendre une photo',
  takeNext: 'Prendre la photo suivante',
  choose: 'Choisir des images',
  adding: (number, count) => `Ajout de l’image ${number} sur ${count}...`,
  list: 'Les pages dans leur ordre',
  page: (number) => `Page ${number}`,
  earlier: (number) => `Monter la page ${number}`,
  later: (number) => `Descendre la page ${number}`,
  edit: (number) => `Tourner ou rogner la page ${number}`,
  remove: (number) => `Retirer la page ${number}`,
  moved: (number) => `C’est maintenant la page ${number}.`,
  removed: (number) => `La page ${number} est retirée`,
  changed: (number) => `La page ${number} est modifiée`,
  undoFailed: 'La page n’a pas pu être rétablie.',
  kept: 'Elles restent sur cet appareil jusqu’à leur envoi.',
  use: (count) => `Utiliser ${pages(count)}`,
  making: (number, count) => `Préparation de la page ${number} sur ${count}...`,
  makingFailed: 'Le fichier n’a pas pu être créé avec ces pages. Réessaie.',
  back: 'Retour',
  filename: (date, count) => `Photos ${date}, ${pages(count)}.pdf`,

  editing: (number) => `Tourner ou rogner la page ${number}`,
  preview: 'La page, avec en gris ce qui est coupé',
  turn: 'Tourner à droite',
  cut: { left: 'Couper à gauche', top: 'Couper en haut', right: 'Couper à droite', bottom: 'Couper en bas' },
  save: 'Enregistrer',
  cancel: 'Annuler',

  unopenable: (name) => `Ce navigateur n’ouvre pas ${name}. Prends la photo ici, ou choisis un JPEG, PNG ou WebP.`,
  tooLarge: (name) => `${name} est trop lourd. Une image peut faire 40 Mo.`,
  tooMany: (limit) => `Un fichier peut avoir ${limit} pages. Utilise d’abord celles-ci, puis prends les autres.`,
  noRoom: 'Il n’y a pas de place pour cette image sur cet appareil. Utilise les pages que tu as, ou retires-en une.',
  notKept: 'L’image n’a pas pu être gardée sur cet appareil. Réessaie.',
  unreadable: 'La photo n’a pas pu être ouverte. Retire-la et reprends-la.',
};
