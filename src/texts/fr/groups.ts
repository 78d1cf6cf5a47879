// See en/groups.
import type { groups as english } from '../en/groups.ts';
import { plural } from './plural.ts';

export const groups: typeof english = {
  page: 'Groupes',
  intro: 'Des quiz pour une classe ou un groupe d’étude : ce qu’il faut rendre, et les résultats.',
  loadFailed: 'Les groupes n’ont pas pu être chargés',
  unknownError: 'Une erreur inconnue s’est produite',
  joinByCode: 'Rejoindre un groupe avec un code',
  list: 'Tes groupes',
  ownGroup: (members) =>
    plural(members, { one: `Tu animes ce groupe. ${members} membre`, other: `Tu animes ce groupe. ${members} membres` }),
  leader: (name) => `Animé par ${name}`,

  newGroup: 'Nouveau groupe',
  name: 'Nom du groupe',
  ownName: 'Ton nom dans le groupe',
  ownNameHint: 'Les membres voient ton nom. Ils ne voient ni les autres membres ni leurs résultats.',
  make: 'Créer le groupe',
  making: 'Création...',
  makeFailed: 'Le groupe n’a pas pu être créé. Réessaie.',
  needsNetwork: 'Il faut être en ligne pour cela.',
};
