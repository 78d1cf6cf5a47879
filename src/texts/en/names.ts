// Why a name that others see is refused.
import type { NameFlaw } from '#core/wire/validation';
import type { TextsOf } from '../textOfCode.ts';

export const names = {
  name_short: 'A name has at least 2 characters.',
  name_long: 'A name has at most 24 characters.',
  name_unseen: 'A name cannot hold characters that are not seen.',
  name_marks: 'A name cannot hold so many accents on one letter.',
  name_mixed: 'A name cannot mix letters of alphabets that look alike. Write each word in one.',
  name_markup: 'A name cannot hold < or >.',
  name_tick: 'A name cannot hold a check mark.',
  name_empty: 'A name needs a letter, a digit or an emoji.',
  name_official: 'This name is kept for Oasis itself. Choose another one.',
  group_name_missing: 'Give the group a name.',
  group_name_long: "A group's name has at most 80 characters.",
} satisfies TextsOf<NameFlaw>;
