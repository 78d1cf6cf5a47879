// See en/quizImport.
import type { quizImport as english } from '../en/quizImport.ts';
import { plural } from './plural.ts';

export const quizImport: typeof english = {
  page: 'Importer un quiz',
  about: (formats) =>
    `Colle des questions ou choisis un fichier : du texte brut avec « Answer: B », ${formats}, ou un paquet Anki, H5P ou QTI. Ils sont lus sur cet appareil.`,
  write: 'Écrire mon propre quiz',
  chooseFile: 'Choisir un fichier',
  removeFile: 'Retirer le fichier',
  reading: 'Lecture des questions...',
  cancel: 'Annuler',
  bringBack: 'Rétablir le texte précédent',
  fileQuestions: 'Les questions',
  pasteQuestions: 'Ou colle les questions',
  example:
    'Quel gaz les plantes absorbent-elles ? {\n  =Le dioxyde de carbone\n  ~L’oxygène\n  ~L’azote\n}\n\nLa capitale du Ghana ? {=Accra}',
  fileText: 'Le texte du fichier',
  format: 'Format',
  formatOfText: (name) => `${name} (texte)`,
  title: 'Titre',
  titleNeeded: 'Donne un titre au quiz.',
  importing: 'Importation...',
  import: (count, number) => plural(count, { one: `Importer ${number} question`, other: `Importer ${number} questions` }),
  importSome: (number, total) => `Importer ${number} questions sur ${total}`,
  defaultTitle: 'Quiz importé',
  imported: (title) => `« ${title} » est importé.`,
  storageFailed: 'Cet appareil n’a pas pu enregistrer le quiz. Réessaie.',

  problems: (count) =>
    plural(count, {
      one: `${count} problème à corriger avant d’importer`,
      other: `${count} problèmes à corriger avant d’importer`,
    }),
  notWhole: 'Tout ne sera pas importé',
  downloadRest: 'Télécharger le reste',
  restFilename: (title, ending) => `${title} (non importé).${ending}`,
  line: (line) => `Ligne ${line} :`,
  changed: 'Une partie du texte a changé',
  columns: (columns) => `Colonnes : ${columns}`,
  column: (name, role) => [name, role].filter((word) => word !== '').join(' → '),
  columnRoles: {
    question: 'Question',
    answer: 'Réponse',
    wrong: 'Mauvaise réponse',
    type: 'Type',
    explanation: 'Explication',
    topic: 'Thème',
    marks: 'Points',
    'also accepted': 'Aussi acceptées',
    picture: 'Image',
    quiz: 'Titre',
    oasis: 'Oasis',
    unread: 'pas importé',
  },
  preview: 'Aperçu',
  questions: (count, number) => plural(count, { one: `${number} question`, other: `${number} questions` }),
  showAll: (number) => `Les afficher toutes (${number})`,
  types: {
    multiple_choice: 'Choix multiple',
    short_answer: 'Réponse courte',
    essay: 'Rédaction',
    diagram: 'Schéma',
  },
  right: 'Juste :',
  alsoAccepted: (answers) => `Aussi acceptées : ${answers}`,
};
