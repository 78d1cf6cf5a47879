// Describes the account calls for the OpenAPI document.
import type { accountEndpoints } from '#core/api/accountEndpoints';
import { accountLimits } from '../accounts/routes.ts';
import { passwordLimits } from '../accounts/settings.ts';
import type { CallRows } from './callRow.ts';

const email = 'ama@example.com';
const user = { user_id: 3, email, is_verified: true, display_name: 'Ama', has_password: true, language: 'fr' };

export const accountCalls: CallRows<keyof typeof accountEndpoints> = {
  login: {
    description: 'Log in. `username` holds the e-mail. Only failed logins count as tries.',
    failures: { 401: 'The e-mail or the password is wrong.' },
    limits: {
      'for one address and e-mail': accountLimits.login,
      'for one address': accountLimits.loginAddress,
      'for one e-mail': accountLimits.loginName,
      'for one e-mail, in a browser that was signed in to it before': accountLimits.loginBrowser,
    },
    request: { username: email, password: 'a long sentence' },
    answer: { access_token: '5nq0Jq3sYw7cVtZ0bq1uE8oKx2mP4rHd6gLfAiNzTys', token_type: 'bearer' },
  },
  register: {
    description:
      'Create an account and send the verification mail. `language` is that of its mails: `en` or `fr`; any other code is `en`.',
    failures: { 409: 'There is an account with this e-mail.' },
    limits: {
      'for one address and e-mail': accountLimits.register,
      'for one address': accountLimits.registerAddress,
    },
    request: { email, password: 'a long sentence', language: 'fr' },
    answer: { email },
  },
  providers: {
    description:
      'List the third-party logins. The browser goes to `login_path` and returns to /auth/callback#token=… or /auth/callback?error=….',
    answer: [{ name: 'School login', login_path: '/api/auth/oidc/login' }],
  },
  me: { description: 'Read the current user.', answer: user },
  verifyEmail: {
    description: 'Verify an e-mail address. A link that was used before answers success again.',
    failures: { 400: 'The link is invalid or expired.' },
    answer: { message: 'Your email address has been verified.' },
  },
  forgotPassword: {
    description:
      'Send reset instructions if the account exists, in `language`, else in that of the account. The answer is the same either way.',
    limits: {
      'for one address and e-mail': accountLimits.forgot,
      'for one e-mail': accountLimits.forgotName,
      'for one address': accountLimits.forgotAddress,
    },
    request: { email, language: 'fr' },
    answer: { message: 'Password reset instructions sent if account exists.' },
  },
  resetPassword: {
    description: 'Set a new password. Ends every session of the user.',
    failures: { 400: 'The link is invalid or expired.' },
    limits: { 'for one address': accountLimits.reset },
    request: { token: 'Yx2mP4rHd6gLfAiNzTys5nq0Jq3sYw7cVtZ0bq1uE8o', new_password: 'another long sentence' },
    answer: { message: 'Password reset successfully!' },
  },
  resendVerification: {
    description: 'Send the verification mail again.',
    limits: { 'for one address and account': accountLimits.resend },
    answer: { message: 'Verification email sent.' },
  },
  logout: { description: 'End this session.', answer: { message: 'Logged out.' } },
  changeProfile: {
    description: 'Set the display name of the user, or the language of its mails. null removes the name; what is absent stays.',
    request: { display_name: 'Ama', language: 'fr' },
    answer: user,
  },
  changePassword: {
    description: 'Change the password. Ends every other session of the user.',
    failures: { 403: 'The current password is wrong.', 409: 'The account has no password yet.' },
    limits: { 'wrong passwords for one account': passwordLimits.wrongTries, 'for one account': passwordLimits.changes },
    request: { current_password: 'a long sentence', new_password: 'another long sentence' },
    answer: { message: 'Your password was changed. Every other device is logged out.' },
  },
  sessions: {
    description: 'List the sessions of the user, last used first.',
    answer: [
      {
        session_id: 41,
        device: 'Chrome on Android',
        browser: 'Chrome',
        system: 'Android',
        created_at: '2027-03-01T08:00:00.000Z',
        last_used_at: '2027-03-04T17:00:00.000Z',
        is_current: true,
      },
    ],
  },
  endSession: { description: 'End one session of the user.', answer: { message: 'The session was ended.' } },
  endOtherSessions: {
    description: 'End every other session of the user.',
    answer: { message: 'Every other session was ended.' },
  },
  exportAccount: {
    description:
      'Download everything that is stored about the user as one JSON file. It has the account, documents, quizzes, submissions and reviews.',
    answer: { 'application/json; charset=utf-8': { account: user, documents: [] } },
  },
  deleteAccount: {
    description:
      'Delete the account with everything that belongs to it, for good. An account without a password sends its own e-mail instead, within 10 minutes of a login.',
    failures: { 403: 'The password or the e-mail is wrong, or the login is too old.' },
    limits: { 'wrong passwords for one account': passwordLimits.wrongTries },
    request: { password: 'a long sentence' },
    answer: { message: 'Your account and everything in it was deleted.' },
  },
};
