// See en/download.
import type { download as english } from '../en/download.ts';

export const download: typeof english = {
  print: 'Imprimer',
  more: 'Imprimer et autres formats',
  format: (name, use) => `Télécharger ${name} (${use})`,
  uses: {
    apkg: 'cartes',
    gift: 'Moodle, texte',
    moodle: 'Moodle',
    qti: 'Canvas et autres',
    csv: 'tableur',
    markdown: 'notes',
    json: 'tout',
  },
  needsNetwork: (name) => `Il faut être en ligne pour télécharger le fichier ${name}.`,
  needsSending: (name) => `Tu pourras télécharger le fichier ${name} une fois ce quiz envoyé.`,
  started: (name) => `Le téléchargement du quiz en ${name} a commencé.`,
  failed: (name) => `Le téléchargement en ${name} a échoué.`,
};
