// Finds the text of a code in a catalogue, and fills in what it names.
import type { Area } from './area.ts';

/** A text for each code, which may name the code's parameters. */
export type TextsOf<Coded extends { code: string; params?: object | undefined }> = {
  [Code in Coded['code']]: string | ((params: NonNullable<Extract<Coded, { code: Code }>['params']>) => string);
};

/** An unknown code is its own text: a part of this app is newer than another. */
export function textOfCode(texts: Area, { code, params = {} }: { code: string; params?: object }): string {
  const text = Object.hasOwn(texts, code) ? texts[code] : code;
  return typeof text === 'function' ? (text as (params: object) => string)(params) : String(text);
}
