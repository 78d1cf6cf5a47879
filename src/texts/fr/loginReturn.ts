// See en/loginReturn.
import type { loginReturn as english } from '../en/loginReturn.ts';

export const loginReturn: typeof english = {
  page: 'Connexion',
  welcome: 'Bienvenue',
  processing: 'Connexion en cours...',
  loginDone: 'Connexion réussie !',
  noUser:
    'La connexion a réussi, mais les données du compte n’ont pas pu être chargées. Connecte-toi avec ton e-mail et ton mot de passe.',
  failed: (reason) => `La connexion a échoué : ${reason} Réessaie.`,
  unknownError: 'Erreur inconnue',

  isYours: 'Est-ce ton compte ?',
  isYoursNote: (email) =>
    `Un lien veut te connecter en tant que <b>${email}</b>. Tu n’as pas commencé cette connexion ici. Continue seulement si ce compte est à toi.`,
  logInAs: (email) => `Se connecter en tant que ${email}`,
  notMe: 'Ce n’est pas moi',

  isContentYours: 'Tout ce qui est dans ce compte est-il à toi ?',
  isContentYoursNote:
    'Il y avait déjà un compte avec ton e-mail, mais l’e-mail n’avait jamais été vérifié. Personne d’autre que toi ne peut l’ouvrir maintenant. Si quelqu’un d’autre l’a créé, supprime ce qu’il contient.',
  keepIt: 'Garder',
  deleting: 'Suppression...',
  deleteIt: 'Tout supprimer et repartir de zéro',
  deleteFailed: 'Cela n’a pas pu être supprimé. Tu peux le faire dans les réglages.',
};
