// Dates in the chosen language. A format is made once for each language: making one is slow.
import { localeNow } from './catalogue.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${localeNow()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeNow(), options);
  formats.set(key, format);
  return format;
}
