// See en/answersFile.
import type { answersFile as english } from '../en/answersFile.ts';

export const answersFile: typeof english = {
  question: (number) => `Question ${number}`,
  yourAnswer: (answer) => `Ta réponse : ${answer}`,
  noAnswer: 'Sans réponse',
  attempt: (id) => `Tentative ${id}`,
};
