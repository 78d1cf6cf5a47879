// See en/documentFailures.
import type { documentFailures as english } from '../en/documentFailures.ts';

export const documentFailures: typeof english = {
  'unreadable-type':
    'Ce fichier n’est ni un PDF, ni un PPTX, ni un DOCX, ni un texte simple. Enregistre-le sous l’un de ces formats et envoie-le à nouveau.',
  'other-office':
    'Ce fichier vient d’un logiciel de bureautique plus ancien ou différent. Ouvre-le dans ce logiciel, enregistre-le en PDF ou DOCX, puis envoie-le.',
  archive: 'Ce fichier est une archive ZIP. Décompresse-la et envoie un des documents qu’elle contient.',
  'embedded-text':
    'Le texte de ce fichier est intégré d’une façon que seul Word sait afficher. Ouvre-le dans Word, enregistre-le en PDF, puis envoie-le.',
  form: 'Ce fichier est un formulaire que seul Adobe Acrobat sait afficher. Ouvre-le dans Acrobat, imprime-le en PDF, puis envoie-le.',
  picture: 'Ce fichier est une image. Numérise les pages avec une application qui enregistre un PDF, puis envoie-le.',
  password: 'Ce fichier est protégé par un mot de passe. Enregistre une copie sans mot de passe et envoie-la.',
  damaged:
    'Ce fichier est abîmé et ne s’ouvre pas. Exporte-le à nouveau depuis son logiciel d’origine et envoie le nouveau fichier.',
  'no-text': 'Ce fichier ne contient pas de texte. Envoie un document avec le texte que tu veux étudier.',
  scanned:
    'Ces pages semblent être des images de texte, et aucun texte n’a pu y être lu. Passe le fichier dans un logiciel de reconnaissance de texte (OCR), ou envoie une version avec du texte.',
  'scanned-long':
    'Plus de 30 pages de ce fichier sont des images de texte, trop longues à lire. Envoie une partie, ou passe le fichier dans un logiciel de reconnaissance de texte (OCR).',
  garbled:
    'Le texte de ce PDF est illisible à cause de la façon dont ses lettres sont enregistrées. Exporte-le à nouveau, ou passe-le dans un logiciel de reconnaissance de texte (OCR).',
  'too-short': 'Il y a trop peu de texte pour un quiz. Envoie un document avec au moins quelques paragraphes d’explications.',
  formulas:
    'Ce document contient surtout des formules, et elles n’ont pas été assez bien lues. Envoie des notes qui expliquent le sujet avec des mots.',
  'plain-story':
    'C’est un récit sans titres, et aucune bonne question n’a pu en être tirée. Mets un titre au-dessus de chaque partie et envoie-le à nouveau.',
  'nothing-to-ask': 'Aucune bonne question n’a pu être tirée de ce document. Envoie des notes qui expliquent le sujet.',
  code: 'Ce fichier est du code informatique, et un quiz a besoin d’explications. Envoie le chapitre ou les notes qui expliquent ce code.',
  'no-answers':
    'Ce sujet d’examen n’a pas de corrigé, et Oasis ne devine pas les réponses. Donne les réponses, ou envoie-le à nouveau avec les réponses à la fin, sous le mot ANSWERS : 1. B 2. D et ainsi de suite.',
  'too-large': 'Une fois décompressé, ce fichier est trop gros pour être lu. Découpe-le et envoie une des parties.',
  'long-text': 'Ce fichier contient trop de texte. La limite est de 5 Mo, soit environ cinq gros livres. Envoie un chapitre.',
  'too-long': 'Ce document est trop long à lire. Découpe-le et envoie une des parties.',

  'gave-up': 'Quelque chose s’est mal passé pendant la lecture de ce document. Envoie-le à nouveau.',
  'file-gone': 'Le fichier de ce document n’est plus conservé. Envoie-le à nouveau.',
  'server-stopped':
    'Le serveur s’est arrêté plusieurs fois pendant la lecture de ce document. Envoie une partie, ou enregistre le fichier à nouveau.',
};
