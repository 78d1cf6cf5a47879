// The words of questions, in each language that a strict reader of it has read. Other languages take English ones.

import { hasMainClause } from '../english/clause.ts';
import { sharedTagger } from '../english/tagger.ts';
import { wordCount } from '../outline/sentences.ts';

/** Ways to ask that are worth the same: a quiz takes them by turns. */
type Equal<Wording> = readonly [Wording, ...Wording[]];

/** Headings, titles and lines come quoted as the language does it; terms and sentences come bare. */
export type Wordings = {
  quoted: (text: string) => string;
  /** a wrong option, before the reason why it is wrong */
  wrong: (option: string) => string;
  leadIn: (line: string, count: number) => string;
  steps: (heading: string) => string;
  section: (heading: string) => string;
  /** on a section that is mostly points */
  points: (heading: string) => string;
  /** on the first lines of a long section */
  start: (heading: string) => string;
  definition: (term: string) => string;
  story: (title: string) => string;
  first: (heading: string) => string;
  next: (heading: string, step: string) => string;
  earliest: (heading: string) => string;
  /** a sentence with a gap, by what is missing */
  gap: { name: (sentence: string) => string; year: (sentence: string) => string };
  /** on a pair of a list of terms: its term among others, its meaning among others, and its term in writing, each in equal ways */
  termOf: Equal<(meaning: string) => string>;
  meaningOf: Equal<(term: string) => string>;
  typed: Equal<(meaning: string) => string>;
  /** a heading under which the one above it is defined */
  definitionHeading: RegExp;
};

/** What stands inside quotation marks has single ones of its own. */
const inQuotes = (text: string) => text.replace(/(?:[“„«»]\s*|(?<=^|[\s(])")(?=[\p{L}\p{N}])/gu, '‘').replace(/\s*[”»"]/g, '’');

const en: Wordings = {
  quoted: (text) => `“${text.replace(/[“"](?=[\p{L}\p{N}])/gu, '‘').replace(/[”"]/g, '’')}”`,
  wrong: (option) => `Not “${option}”: `,
  leadIn: (line, count) => `Complete the list from memory (${count} points): ${line}`,
  steps: (heading) => `From memory: give the steps under ${heading} in order.`,
  section: (heading) => `Explain ${heading} in your own words.`,
  points: (heading) => `Give the main points on ${heading}.`,
  start: (heading) => `What does the section ${heading} explain first? Answer in your own words.`,
  definition: (term) => `What is ${term}?`,
  story: (title) => `Tell the story ${title} from beginning to end: who is in it, what happens, and how it ends.`,
  first: (heading) => `Which of these comes first in ${heading}?`,
  next: (heading, step) => `In ${heading}, what comes right after ${step}?`,
  earliest: (heading) => `Which of these, from ${heading}, came first?`,
  gap: {
    name: (sentence) => `Which name is missing? “${sentence}”`,
    year: (sentence) => `Which year is missing? “${sentence}”`,
  },
  termOf: [
    (meaning) => `Which term matches this description: “${inQuotes(meaning)}”?`,
    (meaning) => `Which term means “${inQuotes(meaning)}”?`,
  ],
  meaningOf: [(term) => `What does the term “${term}” mean?`, (term) => `What is meant by “${term}”?`],
  typed: [
    (meaning) => `Which term is meant? Write it: “${inQuotes(meaning)}”`,
    (meaning) => `Write the term for this: “${inQuotes(meaning)}”`,
  ],
  definitionHeading:
    /^(?:(?:concept|definitions?|meaning)(?: (?:and|of) (?:concept|definition|meaning))?|what (?:is|are) (?:it|this|they)\??)$/i,
};

const fr: Wordings = {
  quoted: (text) => `« ${text.replace(/\s*[«»]\s*/g, '"').trim()} »`,
  wrong: (option) => `Pas « ${option} » : `,
  leadIn: (line, count) => `Complétez la liste de mémoire (${count} points) : ${line}`,
  steps: (heading) => `De mémoire : donnez dans l’ordre les étapes sous ${heading}.`,
  section: (heading) => `Expliquez ${heading} avec vos propres mots.`,
  points: (heading) => `Donnez les points principaux sur ${heading}.`,
  start: (heading) => `Que dit le début de la partie ${heading} ? Répondez avec vos propres mots.`,
  definition: (term) => `Comment le document définit-il « ${term} » ?`,
  story: (title) =>
    `Racontez l’histoire ${title} du début à la fin : les personnages, ce qui se passe, et comment elle se termine.`,
  first: (heading) => `Laquelle de ces étapes vient en premier dans ${heading} ?`,
  next: (heading, step) => `Dans ${heading}, qu’est-ce qui vient juste après ${step} ?`,
  earliest: (heading) => `D’après ${heading}, lequel de ces événements a eu lieu en premier ?`,
  gap: {
    name: (sentence) => `Quel nom manque-t-il ? « ${sentence} »`,
    year: (sentence) => `Quelle année manque-t-il ? « ${sentence} »`,
  },
  termOf: [(meaning) => `Quel terme correspond à cette description : « ${inQuotes(meaning)} » ?`],
  meaningOf: [(term) => `Que signifie le terme « ${term} » ?`],
  typed: [(meaning) => `De quel terme s’agit-il ? Écrivez-le : « ${inQuotes(meaning)} »`],
  definitionHeading: /^définitions?$/i,
};

const de: Wordings = {
  quoted: (text) => `„${text.replace(/[„“”"]/g, '‚')}“`,
  wrong: (option) => `Nicht „${option}“: `,
  leadIn: (line, count) => `Ergänzen Sie die Liste aus dem Gedächtnis (${count} Punkte): ${line}`,
  steps: (heading) => `Nennen Sie aus dem Gedächtnis die Schritte unter ${heading} in der richtigen Reihenfolge.`,
  section: (heading) => `Erklären Sie ${heading} mit eigenen Worten.`,
  points: (heading) => `Nennen Sie die wichtigsten Punkte zu ${heading}.`,
  start: (heading) => `Was erklärt der Abschnitt ${heading} zuerst? Antworten Sie mit eigenen Worten.`,
  definition: (term) => `Was versteht man unter „${term}“?`,
  story: (title) => `Erzählen Sie die Geschichte ${title} von Anfang bis Ende: wer vorkommt, was geschieht und wie sie ausgeht.`,
  first: (heading) => `Was kommt bei ${heading} zuerst?`,
  next: (heading, step) => `Was folgt bei ${heading} unmittelbar auf ${step}?`,
  earliest: (heading) => `Was davon geschah laut ${heading} zuerst?`,
  gap: {
    name: (sentence) => `Welcher Name fehlt? „${sentence}“`,
    year: (sentence) => `Welche Jahreszahl fehlt? „${sentence}“`,
  },
  termOf: [(meaning) => `Welcher Begriff passt zu dieser Beschreibung: „${inQuotes(meaning)}“?`],
  meaningOf: [(term) => `Was bedeutet der Begriff „${term}“?`],
  typed: [(meaning) => `Welcher Begriff ist gemeint? Schreiben Sie ihn: „${inQuotes(meaning)}“`],
  definitionHeading: /^(?:definition|begriff)$/i,
};

const es: Wordings = {
  quoted: (text) => `«${text.replace(/[«»]/g, '"')}»`,
  wrong: (option) => `No es «${option}»: `,
  leadIn: (line, count) => `Complete la lista de memoria (${count} puntos): ${line}`,
  steps: (heading) => `De memoria: indique en orden los pasos que figuran bajo ${heading}.`,
  section: (heading) => `Explique ${heading} con sus propias palabras.`,
  points: (heading) => `Indique los puntos principales sobre ${heading}.`,
  start: (heading) => `¿Qué explica primero el apartado ${heading}? Responda con sus propias palabras.`,
  definition: (term) => `¿Cómo define el documento «${term}»?`,
  story: (title) => `Cuente la historia ${title} de principio a fin: quiénes aparecen, qué sucede y cómo termina.`,
  first: (heading) => `¿Qué va primero en ${heading}?`,
  next: (heading, step) => `En ${heading}, ¿qué viene justo después de ${step}?`,
  earliest: (heading) => `Según ${heading}, ¿qué ocurrió primero?`,
  gap: {
    name: (sentence) => `¿Qué nombre falta? «${sentence}»`,
    year: (sentence) => `¿Qué año falta? «${sentence}»`,
  },
  termOf: [(meaning) => `¿Qué término corresponde a esta descripción: «${inQuotes(meaning)}»?`],
  meaningOf: [(term) => `¿Qué significa el término «${term}»?`],
  typed: [(meaning) => `¿De qué término se trata? Escríbalo: «${inQuotes(meaning)}»`],
  definitionHeading: /^definici(?:ón|ones)$/i,
};

const pt: Wordings = {
  quoted: en.quoted,
  wrong: (option) => `Não é “${option}”: `,
  leadIn: (line, count) => `Complete a lista de memória (${count} pontos): ${line}`,
  steps: (heading) => `De memória: indique pela ordem os passos apresentados em ${heading}.`,
  section: (heading) => `Explique ${heading} por palavras suas.`,
  points: (heading) => `Indique os pontos principais sobre ${heading}.`,
  start: (heading) => `O que explica primeiro a parte ${heading}? Responda por palavras suas.`,
  definition: (term) => `Como o documento define “${term}”?`,
  story: (title) => `Conte a história ${title} do princípio ao fim: quem aparece, o que acontece e como termina.`,
  first: (heading) => `O que vem primeiro em ${heading}?`,
  next: (heading, step) => `Em ${heading}, o que vem logo depois de ${step}?`,
  earliest: (heading) => `Segundo ${heading}, o que aconteceu primeiro?`,
  gap: {
    name: (sentence) => `Que nome falta? “${sentence}”`,
    year: (sentence) => `Que ano falta? “${sentence}”`,
  },
  termOf: [(meaning) => `Que termo corresponde a esta descrição: “${inQuotes(meaning)}”?`],
  meaningOf: [(term) => `O que significa o termo “${term}”?`],
  typed: [(meaning) => `De que termo se trata? Escreva-o: “${inQuotes(meaning)}”`],
  definitionHeading: /^definiç(?:ão|ões)$/i,
};

const sw: Wordings = {
  quoted: en.quoted,
  wrong: (option) => `Si “${option}”: `,
  leadIn: (line, count) => `Kamilisha orodha hii bila kutazama somo (mambo ${count}): ${line}`,
  steps: (heading) => `Bila kutazama somo, taja kwa mpangilio hatua zilizotolewa chini ya ${heading}.`,
  section: (heading) => `Eleza ${heading} kwa maneno yako mwenyewe.`,
  points: (heading) => `Taja mambo makuu kuhusu ${heading}.`,
  start: (heading) => `Sehemu ${heading} inaeleza nini kwanza? Jibu kwa maneno yako mwenyewe.`,
  definition: (term) => `Eleza maana ya “${term}” kama ilivyotolewa katika somo.`,
  story: (title) => `Simulia hadithi ${title} tangu mwanzo hadi mwisho: wahusika, matukio, na jinsi inavyoisha.`,
  first: (heading) => `Katika ${heading}, ni lipi linalotangulia?`,
  next: (heading, step) => `Katika ${heading}, ni nini kinachofuata mara baada ya ${step}?`,
  earliest: (heading) => `Kulingana na ${heading}, ni lipi lililotokea kwanza?`,
  gap: {
    name: (sentence) => `Ni jina gani linalokosekana? “${sentence}”`,
    year: (sentence) => `Ni mwaka gani unaokosekana? “${sentence}”`,
  },
  termOf: [(meaning) => `Ni neno lipi linalolingana na maelezo haya: “${inQuotes(meaning)}”?`],
  meaningOf: [(term) => `Neno “${term}” lina maana gani?`],
  typed: [(meaning) => `Ni neno lipi? Liandike: “${inQuotes(meaning)}”`],
  definitionHeading: /^(?:maana|fasili)$/i,
};

const catalogue: Record<string, Wordings> = { en, fr, de, es, pt, sw };

/** Has a strict reader of this language read its wordings? */
export function hasWordings(language: string | undefined): boolean {
  return (language ?? 'en') in catalogue;
}

/** The wordings for a document in this language. */
export function wordingsOf(language: string | undefined): Wordings {
  return catalogue[language ?? 'en'] ?? en;
}

/** "Explain how …": a heading that is a task. */
const TASK = /^(?:describe|discuss|explain|outline) .{20,}[\p{L})]$/iu;

/** "What is renewable energy": a question that lost its mark. */
const QUESTION = /^(?:what|why|how|which|who|when|where) (?:are|can|did|do|does|is|should|was|were) [^?]{6,}$/i;

const FEWEST_WORDS_OF_STATEMENT = 5;

/** "Wages are sticky downward in the short run": a heading that says something. */
const isStatement = (label: string) =>
  wordCount(label) >= FEWEST_WORDS_OF_STATEMENT &&
  wordCount(label) < 2 * (label.match(/(?<=\s)\p{Ll}/gu)?.length ?? 0) &&
  hasMainClause(sharedTagger()(`${label}.`));

/** The question on what stands under a heading, `isList`: mostly points; a heading that is a question or a task is asked as it stands. */
export function questionOnHeading(label: string, language: string | undefined, isList = false): string {
  const { quoted, section, points, definition, definitionHeading } = wordingsOf(language);
  const [parent = '', child] = label.split(': ');
  if (child === undefined && /^[^?]{12,}\?$/.test(label)) return label;
  if (child === undefined && QUESTION.test(label)) return `${label}?`;
  if (child === undefined && TASK.test(label)) return `${label}.`;
  if (definitionHeading.test(child ?? '')) return definition(parent);
  if ((language ?? 'en') === 'en' && isStatement(label))
    return isList
      ? `Give the points that explain this: ${quoted(label)}`
      : `Explain this statement in your own words: ${quoted(label)}`;
  return (isList ? points : section)(quoted(label.replace(/\?$/, '')));
}
