// The plan that is announced.
export const pricing = {
  page: 'Pricing',
  comingSoon: 'Coming Soon',
  title: 'Get Ready to Ace Your Exams',
  plan: 'Premium Plan',
  price: '<b>GHC 5.99</b> <small>/ month</small>',
  features: {
    pastQuestions: 'Full access to past questions',
    mockExams: 'Timed mock exams',
    solutions: 'Detailed solutions and explanations',
    tracking: 'Performance tracking',
  },
  buy: 'Premium',
  terms: 'Cancel anytime. No hidden fees.',
  hereAlready:
    'Already here for everyone: explanations that name the page, time limits, mock exams, past papers, review of what you got wrong, sharing with study partners, and your <link>progress</link>.',
};
