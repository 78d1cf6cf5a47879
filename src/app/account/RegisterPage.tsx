// The page to create an account. It leads to the login (P4.3), with the fields filled in.
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { accountTexts } from '#texts/account';
import { useRegister } from '../data/accounts.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';
import { useTitle } from '../ui/title.ts';
import { carryToLogin } from './carried.ts';
import { EmailField } from './EmailField.tsx';
import { takeFields } from './forms.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { OtherLogins } from './OtherLogins.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSignedInHome } from './signedInHome.ts';
import { useNewPassword } from './useNewPassword.ts';

export function RegisterPage() {
  useTitle(accountTexts.createAccount);
  const navigate = useNavigate();
  const register = useRegister();
  const { refusal, accept } = useNewPassword();
  useSignedInHome();

  function submit(event: FormEvent<HTMLFormElement>) {
    const { email, password, repeated } = takeFields(event, 'email', 'password', 'repeated');
    if (!accept(password, repeated)) return;
    prepareNotices();
    register.mutate(
      { email, password },
      {
        onSuccess: (created) => {
          notify.success(accountTexts.registered(created.email));
          carryToLogin({ email, password });
          void navigate({ to: '/login' });
        },
        onError: (error) => notify.error(sentenceFor(error, accountTexts.registerFailed)),
      },
    );
  }

  return (
    <>
      <h1>{accountTexts.createAccount}</h1>
      <p className="muted">{accountTexts.registerAbout}</p>
      <form onSubmit={submit}>
        <EmailField disabled={register.isPending} isFirst />
        <NewPasswordFields
          labels={{ password: accountTexts.password, repeated: accountTexts.repeatPassword }}
          disabled={register.isPending}
          refusal={refusal}
        />
        <SubmitButton pending={register.isPending} label={accountTexts.register} pendingLabel={accountTexts.registering} />
      </form>
      <div className="divider">{accountTexts.registerWith}</div>
      <OtherLogins />
      <p className="auth__foot">
        <TaggedText text={accountTexts.hasAccount} tags={{ link: (words) => <Link to="/login">{words}</Link> }} />
      </p>
    </>
  );
}
