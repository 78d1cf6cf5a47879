// See en/files.
import type { files as english } from '../en/files.ts';

export const files: typeof english = {
  wrongType: 'Type de fichier non valide. Envoie un PDF, un PPTX ou un TXT.',
  empty: 'Ce fichier est vide. Choisis un fichier qui contient du texte.',
  wrongTypeNamed: (name) => `Le type du fichier ${name} n’est pas valide. Les types permis sont PDF, PPTX et TXT.`,
  tooLarge: (name) => `Le fichier ${name} est trop gros. La taille maximale est de 100 Mo.`,
  advice: {
    text: 'Ouvre-le dans Word ou un autre éditeur, enregistre-le en PDF ou DOCX, puis envoie-le.',
    slides: 'Ouvre-le dans PowerPoint ou un autre logiciel, enregistre-le en PDF ou PPTX, puis envoie-le.',
    sheet: 'Enregistre la feuille en PDF, puis envoie-la.',
    picture: 'Numérise les pages avec une application qui enregistre un PDF, puis envoie-le.',
    book: 'Enregistre le chapitre en PDF, puis envoie-le.',
  },
};
