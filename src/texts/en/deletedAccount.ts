// What this device still keeps of an account that was deleted elsewhere.
export const deletedAccount = {
  title: (email: string) => `The account ${email} was deleted`,
  allSent: 'Everything on this device had been sent. The quizzes are still here.',
  unsent: (things: string) => `Never sent, and still on this device: ${things}.`,
  save: 'Save as Files',
  saved: 'Saved as files on this device.',
  saveFailed: 'It could not be saved. Please try again.',
  reviews: 'Reviews',
  remove: 'Remove from This Device',
  removeFailed: 'It could not be removed. Please try again.',
  keepIt: 'Keep It',
  removeForGood: 'Remove for Good',
};
