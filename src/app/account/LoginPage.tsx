// The login. Afterwards the student returns to the screen where they were. After a registration both fields are filled in.
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { accountTexts } from '#texts/account';
import { useLogin } from '../data/accounts.ts';
import { takePlace } from '../data/place.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { sessionNow, useSession } from '../data/session.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { TaggedText } from '../ui/TaggedText.tsx';
import { useTitle } from '../ui/title.ts';
import { forgetCarried, readCarried } from './carried.ts';
import { EmailField } from './EmailField.tsx';
import { takeFields } from './forms.ts';
import { OtherLogins } from './OtherLogins.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSignedInHome } from './signedInHome.ts';

const AccountGone = lazyWithRetry(() => import('./AccountGone.tsx').then((part) => part.AccountGone));

export function LoginPage() {
  useTitle(accountTexts.login);
  const router = useRouter();
  const login = useLogin();
  const { deletedUser } = useSession();
  const [credentials] = useState(readCarried);
  useEffect(() => forgetCarried, []);
  useSignedInHome();

  function submit(event: FormEvent<HTMLFormElement>) {
    const { email, password } = takeFields(event, 'email', 'password');
    prepareNotices();
    login.mutate(
      { email, password },
      {
        onSuccess: (outcome) => {
          if (outcome === 'complete') notify.success(accountTexts.loginDone);
          else notify.error(accountTexts.loginWithoutUser);
          router.history.push(takePlace(sessionNow().user?.user_id ?? null));
        },
        onError: (error) => notify.error(sentenceFor(error, accountTexts.loginFailed)),
      },
    );
  }

  return (
    <>
      <h1>{accountTexts.welcome}</h1>
      <p className="muted">{deletedUser ? accountTexts.accountDeleted : accountTexts.loginAbout}</p>
      <form onSubmit={submit}>
        <EmailField disabled={login.isPending} initialEmail={credentials?.email} isFirst={!credentials} />
        <PasswordField
          label={accountTexts.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          disabled={login.isPending}
          defaultValue={credentials?.password}
        />
        <Link className="auth__forgot" to="/forgot-password">
          {accountTexts.forgot}
        </Link>
        <SubmitButton
          pending={login.isPending}
          label={accountTexts.login}
          pendingLabel={accountTexts.loggingIn}
          isFirst={credentials !== null}
        />
      </form>
      <div className="divider">{accountTexts.loginWith}</div>
      <OtherLogins />
      <p className="auth__foot">
        <TaggedText text={accountTexts.noAccount} tags={{ link: (words) => <Link to="/register">{words}</Link> }} />
      </p>
      {deletedUser ? (
        <Suspense>
          <AccountGone userId={deletedUser.user_id} email={deletedUser.email} />
        </Suspense>
      ) : null}
    </>
  );
}
