// See en/listen.
import type { listen as english } from '../en/listen.ts';

export const listen: typeof english = {
  listen: 'Écouter',
  stop: 'Arrêter la lecture',
};
