// A quiz on paper.
export const print = {
  page: 'Print',
  print: 'Print',
  withKey: 'With the answer key on a separate page',
  name: 'Name: ______________________________',
  date: 'Date: ________________',
  answerKey: 'Answer Key',
  alsoAccepted: (answers: string) => `Also accepted: ${answers}`,
};
