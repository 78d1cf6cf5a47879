// Word lists for marking in other languages than English: function words, numbers, units and plurals. A language without a row
// is compared word by word.

/** All words are folded (`fold`): without accents and capitals. */
export type LanguageWords = {
  /** articles and function words, which do not change an answer */
  small: ReadonlySet<string>;
  /** with one of these that the key lacks, an answer says something else, or two things */
  denials: ReadonlySet<string>;
  /** generic nouns that may accompany an answer: "le processus de photosynthèse" */
  frames: ReadonlySet<string>;
  and: ReadonlySet<string>;
  numbers: ReadonlyMap<string, number>;
  /** a question about a person, whose last name is enough */
  who: RegExp;
  singular: (word: string) => string;
};

/** Unit names and symbols of all languages. */
const UNITS =
  'm:metre,metro,meter,mita km:kilometre,kilometro,kilometer,quilometro,kilomita cm:centimetre,centimetro,zentimeter mm:millimetre,milimetro,millimeter ' +
  'kg:kilogramme,kilogramo,kilogramm,quilograma,kilo,kilogramu g:gramme,gramo,gramm,grama,gramu l:litre,litro,liter,lita s:seconde,segundo,sekunde,sekundi ' +
  'h:heure,hora,stunde,saa min:minute,minuto,dakika mol:mole,mol j:joule,julio v:volt,voltio w:watt,vatio c:celsius f:fahrenheit';
const units = new Map(
  UNITS.split(' ').flatMap((entry) => {
    const [sign = '', names = ''] = entry.split(':');
    return names.split(',').map((name): [string, string] => [name, sign]);
  }),
);
const PERCENT =
  /\b(?:pour ?cents?|por ?ciento|por ?cento|prozent|asilimia|pourcentage|porcentaje|por?centagem|percentagem|prozentsatz)\b/g;
const DEGREES = /\b(?:degres?|grados?|graus?|grad|nyuzi)\b|°/g;
const ELIDED = /(^|[^\p{L}])(?:[ldjnscmt]|qu|lorsqu|puisqu|jusqu)'(?=\p{L})/gu;

const setOf = (words: string) => new Set(words.split(' '));
/** Numbers from 0, tens from 20, then 100 and 1,000. */
function numbersOf(oneWords: string, tens: string, large: string): Map<string, number> {
  const [hundred = '', thousand = ''] = large.split(' ');
  return new Map<string, number>([
    ...oneWords.split(' ').map((word, at): [string, number] => [word, at]),
    ...tens.split(' ').map((word, at): [string, number] => [word, 20 + 10 * at]),
    [hundred, 100],
    [thousand, 1000],
  ]);
}

const LANGUAGES: Readonly<Record<string, LanguageWords>> = {
  fr: {
    small: setOf(
      'le la les un une des du de au aux en a dans par pour sur avec est sont c ce cet cette son sa ses qui que se il elle l d',
    ),
    denials: setOf('pas non ne ni ou jamais sans sauf seulement contre aucun aucune plutot'),
    frames: setOf('processus methode technique concept terme phenomene ville pays etat fleuve annee systeme'),
    and: setOf('et'),
    numbers: numbersOf(
      'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
      'vingt trente quarante cinquante soixante',
      'cent mille',
    ),
    who: /\bqui\b|\bquel(?:le)? (?:auteur|autrice|ecrivain|poete|savant|scientifique|roi|reine|president|philosophe|general|peintre)\b/,
    singular: (word) => word.replace(/e?aux?$/, 'al').replace(/[sx]$/, ''),
  },
  es: {
    small: setOf('el la los las lo un una unos unas de del al a en por para con sobre es son fue y que se su sus este esta'),
    denials: setOf('no ni o u nunca sin salvo solo contra ningun ninguna excepto sino'),
    frames: setOf('proceso metodo tecnica concepto termino fenomeno ciudad pais estado rio ano sistema'),
    and: setOf('y e'),
    numbers: numbersOf(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
      'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
      'cien mil',
    ),
    who: /\bquien(?:es)?\b|\bque (?:autora?|escritora?|poeta|cientific[oa]|rey|reina|president[ea]|filosof[oa]|general|pintora?)\b/,
    singular: (word) => word.replace(/s$/, '').replace(/e$/, '').replace(/z$/, 'c'),
  },
  pt: {
    small: setOf(
      'o a os as um uma uns umas de do da dos das ao aos em no na nos nas por para com sobre e que se seu sua este esta sao foi',
    ),
    denials: setOf('nao nem ou nunca sem salvo so apenas contra nenhum nenhuma exceto'),
    frames: setOf('processo metodo tecnica conceito termo fenomeno cidade pais estado rio ano sistema'),
    and: setOf('e'),
    numbers: numbersOf(
      'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
      'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
      'cem mil',
    ),
    who: /\bquem\b|\bque (?:autora?|escritora?|poeta|cientista|rei|rainha|presidente|filosofo|general|pintora?)\b/,
    singular: (word) =>
      word
        .replace(/[oa]es$|aos$/, 'ao')
        .replace(/([aeou])is$/, '$1l')
        .replace(/ns$/, 'm')
        .replace(/s$/, '')
        .replace(/e$/, ''),
  },
  de: {
    small: setOf(
      'der die das den dem des ein eine einen einem einer eines im in am an auf bei von vom zu zum zur mit fur ist sind es war',
    ),
    denials: setOf('nicht kein keine keinen nie oder ohne nur ausser weder noch gegen sondern'),
    frames: setOf('prozess verfahren methode begriff phanomen stadt land staat fluss jahr system'),
    and: setOf('und'),
    numbers: numbersOf(
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
      'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
      'hundert tausend',
    ),
    who: /\bwe(?:r|n|m|ssen)\b|\bwelche[rs]? (?:autor|schriftsteller|dichter|forscher|konig|prasident|philosoph|general|maler)(?:in)?\b/,
    singular: (word) => (word.length > 4 ? word.replace(/(?:en|er|es|em|e|n|s)$/, '') : word),
  },
  sw: {
    small: setOf('ni na ya wa za la cha vya kwa katika ndani hiyo hii huyo'),
    denials: setOf('si sio siyo hapana au bila isipokuwa tu kamwe'),
    frames: setOf('mchakato njia dhana neno mji nchi mto mwaka mfumo'),
    and: setOf('na'),
    numbers: numbersOf(
      'sifuri moja mbili tatu nne tano sita saba nane tisa kumi',
      'ishirini thelathini arobaini hamsini sitini sabini themanini tisini',
      'mia elfu',
    ),
    who: /\bnani\b/,
    singular: (word) => word,
  },
};

/** The languages that have word lists here. */
export const languageTags: readonly string[] = Object.keys(LANGUAGES);

const NONE = new Set<string>();
const UNKNOWN: LanguageWords = {
  ...{ small: NONE, denials: NONE, frames: NONE, and: NONE, numbers: new Map<string, number>() },
  who: /^(?!)/,
  singular: (word) => word,
};

/**
 * The word lists of a language.
 * @param tag BCP 47
 */
export function languageWords(tag: string): LanguageWords {
  return LANGUAGES[tag.toLowerCase().split('-')[0] ?? ''] ?? UNKNOWN;
}

/** Removes case, accents, invisible characters and elided articles, and unifies quotes, dashes and numbers. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(\d)[. ](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(PERCENT, '%')
    .replace(DEGREES, ' ');
}

const SHORTEST_INFLECTED = 4;

/** The words of a text with numbers and units unified. Function words stay. */
export function formsIn(text: string, { singular, numbers, and, ...sets }: LanguageWords): string[] {
  const isKnown = (word: string) =>
    word.length < SHORTEST_INFLECTED || [and, sets.small, sets.denials, sets.frames].some((set) => set.has(word));
  const folded = fold(text).replace(ELIDED, '$1');
  // A hyphen after a letter or digit is not a minus: "covid-19".
  const words = [...folded.matchAll(/%|-?\d+(?:\.\d+)?|\p{L}[\p{L}\d]*/gu)].map(({ 0: word, index }) =>
    word.startsWith('-') && /[\p{L}\d]/u.test(folded[index - 1] ?? '') ? word.slice(1) : word,
  );
  const forms: string[] = [];
  let number: number | null = null;
  for (const word of words) {
    const single = isKnown(word) ? word : singular(word);
    // “un” is an article. It is a number only after another one: “vingt et un”.
    const value: number | undefined =
      sets.small.has(word) && number === null ? undefined : (numbers.get(word) ?? numbers.get(single));
    const sum: number | null = value === undefined || number === null ? null : joinedNumber(number, value);
    if (sum !== null) {
      while (and.has(forms.at(-1) ?? '')) forms.pop();
      forms.pop();
    }
    if (value === undefined) {
      forms.push(units.get(word) ?? units.get(single) ?? single);
      // "vingt et un" is one number.
      if (!and.has(word)) number = null;
    } else {
      number = sum ?? value;
      forms.push(String(number));
    }
  }
  return forms;
}

/** Joins two number words, such as "quatre" and "vingt"; null if they are two numbers. */
function joinedNumber(previous: number, next: number): number | null {
  if (previous === 4 && next === 20) return 80;
  if (next >= 100 && previous < next) return previous * next;
  if (previous >= 100 && next < 100) return previous + next;
  const isRound = previous >= 20 && previous < 100 && previous % 10 === 0;
  return isRound && next > 0 && next < (previous === 60 || previous === 80 ? 20 : 10) ? previous + next : null;
}
