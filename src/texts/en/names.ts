// Why a name that others see is refused.
import type { NameFlaw } from '#core/wire/validation';
import type { TextsOf } from '../textOfCode.ts';

export const names = {
  name_short: 'A name needs at least 2 characters.',
  name_long: 'A name can have at most 24 characters.',
  name_unseen: 'A name cannot contain invisible characters.',
  name_marks: 'A name cannot have so many accents on one letter.',
  name_mixed: 'A name cannot mix alphabets that look alike. Write each word in one alphabet.',
  name_markup: 'A name cannot contain < or >.',
  name_tick: 'A name cannot contain a check mark.',
  name_empty: 'A name needs a letter, a digit or an emoji.',
  name_official: 'This name is reserved for Oasis. Choose another one.',
  group_name_missing: 'Give the group a name.',
  group_name_long: 'A group’s name can have at most 80 characters.',
} satisfies TextsOf<NameFlaw>;
