// See en/landing.
import type { landing as english } from '../en/landing.ts';

export const landing: typeof english = {
  title: 'Étudie et prépare tes examens plus vite',
  about: 'Ton assistant IA pour étudier et faire tes devoirs',
  getStarted: 'Commencer',
  sampleQuiz: 'Essayer un quiz',

  sampleQuestion: 'Exemple de question',
  sampleSource: 'Biologie, tirée de tes diapositives',
  easy: 'Facile',
  question: 'Quel gaz les plantes absorbent-elles pendant la photosynthèse ?',
  options: { A: 'L’oxygène', B: 'Le dioxyde de carbone', C: 'L’azote' },

  why: 'Pourquoi Oasis ?',
  whyNote: 'Oasis t’interroge sur tes propres pages, et marche aussi hors ligne.',
  quote: 'À la hauteur maximale, la vitesse verticale s’annule.',
  quoteSource: 'Cours 4 : Cinématique.pdf',
  material: 'Tes propres documents',
  materialNote: 'Chaque question vient du document que tu as envoyé, et chaque explication indique la page.',
  offline: 'Tu es hors ligne.',
  ready: 'Prêt',
  onDevice: 'Sur cet appareil',
  network: 'Sans Internet',
  networkNote:
    'Tes quiz sont gardés sur ton téléphone. Fais-en un dans le bus ; tes réponses partent quand tu es de nouveau en ligne.',
  position: (position, count) => `Question ${position} sur ${count}`,
  timed: 'Minuté comme l’examen',
  timedNote: 'Fixe une limite de temps. Si ta batterie lâche, tu reprends à la même question avec le temps qui reste.',

  how: 'Comment ça marche',
  steps: {
    upload: {
      title: 'Envoie tes documents',
      text: 'Manuels, notes de cours, diapositives ou annales. PDF, PPTX, DOCX ou TXT, jusqu’à 100 Mo.',
    },
    quizzes: {
      title: 'Des quiz et des explications',
      text: 'Questions à choix multiple, à réponse courte ou à rédiger, prêtes en une minute environ.',
    },
    review: {
      title: 'Révise et progresse',
      text: 'Vois ce que tu as raté et pourquoi. La question revient le lendemain, puis de moins en moins souvent, jusqu’à ce que tu saches y répondre.',
    },
  },

  uses: 'Ce que les étudiants en font',
  useCases: {
    exams: { title: 'Préparer un examen', text: 'Examens scolaires régionaux et internationaux, et annales de ton université.' },
    together: {
      title: 'Apprendre ensemble',
      text: 'Partage un quiz par un lien ou un code, et comparez vos scores dans un classement. Ou télécharge-le en fichier Word et faites-le ensemble.',
    },
    homework: {
      title: 'Faire ses devoirs',
      text: 'Envoie le chapitre à apprendre et découvre ce que tu n’as pas encore compris.',
    },
  },
};
