// Pasting text in place of a file.
export const pasted = {
  text: 'Your text',
  missing: 'Paste or type your text here first.',
  title: 'Title (optional)',
  titleHint: 'Without a title, the first line is used.',
  use: 'Use This Text',
  cancel: 'Cancel',
  usualName: 'Pasted text',
};
