// Lists the words of questions in each language whose wordings a strict reader has checked. Other languages use English ones.

/** Equivalent wordings, which a quiz uses in turn. */
type Equal<Wording> = readonly [Wording, ...Wording[]];

/** Headings, titles and lines are passed in quotation marks of the language; terms and sentences without. */
export type Wordings = {
  quoted: (text: string) => string;
  /** a wrong option, before the reason why it is wrong */
  wrong: (option: string) => string;
  section: (heading: string) => string;
  /** on a section that is mostly points */
  points: (heading: string) => string;
  /** on the first lines of a long section */
  story: (title: string) => string;
  /** a sentence with a gap for a year */
  year: (sentence: string) => string;
  /** on a pair of a list of terms: its term among others, its meaning among others, and its term in writing, each in equal ways */
  termOf: Equal<(meaning: string) => string>;
  meaningOf: Equal<(term: string) => string>;
  typed: Equal<(meaning: string) => string>;
};

/** A text for use inside quotation marks: its own become single ones. */
const inQuotes = (text: string) => text.replace(/(?:[“„«»]\s*|(?<=^|[\s(])")(?=[\p{L}\p{N}])/gu, '‘').replace(/\s*[”»"]/g, '’');

const en: Wordings = {
  quoted: (text) => `“${text.replace(/[“"](?=[\p{L}\p{N}])/gu, '‘').replace(/[”"]/g, '’')}”`,
  wrong: (option) => `Not “${option}”: `,
  section: (heading) => `Explain ${heading} in your own words.`,
  points: (heading) => `Give the main points on ${heading}.`,
  story: (title) => `Tell the story ${title} from beginning to end: who is in it, what happens, and how it ends.`,
  year: (sentence) => `Which year is missing? “${sentence}”`,
  termOf: [
    (meaning) => `Which term matches this description: “${inQuotes(meaning)}”?`,
    (meaning) => `Which term means “${inQuotes(meaning)}”?`,
  ],
  meaningOf: [(term) => `What does the term “${term}” mean?`, (term) => `What is meant by “${term}”?`],
  typed: [
    (meaning) => `Which term is meant? Write it: “${inQuotes(meaning)}”`,
    (meaning) => `Write the term for this: “${inQuotes(meaning)}”`,
  ],
};

const fr: Wordings = {
  quoted: (text) => `« ${text.replace(/\s*[«»]\s*/g, '"').trim()} »`,
  wrong: (option) => `Pas « ${option} » : `,
  section: (heading) => `Expliquez ${heading} avec vos propres mots.`,
  points: (heading) => `Donnez les points principaux sur ${heading}.`,
  story: (title) =>
    `Racontez l’histoire ${title} du début à la fin : les personnages, ce qui se passe, et comment elle se termine.`,
  year: (sentence) => `Quelle année manque-t-il ? « ${sentence} »`,
  termOf: [(meaning) => `Quel terme correspond à cette description : « ${inQuotes(meaning)} » ?`],
  meaningOf: [(term) => `Que signifie le terme « ${term} » ?`],
  typed: [(meaning) => `De quel terme s’agit-il ? Écrivez-le : « ${inQuotes(meaning)} »`],
};

const de: Wordings = {
  quoted: (text) => `„${text.replace(/[„“”"]/g, '‚')}“`,
  wrong: (option) => `Nicht „${option}“: `,
  section: (heading) => `Erklären Sie ${heading} mit eigenen Worten.`,
  points: (heading) => `Nennen Sie die wichtigsten Punkte zu ${heading}.`,
  story: (title) => `Erzählen Sie die Geschichte ${title} von Anfang bis Ende: wer vorkommt, was geschieht und wie sie ausgeht.`,
  year: (sentence) => `Welche Jahreszahl fehlt? „${sentence}“`,
  termOf: [(meaning) => `Welcher Begriff passt zu dieser Beschreibung: „${inQuotes(meaning)}“?`],
  meaningOf: [(term) => `Was bedeutet der Begriff „${term}“?`],
  typed: [(meaning) => `Welcher Begriff ist gemeint? Schreiben Sie ihn: „${inQuotes(meaning)}“`],
};

const es: Wordings = {
  quoted: (text) => `«${text.replace(/[«»]/g, '"')}»`,
  wrong: (option) => `No es «${option}»: `,
  section: (heading) => `Explique ${heading} con sus propias palabras.`,
  points: (heading) => `Indique los puntos principales sobre ${heading}.`,
  story: (title) => `Cuente la historia ${title} de principio a fin: quiénes aparecen, qué sucede y cómo termina.`,
  year: (sentence) => `¿Qué año falta? «${sentence}»`,
  termOf: [(meaning) => `¿Qué término corresponde a esta descripción: «${inQuotes(meaning)}»?`],
  meaningOf: [(term) => `¿Qué significa el término «${term}»?`],
  typed: [(meaning) => `¿De qué término se trata? Escríbalo: «${inQuotes(meaning)}»`],
};

const pt: Wordings = {
  quoted: en.quoted,
  wrong: (option) => `Não é “${option}”: `,
  section: (heading) => `Explique ${heading} por palavras suas.`,
  points: (heading) => `Indique os pontos principais sobre ${heading}.`,
  story: (title) => `Conte a história ${title} do princípio ao fim: quem aparece, o que acontece e como termina.`,
  year: (sentence) => `Que ano falta? “${sentence}”`,
  termOf: [(meaning) => `Que termo corresponde a esta descrição: “${inQuotes(meaning)}”?`],
  meaningOf: [(term) => `O que significa o termo “${term}”?`],
  typed: [(meaning) => `De que termo se trata? Escreva-o: “${inQuotes(meaning)}”`],
};

const sw: Wordings = {
  quoted: en.quoted,
  wrong: (option) => `Si “${option}”: `,
  section: (heading) => `Eleza ${heading} kwa maneno yako mwenyewe.`,
  points: (heading) => `Taja mambo makuu kuhusu ${heading}.`,
  story: (title) => `Simulia hadithi ${title} tangu mwanzo hadi mwisho: wahusika, matukio, na jinsi inavyoisha.`,
  year: (sentence) => `Ni mwaka gani unaokosekana? “${sentence}”`,
  termOf: [(meaning) => `Ni neno lipi linalolingana na maelezo haya: “${inQuotes(meaning)}”?`],
  meaningOf: [(term) => `Neno “${term}” lina maana gani?`],
  typed: [(meaning) => `Ni neno lipi? Liandike: “${inQuotes(meaning)}”`],
};

const catalogue: Record<string, Wordings> = { en, fr, de, es, pt, sw };

/** Has a strict reader of this language read its wordings? */
export function hasWordings(language: string | undefined): boolean {
  return (language ?? 'en') in catalogue;
}

export function wordingsOf(language: string | undefined): Wordings {
  return catalogue[language ?? 'en'] ?? en;
}

/** "What is renewable energy": a question that lost its mark. */
const QUESTION = /^(?:what|why|how|which|who|when|where) (?:are|can|did|do|does|is|should|was|were) [^?]{6,}$/i;

/** The question on the text under a heading. `isList`: the text is mostly points. A heading that is a question stays as it is. */
export function questionOnHeading(label: string, language: string | undefined, isList = false): string {
  const { quoted, section, points } = wordingsOf(language);
  const isSingle = !label.includes(': ');
  if (isSingle && /^[^?]{12,}\?$/.test(label)) return label;
  if (isSingle && QUESTION.test(label)) return `${label}?`;
  return (isList ? points : section)(quoted(label.replace(/\?$/, '')));
}
