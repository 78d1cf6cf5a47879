// What this device still keeps of an account that was deleted elsewhere.
export const deletedAccount = {
  title: (email: string) => `The account ${email} was deleted`,
  allSent: 'Everything that this device had to send had arrived. Its quizzes are still kept here.',
  unsent: (things: string) => `This device still keeps what was never sent: ${things}.`,
  save: 'Save as Files',
  saved: 'Saved as files on this device.',
  saveFailed: 'It could not be saved. Please try again.',
  reviews: 'Reviews',
  remove: 'Remove from This Device',
  removeFailed: 'It could not be removed. Please try again.',
  keepIt: 'Keep It',
  removeForGood: 'Remove for Good',
};
