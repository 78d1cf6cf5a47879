// Lists what the outline and the questions need to know of each language: small words, abbreviations, and headings that
// name no topic. A language without an entry has only what all languages share.
import { deu, fra, hau, ind, ita, nld, porBr, ron, rus, som, spa, swa, vie, yor } from 'stopword';
import { isGenericHeading, isSkippedHeading } from '../english/heading.ts';
import { anyOf, oneOf, regex, setOf, wholeOf, wordList } from '../english/pattern.ts';
import { functionWords } from '../english/words.ts';

const smallWords: Record<string, ReadonlySet<string>> = {
  en: functionWords,
  fr: new Set([...fra, 'ex', 'où', 'dont']),
  es: new Set([
    ...spa,
    ...wordList`ser es son está están fue fueron ha han muy sobre entre también donde cuando ya hay cada desde todo todos`,
  ]),
  pt: new Set([...porBr, ...wordList`é são foi está há pela pelo pelas pelos nas nos às aos`]),
  ...Object.fromEntries(
    Object.entries({ de: deu, sw: swa, it: ita, nl: nld, ro: ron, id: ind, vi: vie, ha: hau, yo: yor, so: som, ru: rus }).map(
      ([language, words]) => [language, new Set(words)],
    ),
  ),
};

/** Whether a document is in English, or in a language that could not be told. */
export const isEnglish = ({ language }: { language?: string }): boolean => (language ?? 'en') === 'en';

/** The small words of a language, which carry no content; English ones where none are known. */
export const smallWordsOf = (language = 'en'): ReadonlySet<string> => smallWords[language] ?? functionWords;

/** "l’eau", "d’enzymes" as words by themselves. */
export function withoutElisions(text: string): string {
  return text.replace(/(?<!\p{L})(?:qu|[cdjlmnst])['’](?=\p{L})/giu, '');
}

/** Whether a text has as many small words of this language as of any other. Finds short texts in another language. */
export function seemsOfLanguage(text: string, language = 'en'): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (name: string) => words.filter((word) => smallWordsOf(name).has(word)).length;
  const mostElsewhere = countIn(language) + 1;
  return !(language in smallWords) || Object.keys(smallWords).every((name) => countIn(name) <= mostElsewhere);
}

/** Abbreviations whose full stop ends no sentence. English ones are in english/sentence.ts. */
const abbreviations: Record<string, RegExp> = {
  fr: wholeOf('i')`
    M | MM | Mme | Mlle | Dr | Pr | St | Ste | art | av | ap | apr | chap | cf | env | ex | fig | hab | n° | p | pp | s | vol
    J\.-C | J\.C | c\.-à-d | p\. ex | éd | tél
  `,
  de: wholeOf('i')`
    Dr | Prof | Hr | Fr | St | Nr | Abb | Art | Abs | Bd | Bsp | Jh | Jhd | bzw | ca | d\.h | z\.B | u\.a | v\.a | usw | evtl
    ggf | inkl | sog | vgl | S | Str | Tab | zit | Chr | n | v | z | B | d | h | u | a | i | o | Mio | Mrd | \d{1,2}
  `,
  es: wholeOf('i')`
    Sr | Sra | Srta | Dr | Dra | D | Dña | EE | UU | art | cap | cf | ej | fig | núm | pág | págs | p | pp | prof | St | a\.C
    d\.C | vol | C
  `,
  pt: wholeOf('i')`
    Sr | Sra | Dr | Dra | D | EUA | art | cap | cf | ex | fig | n | nº | núm | pág | págs | p | pp | prof | Prof | St | a\.C
    d\.C | séc | vol | C
  `,
  sw: wholeOf('i')`Bw | Bi | Dkt | Dk | Prof | Mh | k.m | n.k | uk | K.K | B.K`,
};

export function isAbbreviation(word: string, language: string | undefined): boolean {
  return (abbreviations[language ?? ''] ?? NEVER).test(word);
}

const NEVER = /^(?!)/;

/** Words that name no topic, alone or together: "Future prospects", "Causes and effects". With the heading above they do. */
const generic: Record<string, ReadonlySet<string>> = {
  en: setOf`additional actor advantage advice aim application approach apparatus area aspect attention background basic basics benefit body case
    category cause challenge change characteristic classification comment common comparison component con conclusion
    consequence consideration context cost create criteria current data definition description detail development difference different
    disadvantage discussion dos effect event example fact factor feature final finding focus form formation function further
    future general goal happen history idea impact implementation implication importance important information interesting
    introduction issue item key kind lesson limitation list main major meaning method model motivation name nature
    need next note objective observation option origin other outcome outlook overview part perspective picture point possible
    preliminaries principle problem procedure process project pro property prospect purpose question reason recommendation
    related remark remember requirement response responsibility result role rule setup scope several significance sign similarity situation
    solution some special stage status step stimulus strategy strength structure study summary symptom technique term theory thing
    tip topic treatment trend type use useful variation various view warning way weakness work working`,
  fr: setOf`attention autre avantage analyse application bilan but cas cause conclusion conséquence contexte date définition
    description différent document effet élément essentiel étape exemple fonction formation généralité général historique
    importance important inconvénient intérêt introduction limite matériel méthode note notion objectif observation origine
    partie perspective point présentation principal principe problème problématique propriété rappel remarque résultat
    retenir résumé rôle savais schéma solution structure synthèse tu type utilisation vocabulaire chronologie bref mots clés`,
  de: setOf`allgemeines andere anwendung anwendungen arten aspekte aufbau aufgabe aufgaben ausblick auswertung bedeutung begriff begriffe
    beispiel beispiele beobachtung beschreibung definition definitionen eigenschaften einführung einleitung ergebnis
    ergebnisse fazit folgen form formen funktion funktionen geschichte grundlagen hinweis hinweise merke merkmal merkmale
    methode methoden nachteil nachteile überblick übersicht ursache ursachen verfahren vor vorteil vorteile weitere wichtig
    wichtige zusammenfassung ziel ziele`,
  es: setOf`crear antecedentes aplicaciones aspectos características causa clasificación clave concepto conclusión conclusiones consecuencia
    contexto definición definiciones desventaja efecto ejemplo elementos estructura función funciones general generalidades
    historia importancia importante introducción método nota objetivo origen otro otras parte presentación principal
    principales propiedades punto recuerda resultado resumen síntesis tipo usos ventaja vocabulario`,
  pt: setOf`aplicações aspectos características causa chave classificação conceito conclusão conclusões consequência contexto definição
    definições desvantagem desvantagens efeito elementos estrutura exemplo função funções geral generalidades história
    importância importante introdução método nota objetivo origem outro outras parte apresentação principal principais
    propriedades ponto resultado resumo síntese tipo usos vantagem vantagens vocabulário`,
  sw: setOf`utangulizi dhana faida hasara hitimisho historia aina sababu matokeo malengo mfano mifano maana muhtasari umuhimu sifa tanbihi
    zingatia dibaji mambo mengine`,
};

/** Headings of parts that hold nothing to ask about: exercises, exams, works, contents. */
const skipped: Record<string, RegExp> = {
  en: wholeOf('i')`
    (?:group |class |lab |practical )?${oneOf`activit(?:y|ies) | assignments? | challenge | exercises? | experiment | homework | investigation | practice | problems? | project | quiz | worksheet`}\b.*
    agenda | contents | critical thinking.* | (?:paper|part|section) [a-h1-9] | (?:lecture|session|course|chapter) (?:overview|outline) | outline | overview
    (?:course |learning )?(?:goals|objectives|outcomes)\b.* | find out more.* | (?:additional|further|more|suggested) (?:readings?|resources?|sources?).* | questions?(?: \d+)? | question .* | questionnaire.* | (?:worked|example|practice|sample) (?:examples?|problems?|questions?).*
    examples? \d.* | examples?:.* | solution.* | answers?.* | self[- ]?(?:check|test).* | thank(?:s| you).* | credits? | useful (?:links|resources?).*
    common (?:errors|mistakes|pitfalls) | (?:exam|revision|study) (?:advice|tips).* | how to (?:revise|study).* | high[- ]yield.*
    resources? | sources? | references? | see also | external links | any questions.* | end of .*
    (?:figure|fig|table|chart|image|photo|map)\.? ?\d.* | exam\b.* | test yourself.* | key (?:terms|words|vocabulary)
    past (?:exams?|papers?)\b.* | .*\b(?:activity|experiment|group ?work|investigation|project)\s?:.* | discussion\s?:.* | preview\b.* | step(?: \d+)?[:.].* | (?:quick |topic |lecture |section |chapter |key concepts and )?(?:conclusions?|review|summary) | (?:key )?take[- ]?aways?\b.* | recap\b.*
  `,
  fr: wholeOf('i')`
    (?:je m['’]entra[iî]ne|entra[iî]nement) .* | activités?\b.* | auto-?évaluation.* | bibliographie | corrigés?\b.* | corrections?\b.*
    devoir.* | durée.* | évaluation.* | exercices?\b.* | objectifs?\b.* | question(?:s|naire)?\b.* | quiz\b.* | références
    associe.* | coche.* | complète.* | réponds?.* | relie.* | vrai ou faux.* | (?:cite|explique|place|observe) .*
    réponses?\b.* | sommaire | sources | table des matières | testez?[- ].* | vérifie.* | compétences.* | pour aller plus loin.*
    (?:conseils|difficultés|erreurs|pièges)\b.* | pour (?:le jour|l['’]examen|le concours)\b.* | à retenir.* | méthodologie
    figures? \d.* | document \d.* | doc\.? \d.* | solution.* | bravo.* | mots croisés
  `,
  de: wholeOf('i')`
    aufgaben?\b.* | fragen?\b.* | inhalt(?:sverzeichnis)? | lernziele? | literatur(?:verzeichnis)? | lösung(?:en)?\b.* | quellen
    quiz\b.* | test\b.* | übung(?:en)?\b.* | abbildung.* | tabelle \d.* | agenda | gliederung | weblinks | einzelnachweise
  `,
  es: wholeOf('i')`
    actividades\b.* | actividad\b.* | autoevaluación.* | bibliografía | contenidos? | cuestionario.* | ejercicios?\b.* | evaluación.*
    (?:consejos|errores)\b.* | repaso.* | fuentes | índice | objetivos\b.* | preguntas?\b.* | referencias | respuestas?\b.* | soluciones | tarea.* | figura \d.* | tabla \d.*
  `,
  pt: wholeOf('i')`
    atividades?\b.* | autoavaliação.* | avaliação.* | bibliografia | exercícios?\b.* | fontes | índice | objetivos\b.* | perguntas?\b.*
    (?:dicas|erros comuns)\b.* | .* para memorizar | resumo\b.* | questões\b.* | questionário.* | referências.* | respostas?\b.* | sumário | tarefas?\b.* | figura \d.* | tabela \d.*
  `,
  sw: wholeOf('i')`
    zoezi\b.* | mazoezi\b.* | maswali\b.* | swali\b.* | majibu\b.* | marejeo\b.* | yaliyomo | shughuli\b.* | jaribio\b.* | kazi ya .*
    malengo\b.* | picha \d.* | jedwali \d.*
  `,
};

const isIn = (table: Record<string, RegExp>, text: string, language: string | undefined) =>
  (table[language ?? ''] ?? NEVER).test(text);

export function isGeneric(heading: string, language = 'en'): boolean {
  if (language === 'en' && isGenericHeading(heading)) return true;
  const [small, names] = [smallWordsOf(language), generic[language]];
  const isBare = (word: string) =>
    word.length < 4 ||
    [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some(
      (form) => small.has(form) || names?.has(form),
    );
  const words = heading.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  // "DNA", "HIV": a short name.
  return words.every((word) => !/^\p{Lu}{2,}$/u.test(word) && isBare(word.toLowerCase()));
}

/** Whether a label only says what follows of its heading: "Structure: …", "Response: …". */
export function isOfForm(label: string, language = 'en'): boolean {
  const words = label.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (
    words.length > 0 && words.every((word) => generic[language]?.has(word) || generic[language]?.has(word.replace(/s$/, '')))
  );
}

export const isSkipped = (heading: string, language = 'en'): boolean =>
  isIn(skipped, heading, language) || (language === 'en' && isSkippedHeading(heading));

const OPEN_END = regex('u')`(?:[&:：,(–—-]|\s${oneOf`
    an? | and | any | between | by | das | de | del | der | des | du | e\.g | el | et | for | from | i\.e | if | including | la | le
    les | not | of | oder | or | other | ou | p\. ?ex | should | such | the | to | und | under | which | with | wa | will | y | ya | z\. ?B
  `}\.?)\s*$`;

export const endsOpen = (text: string): boolean => OPEN_END.test(text);

/** Lines that set a task: the text below is an exercise. */
const tasks: Record<string, RegExp> = {
  en: regex('i')`^(?:now |please |then )?${oneOf`
      answer | apparatus | arrange | calculate | choose | circle | classify | complete | convert | copy | decide | describe | determine | discuss
      draw | explain | fill in | find | for (?:each|the following) | give(?:n)? | imagine | in (?:groups|pairs) | list | look at | make
      match | name | read | simplify | sketch | solve | state | suppose | tick | translate | try | work (?:in|out) | write | you will need
    `}\b|\b(?:are|is) given$|\b(?:be able to|by the end of|in this (?:chapter|lesson|section|unit))\b|\?$`,
  fr: regex('iu')`^${oneOf`
      associe | calcule | choisis | cite | classe | coche | complète | décris | donne | écris | entoure | explique | indique | nomme
      observe | place | relie | réponds | soit | trouve
    `}(?:z|r|ez)?(?!\p{L})`,
  de: /^(?:beantworte|berechne|beschreibe|erkläre|ergänze|finde|gib|nenne|ordne|schreibe?|zeichne)(?!\p{Ll}{4})/iu,
  es: regex('iu')`^${oneOf`
      calcul | clasific | complet | contest | describ | encuentr | escrib | explic | indic | mencion | observ | relacion | respond | señal
    `}[aáeé]\p{Ll}?(?!\p{L})`,
  pt: /^(?:assinal|calcul|classific|complet|descrev|encontr|escrev|expliqu|indiqu|observ|relacion|respond)[ae](?!\p{L})/iu,
  sw: /^(?:andika|chagua|eleza|jibu|jaza|taja|tunga)(?!\p{L})/iu,
};

export const isTask = (line: string, language = 'en'): boolean => isIn(tasks, line, language);

/** References to a picture, to another place of the document, or to the reader: such a passage is incomplete. */
const pointing: Record<string, RegExp> = {
  en: regex('i')`\b${oneOf`
      as follows | ask (?:the )?students | (?:described|diagram|discussed|example|figure|given|listed|see|shown|table)s? (?:above|below)
      below[.:] | fig(?:ure|\.) ?\d | (?:in|on|see|the) (?:diagram|figure|graph|next slide|photograph|picture|table)s?\b
      in (?:the next|this) (?:chapter|lesson|module|section|unit),? (?:I|we|you)\b | shown here | table \d
      this (?:chapter|lesson|module|unit)\b | (?:we|you) will (?:discuss|learn|look|see|study)
    `}`,
  fr: anyOf('iu')`
      ci-(?:après|contre|dessous) | fig(?:ure|\.) ?\d | tableau \d | document \d | dans ce (?:chapitre|module)
      (?:tu|vous|nous) (?:apprendr|étudier|verr)\p{L}+
    `,
  de: /(?:siehe (?:Abb|Tabelle)|Abb(?:ildung|\.) ?\d|Tabelle \d|in diesem Kapitel|im Folgenden)/i,
  es: /(?:a continuación|figura \d|tabla \d|en este (?:capítulo|tema)|la siguiente (?:figura|tabla))/i,
  pt: /(?:a seguir|abaixo|figura \d|tabela \d|neste (?:capítulo|tema)|a seguinte (?:figura|tabela))/i,
  sw: /(?:hapa chini|mchoro (?:na\.|namba)? ?\d|jedwali ?\d|katika sura hii|picha ifuatayo)/i,
};

export const isPointing = (text: string, language: string | undefined): boolean => isIn(pointing, text, language);

/** Beginnings or words by which a sentence depends on the one before. */
const leaning: Record<string, RegExp> = {
  fr: regex('iu')`(?<![\p{L}-])${oneOf`
      ainsi | alors | aussi | ce | cela | celle | celles | celui | cependant | ces | cet | cette | ceux | ceci | donc | elle | elles
      en effet | enfin | ensuite | il | ils | leur | leurs | on | pourtant | puis | sa | ses | son | tu | vous | nous | je | y
    `}(?![\p{L}-])|^${oneOf`de plus | et | mais | ou`}(?!\p{L})`,
  de: regex('iu')`(?<!\p{L})${oneOf`
      auch | dabei | dadurch | daher | damit | danach | dann | darin | deshalb | deren | dessen | dies\p{L}* | dort | du | er | ich
      ihr\p{L}* | jen\p{L}* | sein\p{L}* | sie | solch\p{L}* | wir
    `}(?!\p{L})|^${oneOf`aber | doch | es | oder | und`}(?!\p{L})`,
  es: regex('iu')`(?<!\p{L})${oneOf`
      además | aquel\p{L}* | así | ella | ellas | ellos | entonces | es[aeo]s? | est[aeo]s? | estos | él | luego | también | su | sus
      tal | tales
    `}(?!\p{L})|^${oneOf`e | o | pero | por eso | y`}(?!\p{L})`,
  pt: regex('iu')`(?<!\p{L})${oneOf`
      aquel\p{L}* | assim | além disso | el[ae]s? | então | ess[ae]s? | est[ae]s? | isso | isto | seus? | suas? | também | tal | tais
    `}(?!\p{L})|^${oneOf`e | mas | ou | por isso`}(?!\p{L})`,
  sw: regex('iu')`(?<!\p{L})${oneOf`
      hao | hawa | haya | hicho | hii | hilo | hivyo | hiyo | hizi | hizo | huo | huyu | huyo | pia | wao | yake | yao | yeye | wake
      zake
    `}(?!\p{L})|^${oneOf`basi | kisha | lakini | na`}(?!\p{L})`,
};

export const isLeaning = (sentence: string, language: string | undefined): boolean => isIn(leaning, sentence, language);
