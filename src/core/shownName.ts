// The name by which others see a student on a leaderboard or in a group. It knows no account.
import * as z from 'zod/mini';
import { refuseDisplayName } from './user.ts';

/** @public */
export const shownNameTexts = {
  unseen: 'A name cannot hold characters that are not seen.',
  mixed: 'A name cannot mix letters of alphabets that look alike. Write it in one.',
  markup: 'A name cannot hold < or >.',
  taken: 'Somebody here has this name already. Choose another one.',
} as const;

/** What is not seen at all; but the mark that makes a sign an emoji. */
const IGNORED = /(?!\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}]/u;
/** Letters of these look like Latin ones: in one name they make it look like somebody else's. */
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;
const tidy = (name: string) => name.trim().replace(/\s+/g, ' ').normalize('NFC');

/** @public What is wrong with a name that others are to see, or null. */
export function refuseShownName(name: string): string | null {
  const told = tidy(name);
  const refusal = refuseDisplayName(told);
  if (refusal !== null) return refusal;
  if (IGNORED.test(told)) return shownNameTexts.unseen;
  if (LATIN.test(told.normalize('NFKC')) && LOOKALIKES.test(told)) return shownNameTexts.mixed;
  return /[<>]/.test(told) ? shownNameTexts.markup : null;
}

/** @public Two names with the same key look alike, and only one of them is taken. */
export function nameKey(name: string): string {
  return tidy(name)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

/** @public A name that others see, tidied. */
export const ShownName = z.string().check(
  z.maxLength(200, 'A name has at most 24 characters.'),
  z.check((ctx) => {
    const message = refuseShownName(ctx.value);
    if (message !== null) ctx.issues.push({ code: 'custom', message, input: ctx.value });
  }),
  z.overwrite(tidy),
);
