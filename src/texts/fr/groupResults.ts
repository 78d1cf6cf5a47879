// See en/groupResults.
import type { groupResults as english } from '../en/groupResults.ts';
import { plural } from './plural.ts';

export const groupResults: typeof english = {
  page: 'Résultats du groupe',
  back: 'Retour au groupe',
  title: 'Résultats',
  loadFailed: 'Les résultats n’ont pas pu être chargés',
  unknownError: 'Une erreur inconnue s’est produite',

  nobody: 'Il n’y a encore personne dans ce groupe.',
  handedInOf: (count, members) =>
    plural(count, { one: `${count} copie rendue sur ${members}`, other: `${count} copies rendues sur ${members}` }),
  name: 'Nom',
  score: 'Score',
  handedIn: 'Rendu',
  notYet: 'Pas encore',
  late: (time) => `${time}<b> en retard</b>`,
  arrivedAfterClosing: (time) => `${time} d’après l’horloge de l’appareil, <b>arrivé après la fermeture</b>`,
  lateAndAfterClosing: (time) => `${time}<b> en retard</b> d’après l’horloge de l’appareil, <b>arrivé après la fermeture</b>`,
  arrived: (time) => `Arrivé le ${time}`,
  attempts: (count) => plural(count, { one: `${count} tentative`, other: `${count} tentatives` }),

  answers: 'Réponses',
  answersOf: (name) => `Réponses de ${name}`,
  marksOnly:
    'Certaines réponses ne peuvent pas être ouvertes : leur application n’a pas dit que tu peux les lire. Tu vois seulement le score.',

  accepted: 'Accepté par toi',
  undo: 'Annuler',
  undoFor: (name) => `Annuler : accepter le résultat de ${name}`,
  lateResult: (arrivalTime, time, figure, score) =>
    `Arrivé le ${arrivalTime}, une fois les réponses montrées. Rendu le ${time} d’après l’horloge de l’appareil : ${figure} (${score}). Il ne compte pas encore.`,
  accept: 'Accepter',
  acceptOf: (name) => `Accepter le résultat de ${name}`,
  acceptFailed: 'Le résultat n’a pas pu être changé. Réessaie.',

  byQuestion: 'Par question',
  rightAnswer: (answer) => `Bonne réponse : <answer>${answer}</answer>`,
  nobodyAnswered: 'Personne n’a répondu',
  right: (count, answerCount) =>
    plural(count, { one: `${count} juste sur ${answerCount}`, other: `${count} justes sur ${answerCount}` }),
  commonestWrong: (answer, count) => `. Le plus souvent à la place : « <answer>${answer}</answer> » (${count})`,

  correct: 'Rectifier cette question',
  correctFor: (text) => `Rectifier cette question : ${text}`,
  editTitle: 'Tu as modifié ce quiz',
  editNote: 'Le groupe fait encore la version d’avant ta modification.',
  editWaits: 'Ta modification attend d’être envoyée.',
  remark: 'Corriger à nouveau les réponses déjà rendues. Les rédactions gardent leur correction.',
  correctGroup: 'Rectifier pour le groupe',
  correctedTitle: 'Le groupe fait la version rectifiée',
  correctedNote: 'Les tentatives commencées avant sont corrigées d’après la version qui a été faite.',
  remarking: 'Les réponses sont en train d’être corrigées à nouveau. Les scores ci-dessous peuvent encore changer.',
  markAgain: 'Les corriger à nouveau',
  takeBack: 'Annuler la rectification',
  correctFailed: 'La rectification n’a pas pu être enregistrée. Réessaie.',
  version: (number) => `Version ${number}`,
  versionMarkedBy: (answer, key) => `Version ${answer}, corrigée d’après la version ${key}`,

  download: 'Télécharger en CSV',
  print: 'Imprimer',
  fileFailed: 'Le fichier n’a pas pu être créé. Réessaie.',
};
