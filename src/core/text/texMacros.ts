// Defines commands that students use and MathJax lacks: `\bm`, and siunitx with its common units. Page and Word export share
// them.

const units = {
  ...{ metre: 'm', meter: 'm', second: 's', minute: 'min', hour: 'h', gram: 'g', kilogram: 'kg', litre: 'L', liter: 'L' },
  ...{ newton: 'N', joule: 'J', watt: 'W', pascal: 'Pa', hertz: 'Hz', kelvin: 'K', celsius: '°C', mole: 'mol', ampere: 'A' },
  ...{ volt: 'V', ohm: 'Ω', coulomb: 'C', farad: 'F', tesla: 'T', percent: '%' },
  ...{ kilo: 'k', mega: 'M', giga: 'G', centi: 'c', milli: 'm', micro: 'μ', nano: 'n', per: '/' },
  ...{ squared: '^2', cubed: '^3' },
};

/** Each command and its definition, with the number of its arguments if it has any, in MathJax's form. */
export const texMacros: Record<string, string | [tex: string, count: number]> = {
  ...Object.fromEntries(
    Object.entries(units).map(([name, sign]) => [name, sign.startsWith('^') ? sign : `\\text{${sign.replace('%', '\\%')}}`]),
  ),
  bm: ['\\boldsymbol{#1}', 1],
  SI: ['{#1}\\,\\mathrm{#2}', 2],
  qty: ['{#1}\\,\\mathrm{#2}', 2],
  si: ['\\mathrm{#1}', 1],
  unit: ['\\mathrm{#1}', 1],
  num: ['{#1}', 1],
};
