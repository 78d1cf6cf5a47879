// The landing: what Oasis is.
export const landing = {
  /** Also the document's title. */
  title: 'Study and Prepare for your exams faster',
  about: 'Your AI powered study and homework assistant',
  getStarted: 'Get Started',
  sampleQuiz: 'Try a sample quiz',

  // One question, drawn
  sampleQuestion: 'Sample question',
  sampleSource: 'Biology, from your slides',
  easy: 'Easy',
  question: 'Which gas do plants take in during photosynthesis?',
  options: { A: 'Oxygen', B: 'Carbon dioxide', C: 'Nitrogen' },

  why: 'Why Oasis?',
  whyNote: 'It asks about your own pages, and it keeps working offline.',
  quote: 'At maximum height the vertical velocity vanishes.',
  quoteSource: 'Lecture 4: Kinematics.pdf',
  material: 'Your own material',
  materialNote: 'Every question comes from the document you uploaded, and every explanation names the page.',
  offline: 'You are offline.',
  ready: 'Ready',
  onDevice: 'On this device',
  network: 'No internet needed',
  networkNote: 'Your quizzes are kept on your phone. Take one on the bus; your answers are sent when you are back online.',
  position: (position: number, count: number) => `Question ${position} of ${count}`,
  timed: 'Timed like the exam',
  timedNote: 'Set a time limit. If your battery dies, you carry on at the same question with the time that is left.',

  how: 'How it works',
  steps: {
    upload: {
      title: 'Upload materials',
      text: 'Textbooks, lecture notes, slides or past exams. PDF, PPTX, DOCX or TXT, up to 100 MB.',
    },
    quizzes: {
      title: 'Dynamic quizzes and explanations',
      text: 'Multiple choice, short answer and essay questions, ready in about a minute.',
    },
    review: {
      title: 'Review and refine',
      text: 'See what you missed and why. It comes back the next day, then less and less often, until you know it.',
    },
  },

  uses: 'What students use it for',
  useCases: {
    exams: { title: 'Exam prep', text: 'Regional and international school exams, and past exams of your university.' },
    together: {
      title: 'Collaborative learning',
      text: 'Share a quiz with a link or code, and compare scores on a leaderboard. Or download it as a Word file and take it together.',
    },
    homework: {
      title: 'Homework assistance',
      text: 'Upload the chapter you were set and find out what you have not understood yet.',
    },
  },
};
