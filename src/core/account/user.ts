// Schemas of a student's account and of the account forms. Knows nothing of sessions or storage.
import * as z from 'zod/mini';
import { issueCode } from '../wire/validation.ts';
import { MIN_PASSWORD_LENGTH } from './password.ts';

/** A user as the server returns it (P10.1). */
export const User = z.object({
  user_id: z.int(),
  email: z.string(),
  is_verified: z.boolean(),
  /** the name that the student chose; absent or null: none */
  display_name: z.optional(z.nullable(z.string())),
  /** false: the account signs in only through a third party; absent: it has a password */
  has_password: z.optional(z.boolean()),
  /** of its mails, as a code; absent: English */
  language: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

const MAX_PASSWORD_LENGTH = 1024;
const MAX_EMAIL_LENGTH = 254;
/** Our tokens have 43 characters. */
const MAX_TOKEN_LENGTH = 200;
/** Longer than any address. Text that is not an address is answered as a failed login, not as an invalid form. */
const MAX_USERNAME_LENGTH = 1024;

/** An e-mail address in the form that browsers accept; surrounding space is dropped. */
const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_EMAIL_LENGTH, issueCode('email_long')),
    z.regex(
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/,
      issueCode('email_invalid'),
    ),
  );

const NewPassword = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, issueCode('password_short')),
    z.maxLength(MAX_PASSWORD_LENGTH, issueCode('password_long')),
  );

/** The language of the screen, in which the account gets its mails. A code that the server does not know counts as English. */
const LanguageCode = z.optional(z.string().check(z.maxLength(35)));

export const Registration = z.object({ email: Email, password: NewPassword, language: LanguageCode });
export const LoginForm = z.object({
  username: z.string(issueCode('email_missing')).check(z.maxLength(MAX_USERNAME_LENGTH, issueCode('email_long'))),
  password: z.string(issueCode('password_missing')).check(z.maxLength(MAX_PASSWORD_LENGTH, issueCode('password_long'))),
});
export const Token = z.object({ access_token: z.string().check(z.minLength(1)), token_type: z.optional(z.string()) });
export const PasswordResetRequest = z.object({ email: Email, language: LanguageCode });
export const PasswordReset = z.object({
  token: z
    .string()
    .check(z.minLength(1, issueCode('reset_token_missing')), z.maxLength(MAX_TOKEN_LENGTH, issueCode('reset_token_long'))),
  new_password: NewPassword,
});
/** A third-party login; `login_path` is the address to which the browser goes. */
export const LoginProvider = z.object({ name: z.string(), login_path: z.string().check(z.regex(/^\/(?!\/)/)) });
export type LoginProvider = z.infer<typeof LoginProvider>;
export const Message = z.object({ message: z.optional(z.string()) });

/** An absent field stays. null removes the name, which the server checks against ShownName: its tables would make the page larger. */
export const ProfileChange = z.object({
  display_name: z.optional(z.nullable(z.string().check(z.maxLength(200, issueCode('display_name_long'))))),
  language: LanguageCode,
});

const CurrentPassword = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH, issueCode('password_long')));
export const PasswordChange = z.object({ current_password: CurrentPassword, new_password: NewPassword });

/** One browser or device that is signed in. */
export const SessionRow = z.object({
  session_id: z.int(),
  /** in plain words, like `Chrome on Android`; null: signed in before devices were recorded */
  device: z.nullable(z.string()),
  /** the same as names, for pages in any language */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  created_at: z.nullable(z.string()),
  /** rounded to the hour */
  last_used_at: z.string(),
  /** the session that sends this request */
  is_current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** The password; an account without one confirms with its e-mail address. */
export const AccountDeletion = z.object({
  password: z.optional(CurrentPassword),
  email: z.optional(z.string().check(z.maxLength(MAX_EMAIL_LENGTH, issueCode('email_long')))),
});
