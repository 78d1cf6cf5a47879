// Verifies a mail's link, once for each token.
import { useEffect, useState } from 'react';
import { dataTexts } from '#texts/data';
import { refreshUser } from './accounts.ts';
import { sentenceFor } from './queryClient.ts';

type Verification = { state: 'loading' | 'success' | 'error'; message: string | null };

const verifying = new Map<string, Promise<unknown>>();

/** Verifies once for each token, however often the page renders. */
export function useVerifyEmail(token: string | undefined): Verification {
  const [result, setResult] = useState<Verification>({ state: 'loading', message: null });
  useEffect(() => {
    if (!token) {
      setResult({ state: 'error', message: dataTexts.noVerificationToken });
      return;
    }
    const call = verifying.get(token) ?? import('./device.ts').then(({ api }) => api.call('verifyEmail', { params: { token } }));
    verifying.set(token, call);
    call.then(
      () => {
        setResult({ state: 'success', message: null });
        void refreshUser().catch(() => undefined);
      },
      (error: unknown) => {
        verifying.delete(token);
        setResult({ state: 'error', message: sentenceFor(error, dataTexts.verificationFailed) });
      },
    );
  }, [token]);
  return result;
}
