// See en/upload.
import type { upload as english } from '../en/upload.ts';
import { plural } from './plural.ts';

export const upload: typeof english = {
  page: 'Envoyer des documents',
  about:
    'Envoie tes manuels, tes notes de cours ou tes annales (PDF, PPTX, TXT). Un quiz est créé automatiquement à partir de leur contenu.',
  document: 'Document à envoyer',
  drop: 'Glisse ici un fichier PDF, PPTX ou TXT, ou clique pour en choisir un',
  dropHere: 'Dépose le fichier ici...',
  wordToo: 'Les documents Word (.docx) marchent aussi.',
  takePhotos: 'Prendre des photos',
  photosWaiting: (count) => plural(count, { one: 'Continuer avec 1 photo', other: `Continuer avec ${count} photos` }),
  pasteText: 'Coller du texte',
  upload: 'Envoyer le document',
  tryAgain: 'Réessayer',
  limits: 'Un fichier à la fois, jusqu’à 100 Mo. Le quiz est gardé sur cet appareil dès qu’il est prêt.',
  importInstead: 'Tu as déjà des questions dans Moodle, un tableur ou Anki ? <link>Importe un quiz</link>',

  chosenFile: (filename) => `Fichier choisi : ${filename}`,
  removeFile: 'Retirer le fichier',
  quoted: (filename) => `« ${filename} »`,
  othersNotTaken: (filenames, count) =>
    plural(count, {
      one: `Un fichier à la fois : ${filenames} n’a pas été ajouté.`,
      other: `Un fichier à la fois : ${filenames} n’ont pas été ajoutés.`,
    }),
  failedSeeConsole: 'L’envoi a échoué. Les détails sont dans la console.',
  sameName: 'Tu as déjà un fichier de ce nom',
  goToIt: 'Y aller',
  openItsQuiz: 'Ouvrir son quiz',
  uploadedAt: (date) => `Il a été envoyé le ${date}.`,
  waitsHere: 'Il attend sur cet appareil d’être envoyé.',
  bothKept: 'Si tu envoies aussi celui-ci, les deux sont gardés.',

  unreadable: (filename) => `Le fichier ${filename} n’a pas pu être lu. Choisis-le ici.`,
  uploaded: (filename) => `« ${filename} » est envoyé ! La lecture a commencé.`,
  keptUntilLogin: (filename) => `« ${filename} » est gardé sur cet appareil. Il partira après ta prochaine connexion.`,
  keptUntilOnline: (filename) => `« ${filename} » est gardé sur cet appareil. Il partira dès que tu seras en ligne.`,
  noRoom: 'Il n’y a pas de place pour le fichier sur cet appareil. Envoie-le quand tu seras en ligne.',
  failed: 'L’envoi a échoué. Réessaie.',

  notTaken: 'Pas ajouté',
  sharedFiles: 'Partagé avec Oasis',
  goToDashboard: 'Aller au tableau de bord',
  onItsWay: 'L’envoi est en cours. Suis-le ci-dessous.',
  onDashboard: 'Ce que tu as envoyé est sur ton tableau de bord.',
};
