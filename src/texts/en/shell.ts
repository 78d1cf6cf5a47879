// The top bar, on the landing too.
export const shell = {
  skip: 'Skip to content',
  main: 'Main',
  dashboard: 'Dashboard',
  uploadDocs: 'Upload Docs',
  pricing: 'Pricing',
  login: 'Login',
  logout: 'Logout',
  start: 'Start Prepping',
  studyOffline: 'Study offline',
};
