// The texts of the API's failures in a language other than English: in English the server says them itself.
import { translationOf } from './catalogue.ts';

type English = typeof import('./en/failures.ts').failures;

export const failuresNow = translationOf<English>(() => import('./en/failures.ts').then(({ failures }) => failures), {});
