// Who a student is, and what may be typed into the account forms. It knows nothing of sessions or storage.
import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH, passwordTexts } from './password.ts';

/** A user as the server tells it (specification, section 3). */
export const User = z.object({
  user_id: z.int(),
  email: z.string(),
  is_verified: z.boolean(),
});
export type User = z.infer<typeof User>;

const MAX_PASSWORD_LENGTH = 1024;
const MAX_EMAIL_LENGTH = 254;

/** An e-mail address in the form that browsers accept; surrounding space is dropped. */
const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_EMAIL_LENGTH, 'The email address is too long.'),
    z.regex(
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/,
      'Enter a valid email address.',
    ),
  );

const NewPassword = z
  .string()
  .check(z.minLength(MIN_PASSWORD_LENGTH, passwordTexts.tooShort), z.maxLength(MAX_PASSWORD_LENGTH, 'The password is too long.'));

export const Registration = z.object({ email: Email, password: NewPassword });
export const LoginForm = z.object({ username: z.string(), password: z.string() });
export const Token = z.object({ access_token: z.string().check(z.minLength(1)), token_type: z.optional(z.string()) });
export const PasswordResetRequest = z.object({ email: Email });
export const PasswordReset = z.object({
  token: z.string().check(z.minLength(1, passwordTexts.resetTokenMissing)),
  new_password: NewPassword,
});
/** Somebody else who can say who a student is; `login_path` is where the browser goes for it. */
export const LoginProvider = z.object({ name: z.string(), login_path: z.string().check(z.regex(/^\/(?!\/)/)) });
export type LoginProvider = z.infer<typeof LoginProvider>;
export const Message = z.object({ message: z.optional(z.string()) });
