// Parses a number with its unit ("50 percent" as "50%", "5 m s⁻¹" as "5 m/s", "5 dollars" as "$5"), and a unit alone ("m²" as
// "m2"). Anything not fully understood is rejected, so that no wrong value counts as right.
import { formOf } from './wordForm.ts';

const NAMES =
  'm:metre,meter km:kilometre,kilometer cm:centimetre,centimeter mm:millimetre,millimeter μm:micrometre,micrometer,micron nm:nanometre,nanometer ' +
  'kg:kilogram,kilogramme g:gram,gramme mg:milligram,milligramme s:second,sec ms:millisecond min:minute h:hour,hr d:day ' +
  'J:joule kJ:kilojoule N:newton kN:kilonewton W:watt kW:kilowatt MW:megawatt V:volt kV:kilovolt A:ampere,amp mA:milliampere,milliamp ' +
  'Ω:ohm Hz:hertz kHz:kilohertz MHz:megahertz Pa:pascal kPa:kilopascal mol:mole L:litre,liter mL:millilitre,milliliter K:kelvin ' +
  'C:coulomb T:tesla $:dollar,usd €:euro,eur £:pound,gbp ¥:yen';
/** Unit names and symbols, each with its symbol. */
const units = new Map<string, string>();
for (const entry of NAMES.split(' ')) {
  const [sign = '', names = ''] = entry.split(':');
  units.set(sign, sign);
  // formOf turns "second" into an ordinal.
  for (const name of names.split(',').filter((text) => text !== '')) units.set(name, sign).set(formOf(name), sign);
}
for (const [variant, sign] of [
  ['l', 'L'],
  ['ml', 'mL'],
  ['um', 'μm'],
] as const)
  units.set(variant, sign);

const NUMBER =
  /^(-?)(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d*[.,]\d+|\d+)(?: ?[x×*·] ?10 ?\^?(-?\d+)|[eE]\+?(-?\d+))?(?: ?\/ ?(\d+))?(?!\d)/;
/** "10^4": the same as "1 x 10^4". */
const POWER_OF_TEN = /^(-?)10 ?\^ ?(?=-?\d)/;
const LONGEST = 60;

/** The same text for all spellings of a number with its unit; null for anything else. */
export function quantityOf(typed: string): string | null {
  if (typed.length > LONGEST || !/[\d\p{L}]/u.test(typed)) return null;
  const text = tidied(typed);
  const [, minus = '', currency = '', amount = ''] = /^(-?) ?([$€£¥]) ?(\d.*)$/.exec(text) ?? [];
  const figure = (currency === '' ? text : minus + amount).replace(POWER_OF_TEN, '$11x10^');
  const [number = '', sign = '', digits = '', tens = '', exponent = '', divisor = ''] = NUMBER.exec(figure) ?? [];
  if (digits === '') return null;
  const power = tens || exponent;
  const unit = unitOf(`${figure.slice(number.length)} ${currency}`.trim());
  return unit === null ? null : `${sign}${plainNumber(digits)}${power && `e${power}`}${divisor && `/${divisor}`} ${unit}`;
}

/**
 * The same text for all spellings of a unit without a number; null for anything else. Letters alone ("A", "m s") are rejected:
 * they may be options or variables.
 */
export function unitAlone(typed: string): string | null {
  if (typed.length > LONGEST || !/^\P{N}*\p{L}/u.test(typed)) return null;
  const text = tidied(typed);
  if (/^\p{L}(?:[ ·*]+\p{L})*$/u.test(text)) return null;
  return unitOf(text);
}

/** Its value in one notation: "1500" and "1.5 × 10³" are equal. `quantity`: from `quantityOf` */
export function plainValue(quantity: string): string {
  return quantity.replace(/^(-?)(\d+)(?:\.(\d+))?(?:e(-?\d+))?/, (_, sign: string, integer: string, part = '', power = '0') => {
    const digits = integer + part;
    let [start, end] = [0, digits.length];
    while (start < end - 1 && digits[start] === '0') start += 1;
    while (end > start + 1 && digits[end - 1] === '0') end -= 1;
    return `${sign}${digits.slice(start, end)}e${Number(power) - part.length + digits.length - end}`;
  });
}

/** Unifies minus signs, writes powers with ^, and number words as digits. */
function tidied(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, (power) => `^${power.normalize('NFKC')}`)
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/µ/g, 'μ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .replace(/^(?:minus|negative) /i, '-')
    .replace(/^- /, '-')
    .replace(/^(-?)(\p{L}+)(?= |$)/u, (match, sign: string, word: string) => {
      const number = formOf(word.toLowerCase());
      return /^\d+$/.test(number) && !/^[ivx]+$/i.test(word) ? sign + number : match;
    });
}

/** "3,5" as "3.5", "1,000" as "1000", "2.50" as "2.5". */
function plainNumber(digits: string): string {
  const isGrouped = /^[1-9]\d{0,2}(?:[, ]\d{3})+(?:\.\d+)?$/.test(digits);
  const [integer = '', part = ''] = (isGrouped ? digits.replace(/[, ]/g, '') : digits.replace(',', '.')).split('.');
  let end = part.length;
  while (part[end - 1] === '0') end -= 1;
  return (integer === '' ? '0' : integer) + (end === 0 ? '' : `.${part.slice(0, end)}`);
}

const DEGREES = '(?:°|deg(?:ree)?s?)';
const ALONE: readonly [pattern: RegExp, unit: string][] = [
  [/^$/, ''],
  [/^(?:%|per ?cent|pct)$/i, '%'],
  [new RegExp(`^(?:${DEGREES} ?)?(?:celsius|centigrade)$|^${DEGREES} ?c$`, 'i'), '°C'],
  [new RegExp(`^(?:${DEGREES} ?)?fahrenheit$|^${DEGREES} ?f$`, 'i'), '°F'],
  [new RegExp(`^${DEGREES}$`, 'i'), '°'],
];

function unitOf(text: string): string | null {
  const single = ALONE.find(([pattern]) => pattern.test(text));
  if (single !== undefined) return single[1];
  const powers = new Map<string, number>();
  const [first = '', ...divisors] = text
    .replace(/^km?ph$|^kmh$/i, 'km/h')
    .replace(/^ms(?=\^?-\d)/, 'm s')
    .split(/ ?\/ ?| per | an? /);
  for (const [at, part] of [first, ...divisors].entries()) {
    const factors = part
      .replace(/\b(square|cubic) (\p{L}+)/gu, (_, word: string, name: string) => `${name}^${word === 'square' ? 2 : 3}`)
      .replace(/ squared\b/g, '^2')
      .replace(/ cubed\b/g, '^3')
      .split(/ ?[·*] ?| /);
    for (const factor of factors) {
      const [, name = '', power = '1'] = /^([^\d^-]+)\^?(-?\d)?$/.exec(factor) ?? [];
      const sign = units.get(name) ?? units.get(formOf(name.toLowerCase()));
      if (name === '' || sign === undefined) return null;
      powers.set(sign, (powers.get(sign) ?? 0) + (at === 0 ? 1 : -1) * Number(power));
    }
  }
  return [...powers]
    .map(([sign, power]) => `${sign}${power}`)
    .sort()
    .join(' ');
}
