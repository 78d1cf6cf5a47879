// See en/names.
import type { names as english } from '../en/names.ts';

export const names: typeof english = {
  name_short: 'Un nom a au moins 2 caractères.',
  name_long: 'Un nom a au plus 24 caractères.',
  name_unseen: 'Un nom ne peut pas contenir de caractères invisibles.',
  name_marks: 'Un nom ne peut pas avoir autant d’accents sur une lettre.',
  name_mixed: 'Un nom ne peut pas mêler des alphabets qui se ressemblent. Écris chaque mot dans un seul alphabet.',
  name_markup: 'Un nom ne peut pas contenir < ou >.',
  name_tick: 'Un nom ne peut pas contenir de coche.',
  name_empty: 'Un nom contient au moins une lettre, un chiffre ou un emoji.',
  name_official: 'Ce nom est réservé à Oasis. Choisis-en un autre.',
  group_name_missing: 'Donne un nom au groupe.',
  group_name_long: 'Le nom d’un groupe a au plus 80 caractères.',
};
