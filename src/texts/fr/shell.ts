// See en/shell.
import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  skip: 'Aller au contenu',
  main: 'Principal',
  dashboard: 'Tableau de bord',
  study: 'Étudier',
  groups: 'Groupes',
  uploadDocs: 'Envoyer',
  pricing: 'Tarifs',
  login: 'Connexion',
  logout: 'Déconnexion',
  start: 'Commencer',
  prepare: 'Prépare tes examens',
  studyOffline: 'Étudier hors ligne',
  languageFailed: 'Cette langue n’a pas pu être chargée. Réessaie quand tu seras en ligne.',

  oldBrowser:
    'Ce navigateur est trop ancien pour Oasis. Mets-le à jour, ou utilises-en un plus récent : Chrome 111, Safari 16.4, Firefox 115 ou plus.',
  blockedStorage:
    'Ce navigateur bloque ici les cookies et les données du site, et Oasis ne marche pas sans. Autorise-les pour ce site dans les réglages du navigateur, puis recharge.',
};
