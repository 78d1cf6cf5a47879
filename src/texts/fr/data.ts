// See en/data.
import type { data as english } from '../en/data.ts';

export const data: typeof english = {
  noAnswer: {
    network: 'Pas de connexion pour l’instant. Réessaie quand tu seras en ligne.',
    stopped: 'La demande a été arrêtée.',
    foreign: 'Oasis est inaccessible par ce réseau. Si ce Wi-Fi a une page de connexion, ouvre-la d’abord.',
    'no-file': 'Réponse invalide : un fichier PDF était attendu.',
  },
  noReason: 'Le serveur n’a pas donné de raison.',
  notStored:
    'Oasis n’a pas pu lire ou enregistrer cela sur ton appareil. Ferme les autres onglets d’Oasis, recharge la page et réessaie.',
  deviceFull: 'Cet appareil est plein. Libère de la place, puis réessaie.',
  notOnDevice: 'Ce quiz n’est pas sur cet appareil.',
  noVerificationToken: 'Le code de vérification manque dans l’adresse.',
  verificationFailed: 'L’e-mail n’a pas pu être vérifié. Le lien est peut-être invalide ou expiré.',
};
