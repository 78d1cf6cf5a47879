// See en/pricing.
import type { pricing as english } from '../en/pricing.ts';

export const pricing: typeof english = {
  page: 'Tarifs',
  comingSoon: 'Bientôt disponible',
  title: 'Prépare-toi à réussir tes examens',
  plan: 'Formule Premium',
  price: '<b>5,99 GHC</b> <small>/ mois</small>',
  features: {
    pastQuestions: 'Accès complet aux annales',
    mockExams: 'Examens blancs minutés',
    solutions: 'Corrigés et explications détaillés',
    tracking: 'Suivi de tes résultats',
  },
  buy: 'Premium',
  terms: 'Résiliable à tout moment. Sans frais cachés.',
  hereAlready:
    'Déjà là pour tout le monde : des explications qui indiquent la page, la limite de temps, les examens blancs, les annales, la révision de ce que tu as raté, le partage avec tes partenaires d’étude, et ta <link>progression</link>.',
};
