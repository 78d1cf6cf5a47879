// See en/share.
import type { share as english } from '../en/share.ts';

export const share: typeof english = {
  kept: 'Il est gardé sur cet appareil. Appuie sur « Envoyer ce fichier » pour en faire un quiz, ou retire-le.',
  login: 'Le fichier partagé est gardé sur cet appareil. Connecte-toi pour l’envoyer.',
  type: 'Le type d’un fichier partagé n’est pas valide. Les types permis sont PDF, PPTX et TXT.',
  large: 'Un fichier partagé est trop gros. La taille maximale est de 100 Mo.',
  empty: 'Un fichier partagé est vide. Partages-en un qui contient du texte.',
  full: 'Un fichier partagé n’a pas pu être gardé : cet appareil est plein. Envoie-le ici quand tu seras en ligne.',
  none: 'Aucun fichier n’a été partagé. Partage un PDF, un PPTX ou un TXT, ou choisis-en un ici.',
  missed: 'Le fichier partagé n’est pas arrivé en entier. Choisis-le ici.',
  foreign: 'Un autre site a essayé d’ajouter un fichier ici. Il a été bloqué. Choisis toi-même un fichier.',
};
