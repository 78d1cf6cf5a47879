// Creating an account. It leads to the login (P4.3), where what was typed here is filled in.
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useRegister } from '../data/accounts.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
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
  useTitle('Create Account');
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
          notify.success(`Registration successful for ${created.email}! Please login.`);
          carryToLogin({ email, password });
          void navigate({ to: '/login' });
        },
        onError: (error) => notify.error(sentenceFor(error, 'Registration failed. Please try again.')),
      },
    );
  }

  return (
    <>
      <h1>Create Account</h1>
      <p className="muted">Your documents and quizzes belong to it, on every device.</p>
      <form onSubmit={submit}>
        <EmailField disabled={register.isPending} isFirst />
        <NewPasswordFields
          labels={{ password: 'Password', repeated: 'Confirm Password' }}
          disabled={register.isPending}
          refusal={refusal}
        />
        <SubmitButton pending={register.isPending} label="Register" pendingLabel="Creating Account..." />
      </form>
      <div className="divider">Or Sign up with</div>
      <OtherLogins />
      <p className="auth__foot">
        Already have an account? <Link to="/login">Login</Link>
      </p>
    </>
  );
}
