// See en/unsent.
import type { unsent as english } from '../en/unsent.ts';
import { plural } from './plural.ts';

export const unsent: typeof english = {
  madeQuizzes: (count) => plural(count, { one: `${count} quiz à toi`, other: `${count} quiz à toi` }),
  submissions: (count) => plural(count, { one: `${count} copie`, other: `${count} copies` }),
  marks: (count) => plural(count, { one: `${count} quiz corrigé`, other: `${count} quiz corrigés` }),
  join: (count) => `${count} quiz à rejoindre`,
  reviews: (count) => plural(count, { one: `${count} révision`, other: `${count} révisions` }),
  uploads: (count) => plural(count, { one: `${count} fichier`, other: `${count} fichiers` }),
  open: (count) => `${count} quiz en cours`,
};
