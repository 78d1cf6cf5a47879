// The top bar and the footer, on the landing too.
export const shell = {
  skip: 'Skip to content',
  main: 'Main',
  dashboard: 'Dashboard',
  study: 'Study',
  groups: 'Groups',
  uploadDocs: 'Upload Docs',
  pricing: 'Pricing',
  login: 'Login',
  logout: 'Logout',
  start: 'Start Prepping',
  prepare: 'Prepare for your exams',
  studyOffline: 'Study offline',
  languageFailed: 'This language could not be loaded. Please try again when you are online.',

  // In index.html, shown by public/early.js
  oldBrowser: 'This browser is too old for Oasis. Update it, or use a newer one: Chrome 111, Safari 16.4, Firefox 115 or later.',
  blockedStorage:
    'This browser blocks cookies and site data here, and Oasis cannot work without them. Allow them for this site in the browser’s settings, then reload.',
};
