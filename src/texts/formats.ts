// Dates and numbers in the chosen language. A format is made once for each language: making one is slow.
import { localeNow } from './catalogue.ts';

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function madeOnce<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => Format): Format {
  const format = (formats.get(key) as Format | undefined) ?? make();
  formats.set(key, format);
  return format;
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return madeOnce(`date ${localeNow()} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(localeNow(), options));
}

function numberFormat(options: Intl.NumberFormatOptions, digits: number): Intl.NumberFormat {
  const allOptions = { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return madeOnce(`number ${localeNow()} ${JSON.stringify(allOptions)}`, () => new Intl.NumberFormat(localeNow(), allOptions));
}

/** The only way a score is written: `72.0%` (P8.1), `72,0 %`. */
export function percentText(score: number): string {
  // Rounded as it was marked: a hundredth of it might be rounded otherwise.
  return numberFormat({ style: 'percent' }, 1).format(Number(score.toFixed(1)) / 100);
}

/** `80%`, `80 %` */
export function wholePercentText(percent: number): string {
  return numberFormat({ style: 'percent' }, 0).format(percent / 100);
}

/** `12.5`, `12,5` */
export function pointsText(points: number): string {
  return numberFormat({}, 1).format(Number(points.toFixed(1)));
}

/** `18.4 MB`, `18,4 Mo` */
export function sizeText(size: number, unit: 'kilobyte' | 'megabyte' | 'gigabyte', digits: number): string {
  return numberFormat({ style: 'unit', unit, useGrouping: false }, digits).format(size);
}
