// The texts of the API's failures in a language other than English: in English the server says them itself.
import { translationOf } from './catalogue.ts';

type English = typeof import('./en/failures.ts').failures;
type Params = Record<string, string | number>;

const failuresNow = translationOf<English>(() => import('./en/failures.ts').then(({ failures }) => failures), {});

/** Null in English, and of a code that this app does not know. `not_valid` has a sentence for each field. */
export function translateFailure(code: string | null | undefined, params: Params = {}): string | null {
  const translation = failuresNow();
  if (translation === null || !code || code === 'not_valid' || !Object.hasOwn(translation, code)) return null;
  const text: string | ((params: Params) => string) = translation[code as keyof English];
  return typeof text === 'string' ? text : text(params);
}
