// See en/invitation.
import type { invitation as english } from '../en/invitation.ts';

export const invitation: typeof english = {
  page: 'Une invitation',
  owner: (name) => `${name} t’invite dans un groupe`,
  ownerUnknown: 'Invitation dans un groupe',
  intro: 'Les quiz donnés au groupe arrivent sur ton tableau de bord, hors ligne aussi.',
  nameHint: (owner) =>
    `${owner} voit ce nom, tes résultats et les réponses que tu rends aux quiz du groupe. Les autres membres n’en voient rien.`,
};
