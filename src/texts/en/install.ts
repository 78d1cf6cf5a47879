// The offer to install the app, and how it is done by hand on iOS.
export const install = {
  title: 'Install Oasis',
  install: 'Install',
  showHow: 'Show me how',
  notNow: 'Not now',
  about: 'It opens from your home screen, even offline.',
  stepsTitle: 'Add Oasis to your home screen',
  done: 'Done',
  share: "Tap <b>Share</b> in Safari's bar. On newer iPhones it is behind the three dots.",
  addToHome: 'Scroll down and tap <b>Add to Home Screen</b>.',
  add: 'Tap <b>Add</b>. Oasis then opens from your home screen, even offline.',
  addButton: 'Add',
};
