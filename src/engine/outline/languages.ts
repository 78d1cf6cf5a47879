// What the outline and the questions must know of a language, as data: its small words, its abbreviations, and which headings
// name no topic. A language without an entry has only what all languages share.
import { deu, eng, fra, hau, ind, ita, nld, porBr, ron, rus, som, spa, swa, vie, yor } from 'stopword';
import { isGenericHeading, isSkippedHeading } from '../english/heading.ts';
import { oneOf, pattern } from '../english/pattern.ts';

const smallWords: Record<string, readonly string[]> = {
  en: eng,
  fr: [...fra, 'ex', 'où', 'dont'],
  de: deu,
  es: [
    ...spa,
    ...'ser es son está están fue fueron ha han muy sobre entre también donde cuando ya hay cada desde todo todos'.split(' '),
  ],
  pt: [...porBr, ...'é são foi está há pela pelo pelas pelos nas nos às aos'.split(' ')],
  sw: swa,
  it: ita,
  nl: nld,
  ro: ron,
  id: ind,
  vi: vie,
  ha: hau,
  yo: yor,
  so: som,
  ru: rus,
};

const sets = new Map<string, ReadonlySet<string>>();

/** The small words of a language, which carry no content; English ones where none are known. */
export function smallWordsOf(language: string | undefined): ReadonlySet<string> {
  const key = language !== undefined && language in smallWords ? language : 'en';
  const words = sets.get(key) ?? new Set(smallWords[key]);
  sets.set(key, words);
  return words;
}

/** Abbreviations whose full stop ends no sentence, without it. English ones are known to the splitter itself. */
const abbreviations: Record<string, RegExp> = {
  fr: pattern(
    String.raw`^${oneOf(String.raw`
    M | MM | Mme | Mlle | Dr | Pr | St | Ste | art | av | ap | apr | chap | cf | env | ex | fig | hab | n° | p | pp | s | vol
    J\.-C | J\.C | c\.-à-d | p\. ex | éd | tél
  `)}$`,
    'i',
  ),
  de: pattern(
    String.raw`^${oneOf(String.raw`
    Dr | Prof | Hr | Fr | St | Nr | Abb | Art | Abs | Bd | Bsp | Jh | Jhd | bzw | ca | d\.h | z\.B | u\.a | v\.a | usw | evtl
    ggf | inkl | sog | vgl | S | Str | Tab | zit | Chr | n | v | z | B | d | h | u | a | i | o | Mio | Mrd | \d{1,2}
  `)}$`,
    'i',
  ),
  es: pattern(
    String.raw`^${oneOf(String.raw`
    Sr | Sra | Srta | Dr | Dra | D | Dña | EE | UU | art | cap | cf | ej | fig | núm | pág | págs | p | pp | prof | St | a\.C
    d\.C | vol | C
  `)}$`,
    'i',
  ),
  pt: pattern(
    String.raw`^${oneOf(String.raw`
    Sr | Sra | Dr | Dra | D | EUA | art | cap | cf | ex | fig | n | nº | núm | pág | págs | p | pp | prof | Prof | St | a\.C
    d\.C | séc | vol | C
  `)}$`,
    'i',
  ),
  sw: pattern(`^${oneOf('Bw | Bi | Dkt | Dk | Prof | Mh | k.m | n.k | uk | K.K | B.K')}$`, 'i'),
};

/** Does this word, which a full stop follows, end no sentence in its language? */
export function isAbbreviation(word: string, language: string | undefined): boolean {
  return (abbreviations[language ?? ''] ?? NEVER).test(word);
}

const NEVER = /^(?!)/;

/** Headings that name no topic of their own; with the heading above them they may. */
const generic: Record<string, RegExp> = {
  en: pattern(
    `^${oneOf(String.raw`
    (?:key )?(?:advice|aims?|applications?|approach(?:es)?|basics|benefits|body|causes?|challenges?|classification|comments?
    components?|consequences?|context|costs?|criteria|data|description|details|discussion|effects?|evidence|facts|findings
    formation|functions?|goals?|history|implementation|implications?|importance|impacts?|interesting facts?|issues?|limitations?
    materials?|meaning|methods?|motivation|nature|note|notes|objectives?|origins?|parts|preliminaries|principles?|problems?
    procedures?|process|properties|purpose|questions?|reasons?|recommendations?|related terms|remarks?|remember|requirements?
    responsibilities|results?|roles?|rules?|signs|solutions?|stages|status|steps|strategies|strengths|structure|symptoms
    techniques?|terms|theory|tips|topics?|treatment|uses|variations|weaknesses)
    apparatus | attention | pros(?: and cons)? | cons | dos and don'?ts | tip | warning | important | interesting fact
    did you know\?? | think about it | case study | further reading | key points?
  `)}\\s*:?$`,
    'i',
  ),
  fr: pattern(
    `^${oneOf(String.raw`
    (?:à|a) retenir | attention | avantages?(?: et inconvénients)? | analyse | applications? | bilan | but | causes? | conclusion
    conséquences? | contexte | définitions? | description | dates? | documents? | éléments? | essentiel | l['’]essentiel
    exemples? | fonctions? | formation | généralités | historique | importance | inconvénients? | intérêts? | introduction
    limites | matériel | méthodes? | note | notions? | objectifs?.* | observations? | origines? | présentation | principes?
    problématique | propriétés | rappels? | remarques? | résultats? | résumé | rôles? | schéma | structure | synthèse | types?
    utilisations? | vocabulaire | .*mots[- ]clés | le savais-tu.* | durée.* | analogie\b.* | pièges?\b.* | chronologie | en bref
  `)}\\s*:?$`,
    'i',
  ),
  de: pattern(
    `^${oneOf(String.raw`
    allgemeines | anwendung(?:en)? | aufbau | aufgaben? | bedeutung | begriffe? | beispiele? | beschreibung | definition(?:en)?
    eigenschaften | einführung | einleitung | ergebnisse? | fazit | folgen | funktion(?:en)? | geschichte | grundlagen
    hinweise? | merkmale | merke | methoden? | nachteile | überblick | übersicht | ursachen? | verfahren | vorteile
    (?:vor- und nachteile) | wichtig | zusammenfassung | ziele? | arten | formen | beobachtung | auswertung
  `)}\\s*:?$`,
    'i',
  ),
  es: pattern(
    `^${oneOf(String.raw`
    aplicaciones | características | causas? | clasificación | conceptos?(?: clave)? | conclusi(?:ón|ones) | consecuencias?
    contexto | definici(?:ón|ones) | desventajas | ejemplos? | estructura | funci(?:ón|ones) | generalidades | historia
    importancia | introducción | métodos? | nota | objetivos? | origen | presentación | propiedades | recuerda | resultados?
    resumen | síntesis | tipos | usos | ventajas(?: y desventajas)? | vocabulario | antecedentes
  `)}\\s*:?$`,
    'i',
  ),
  pt: pattern(
    `^${oneOf(String.raw`
    aplicações | características | causas? | classificação | conceitos?(?:-chave)? | conclus(?:ão|ões) | consequências?
    contexto | definiç(?:ão|ões) | desvantagens | exemplos? | estrutura | funç(?:ão|ões) | generalidades | história
    importância | introdução | métodos? | nota | objetivos? | origem | apresentação | propriedades | resultados? | resumo
    síntese | tipos | usos | vantagens(?: e desvantagens)? | vocabulário
  `)}\\s*:?$`,
    'i',
  ),
  sw: pattern(
    `^${oneOf(String.raw`
    utangulizi | dhana | faida | hasara | hitimisho | historia | aina | sababu | matokeo | malengo | mfano | mifano | maana
    muhtasari | umuhimu | sifa | tanbihi | zingatia | faida na hasara | dibaji
  `)}\\s*:?$`,
    'i',
  ),
};

/** Headings of parts that hold nothing to ask about: exercises, exams, works, contents. */
const skipped: Record<string, RegExp> = {
  en: pattern(
    `^${oneOf(String.raw`
    (?:group |class |lab |practical )?${oneOf('activit(?:y|ies) | assignments? | challenge | exercises? | experiment | homework | investigation | practice | problems? | project | quiz | worksheet')}\b.*
    agenda | contents | critical thinking.* | (?:paper|part|section) [a-h1-9] | (?:lecture|session|course|chapter) (?:overview|outline) | outline | overview
    learning (?:goals|objectives|outcomes).* | objectives | questions?(?: \d+)? | question .* | questionnaire.* | worked examples?.*
    examples? \d.* | examples?:.* | solution.* | answers?.* | self[- ]?(?:check|test).* | thank(?:s| you).* | credits? | useful (?:links|resources?).*
    resources? | sources? | references? | see also | external links | any questions.* | end of .*
    (?:figure|fig|table|chart|image|photo|map)\.? ?\d.* | exam\b.* | test yourself.* | key (?:terms|words|vocabulary)
  `)}$`,
    'i',
  ),
  fr: pattern(
    `^${oneOf(String.raw`
    (?:je m['’]entra[iî]ne|entra[iî]nement) .* | activités?\b.* | auto-?évaluation.* | bibliographie | corrigés?\b.* | corrections?\b.*
    devoir.* | durée.* | évaluation.* | exercices?\b.* | objectifs?\b.* | question(?:s|naire)?\b.* | quiz\b.* | références
    associe.* | coche.* | complète.* | réponds?.* | relie.* | vrai ou faux.* | (?:cite|explique|place|observe) .*
    réponses?\b.* | sommaire | sources | table des matières | testez?[- ].* | vérifie.* | compétences.* | pour aller plus loin.*
    figures? \d.* | document \d.* | doc\.? \d.* | solution.* | bravo.* | mots croisés
  `)}$`,
    'i',
  ),
  de: pattern(
    `^${oneOf(String.raw`
    aufgaben?\b.* | fragen?\b.* | inhalt(?:sverzeichnis)? | lernziele? | literatur(?:verzeichnis)? | lösung(?:en)?\b.* | quellen
    quiz\b.* | test\b.* | übung(?:en)?\b.* | abbildung.* | tabelle \d.* | agenda | gliederung | weblinks | einzelnachweise
  `)}$`,
    'i',
  ),
  es: pattern(
    `^${oneOf(String.raw`
    actividades\b.* | actividad\b.* | autoevaluación.* | bibliografía | contenidos? | cuestionario.* | ejercicios?\b.* | evaluación.*
    fuentes | índice | objetivos\b.* | preguntas?\b.* | referencias | respuestas?\b.* | soluciones | tarea.* | figura \d.* | tabla \d.*
  `)}$`,
    'i',
  ),
  pt: pattern(
    `^${oneOf(String.raw`
    atividades?\b.* | autoavaliação.* | avaliação.* | bibliografia | exercícios?\b.* | fontes | índice | objetivos\b.* | perguntas?\b.*
    questões\b.* | questionário.* | referências.* | respostas?\b.* | sumário | tarefas?\b.* | figura \d.* | tabela \d.*
  `)}$`,
    'i',
  ),
  sw: pattern(
    `^${oneOf(String.raw`
    zoezi\b.* | mazoezi\b.* | maswali\b.* | swali\b.* | majibu\b.* | marejeo\b.* | yaliyomo | shughuli\b.* | jaribio\b.* | kazi ya .*
    malengo\b.* | picha \d.* | jedwali \d.*
  `)}$`,
    'i',
  ),
};

const isIn = (table: Record<string, RegExp>, text: string, language: string | undefined) =>
  (table[language ?? ''] ?? NEVER).test(text);

export const isGeneric = (heading: string, language = 'en'): boolean =>
  isIn(generic, heading, language) || (language === 'en' && isGenericHeading(heading));
export const isSkipped = (heading: string, language = 'en'): boolean =>
  isIn(skipped, heading, language) || (language === 'en' && isSkippedHeading(heading));

/** Headings and lead-ins under which the order of the points matters. */
const ordered: Record<string, RegExp> = {
  en: /\b(?:algorithm|directions|how to|instructions|life cycle|method|phases|procedure|process|protocol|sequence|stages|steps)\b/i,
  fr: /(?:^|[^\p{L}])(?:étapes|phases|procédure|processus|marche à suivre|mode opératoire|déroulement|cycle)(?![\p{L}])/iu,
  de: /(?:^|[^\p{L}])(?:schritte?|phasen|ablauf|anleitung|verfahren|vorgehen|stadien|stufen)(?![\p{L}])/iu,
  es: /(?:^|[^\p{L}])(?:pasos|etapas|fases|procedimiento|proceso|instrucciones)(?![\p{L}])/iu,
  pt: /(?:^|[^\p{L}])(?:passos|etapas|fases|procedimento|processo|instruções)(?![\p{L}])/iu,
  sw: /\b(?:hatua|mchakato|utaratibu)\b/i,
};

export const isOrdered = (heading: string, language: string | undefined): boolean => isIn(ordered, heading, language);

/** What points at a picture, at another place of the document, or at the reader: a passage of it is not whole. */
const pointing: Record<string, RegExp> = {
  en: pattern(
    String.raw`\b${oneOf(String.raw`
      as follows | ask (?:the )?students | below | (?:in|see|the) (?:diagram|figure|graph|photograph|picture|table)s?\b | fig(?:ure|\.) ?\d
      the following (?:diagram|figure|table) | shown (?:above|here) | table \d | this (?:chapter|lesson|module|section|unit)\b
      (?:we|you) will (?:discuss|learn|look|see|study)
    `)}`,
    'i',
  ),
  fr: pattern(
    oneOf(String.raw`
      ci-(?:après|contre|dessous) | fig(?:ure|\.) ?\d | tableau \d | document \d | dans ce (?:chapitre|module)
      (?:tu|vous|nous) (?:apprendr|étudier|verr)\p{L}+
    `),
    'iu',
  ),
  de: /(?:siehe (?:Abb|Tabelle)|Abb(?:ildung|\.) ?\d|Tabelle \d|in diesem Kapitel|im Folgenden)/i,
  es: /(?:a continuación|figura \d|tabla \d|en este (?:capítulo|tema)|la siguiente (?:figura|tabla))/i,
  pt: /(?:a seguir|abaixo|figura \d|tabela \d|neste (?:capítulo|tema)|a seguinte (?:figura|tabela))/i,
  sw: /(?:hapa chini|mchoro (?:na\.|namba)? ?\d|jedwali ?\d|katika sura hii|picha ifuatayo)/i,
};

export const isPointing = (text: string, language: string | undefined): boolean => isIn(pointing, text, language);

/** Words behind which a noun stands. */
const nounMarkers: Record<string, string> = {
  en: 'a an the of called by in into from through',
  fr: "le la les un une des du de l' d' au aux en",
  de: 'der die das den dem des ein eine einen einem einer',
  es: 'el la los las un una unos unas del de al',
  pt: 'o a os as um uma do da dos das no na de ao',
  sw: 'ya wa la za cha vya kwa na katika',
};

const markerSets = new Map<string, ReadonlySet<string>>();

/** Words behind which a noun stands, in a language of which they are known. */
export function nounMarkersOf(language = 'en'): ReadonlySet<string> {
  const markers = markerSets.get(language) ?? new Set((nounMarkers[language] ?? '').split(' ').filter((word) => word !== ''));
  markerSets.set(language, markers);
  return markers;
}

/** Sentences that begin so, or have such a word, lean on what stands before them. */
const leaning: Record<string, RegExp> = {
  fr: pattern(
    String.raw`(?<![\p{L}-])${oneOf(String.raw`
      ainsi | alors | aussi | ce | cela | celle | celles | celui | cependant | ces | cet | cette | ceux | ceci | donc | elle | elles
      en effet | enfin | ensuite | il | ils | leur | leurs | on | pourtant | puis | sa | ses | son | tu | vous | nous | je | y
    `)}(?![\p{L}-])|^${oneOf('de plus | et | mais | ou')}(?!\p{L})`,
    'iu',
  ),
  de: pattern(
    String.raw`(?<!\p{L})${oneOf(String.raw`
      auch | dabei | dadurch | daher | damit | danach | dann | darin | deshalb | deren | dessen | dies\p{L}* | dort | du | er | ich
      ihr\p{L}* | jen\p{L}* | sein\p{L}* | sie | solch\p{L}* | wir
    `)}(?!\p{L})|^${oneOf('aber | doch | es | oder | und')}(?!\p{L})`,
    'iu',
  ),
  es: pattern(
    String.raw`(?<!\p{L})${oneOf(String.raw`
      además | aquel\p{L}* | así | ella | ellas | ellos | entonces | es[aeo]s? | est[aeo]s? | estos | él | luego | también | su | sus
      tal | tales
    `)}(?!\p{L})|^${oneOf('e | o | pero | por eso | y')}(?!\p{L})`,
    'iu',
  ),
  pt: pattern(
    String.raw`(?<!\p{L})${oneOf(String.raw`
      aquel\p{L}* | assim | além disso | el[ae]s? | então | ess[ae]s? | est[ae]s? | isso | isto | seus? | suas? | também | tal | tais
    `)}(?!\p{L})|^${oneOf('e | mas | ou | por isso')}(?!\p{L})`,
    'iu',
  ),
  sw: pattern(
    String.raw`(?<!\p{L})${oneOf(String.raw`
      hao | hawa | haya | hicho | hii | hilo | hivyo | hiyo | hizi | hizo | huo | huyu | huyo | pia | wao | yake | yao | yeye | wake
      zake
    `)}(?!\p{L})|^${oneOf('basi | kisha | lakini | na')}(?!\p{L})`,
    'iu',
  ),
};

export const isLeaning = (sentence: string, language: string | undefined): boolean => isIn(leaning, sentence, language);
