// See en/quizOptions.
import type { quizOptions as english } from '../en/quizOptions.ts';

export const quizOptions: typeof english = {
  timeLimit: 'Limite de temps',
  limits: { none: 'Aucune', suggested: 'Conseillée', custom: 'Au choix' },
  usualTime: '1½ à 4 min par question',
  time: (minutes) => `${minutes} min`,
  minutes: 'Minutes',
  minutesRange: (highest) => `Entre un nombre entier de minutes, de 1 à ${highest}.`,

  title: 'Options du quiz',
  summary: (wishes) => `Options du quiz : ${wishes}`,
  partsLater:
    'Plus tard, tu pourras faire un quiz de certains chapitres : choisis « Nouveau quiz sur ce document » dans le menu du document.',
  questions: 'Questions',
  anyCount: 'Auto',
  kind: 'Type',
  kinds: { any: 'Mixte', choice: 'Choix', typed: 'À écrire', essay: 'Rédactions' },
  withoutEssays: 'Sans rédaction',
  difficulty: 'Difficulté',
  difficulties: { any: 'Toutes', Easy: 'Facile', Medium: 'Moyenne', Hard: 'Difficile' },
  parts: 'Parties',
  allParts: 'Coche ce que tu veux, ou rien pour tout le document',
  page: (page) => `Page ${page}`,
};
