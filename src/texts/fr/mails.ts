// See en/mails.
import type { mails as english } from '../en/mails.ts';

export const mails: typeof english = {
  verification: {
    subject: 'Vérifie ton adresse e-mail',
    text: (link) => `Bienvenue sur Oasis !

Confirme ton adresse e-mail en ouvrant ce lien :

${link}

Le lien marche pendant 24 heures. Si tu n’as pas créé de compte, ignore cet e-mail.
`,
  },
  reset: {
    subject: 'Change ton mot de passe',
    text: (link) => `Quelqu’un a demandé à changer le mot de passe de ton compte Oasis.

Pour choisir un nouveau mot de passe, ouvre ce lien :

${link}

Le lien sert une seule fois et expire après 60 minutes. Si tu n’as rien demandé, ignore cet e-mail : ton mot de passe reste le même.
`,
  },
  joined: {
    subject: (provider) => `Tu te connectes maintenant avec ${provider}`,
    text: (provider, link) => `Désormais, tu te connectes à ton compte Oasis avec ${provider}.

Pour protéger ton compte, nous avons retiré son mot de passe et déconnecté tous les autres appareils.
Si tu veux de nouveau un mot de passe, choisis-en un ici :

${link}

Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe.
`,
  },
};
