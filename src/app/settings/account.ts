// The calls of the settings, as mutations and queries. What changes the user is stored with the session.
import { useMutation } from '@tanstack/react-query';
import type { User } from '#core/account/user';
import { call, callFile } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { sessionNow, signInUser } from '../data/session.ts';
import { saveFile } from '../ui/saveText.ts';
import { sessionsKey } from './sessions.ts';

export function useChangeProfile() {
  return useMutation<User, Error, string | null>({
    mutationFn: async (display_name) => {
      // The answer is this session's, whoever is signed in by then.
      const { token } = sessionNow();
      const user = await call('changeProfile', { body: { display_name }, token });
      if (token !== null) await signInUser(token, user);
      return user;
    },
  });
}

export function useChangePassword(userId: number) {
  return useMutation<unknown, Error, { current_password: string; new_password: string }>({
    mutationFn: (body) => call('changePassword', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey(userId) }),
  });
}

export function useExport() {
  return useMutation<void, Error, void>({
    mutationFn: async () => saveFile('oasis-export.json', (await callFile('exportAccount')).blob),
  });
}

export function useDeleteAccount() {
  return useMutation<unknown, Error, { password: string } | { email: string }>({
    mutationFn: (body) => call('deleteAccount', { body }),
  });
}
