// Setting a new password with the link from the mail.
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { accountTexts } from '#texts/account';
import { useTitle } from '../ui/title.ts';
import { ResetDone } from './ResetDone.tsx';
import { ResetForm } from './ResetForm.tsx';
import { MissingToken } from './ResetVerdicts.tsx';

export function ResetPasswordPage() {
  useTitle(accountTexts.reset);
  const { token } = useParams({ from: '/auth/reset-password/{-$token}' });
  const [isDone, setDone] = useState(false);
  if (!token) return <MissingToken />;
  return isDone ? <ResetDone /> : <ResetForm token={token} onDone={() => setDone(true)} />;
}
