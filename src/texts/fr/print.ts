// See en/print.
import type { print as english } from '../en/print.ts';

export const print: typeof english = {
  page: 'Imprimer',
  print: 'Imprimer',
  withKey: 'Avec le corrigé sur une page à part',
  name: 'Nom : ______________________________',
  date: 'Date : ________________',
  answerKey: 'Corrigé',
  alsoAccepted: (answers) => `Aussi acceptées : ${answers}`,
};
