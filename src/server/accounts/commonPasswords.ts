// Refuses new passwords that are long enough but easily guessed: common ones, and the account's own address.
import type { FailureCode } from '#core/wire/failureCodes';
import { invalidField } from '../http/failures.ts';

/** Additions to the list of stolen passwords: recent years, school, and this product. Lower case. */
const ours = `
p@ssword pa$$word zaq1zaq1 abcdefgh abcdefghi aa12345678 12341234 123123123 987654321 9876543210 87654321 0123456789
012345678 01234567 20202020 19871987 iloveu123 loveme123 welcome2024 welcome2025 welcome2026 changeme123 admin1234
admin12345 root1234 rootroot testtest1 demo1234 guest123 guest1234 secret1234 mypassword1 thepassword yourpassword
password1! password123! minecraft1 fortnite fortnite1 roblox123 facebook1 instagram whatsapp youtube123 linkedin android1
manutd123 barcelona1 college123 student12 student123 student1234 university1 school123 teacher123 study123 summer123
summer2024 summer2025 summer2026 winter123 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026
angels123 christ123 heaven123 family123 hello12345 godblessyou akwasi123 ghana123 ghana1234 nigeria1 nigeria123 kenya123
login123 login1234 user1234 username1 zxcvbnmasd poiuytrewq lkjhgfdsa 123412345 abcabc123 123abc456 1q1q1q1q 00112233
55555555 thx1138a pirate123 wizard123 oasisoasis oasis123 oasis1234 oasis2025 oasis2026 quizquiz quiz1234 correcthorse
correcthorsebatterystaple
`;

/**
 * Some 18,000 long enough passwords plus ours. Unpacked they take 15 MB, so they are loaded when somebody first chooses a
 * password.
 */
let common: Promise<Set<string>> | null = null;
async function commonOnes(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const stolen = dictionary['passwords-common'].filter((password) => password.length >= 8);
  return new Set([...stolen, ...ours.trim().split(/\s+/)]);
}

/** Throws a 422 at `field` for an easily guessed password. */
export async function refuseCommon(password: string, email: string, field: string): Promise<void> {
  const code = await reasonAgainst(password, email);
  if (code !== null) throw invalidField(['body', field], code);
}

async function reasonAgainst(password: string, email: string): Promise<FailureCode | null> {
  const loweredPassword = password.trim().toLowerCase();
  const address = email.toLowerCase();
  if (loweredPassword === '') return 'password_blank';
  if (loweredPassword === address || loweredPassword === address.split('@')[0]) return 'password_is_address';
  // One repeated character, or a run of consecutive ones.
  if (new Set(loweredPassword).size <= 2 || isRun(loweredPassword)) return 'password_common';
  common ??= commonOnes();
  return (await common).has(loweredPassword) ? 'password_common' : null;
}

function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
}
