// The texts of the API's failures in a language other than English: in English the server says them itself.
import { translated } from './catalogue.ts';
import { textOfCode } from './textOfCode.ts';

type Params = Record<string, string | number>;
/** `issue`: the first field that is not valid. */
type Failure = {
  code?: string | null | undefined;
  params?: Params | undefined;
  issue?: { code: string; params?: object } | null;
};

/** Null in English, and of a code that this app does not know. `not_valid` has a sentence for each field. */
export function translateFailure({ code, params = {}, issue = null }: Failure): string | null {
  const isField = code === 'not_valid';
  const texts = translated(isField ? 'validation' : 'failures');
  const coded = isField ? issue : { code: code ?? '', params };
  return texts === null || coded === null || !Object.hasOwn(texts, coded.code) ? null : textOfCode(texts, coded);
}
