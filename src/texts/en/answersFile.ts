// A student's answers as a text file.
export const answersFile = {
  question: (number: number) => `Question ${number}`,
  yourAnswer: (answer: string) => `Your Answer: ${answer}`,
  noAnswer: 'No answer',
  attempt: (id: string) => `Attempt ${id}`,
};
