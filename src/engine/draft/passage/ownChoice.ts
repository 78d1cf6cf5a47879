// Prepares a document's own question: a stem without its number, options with their letters, the quote.
import type { LeftOutReason } from '#core/quiz/quiz';
import { GAP } from '../../english/gapSentence.ts';
import { termKey, withoutArticle } from '../../english/noun.ts';
import { anyOf, oneOf } from '../../english/pattern.ts';
import { isBalanced, isJunk } from '../../english/plainText.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';
import { optionOf } from '../../understand/examPaper.ts';
import { normalised, type Sentence } from '../../understand/material.ts';
import { withoutTick } from '../../understand/paperBold.ts';
import { capitalised, type Drafted } from '../draft.ts';

export const LONGEST_QUOTE = 480;
export const SCORE = 0.95;
const NUMBER = /^(?:_{2,}\s*)?(?:(?:Q(?:uestion)?\s*)?\d{1,3}\s*[.:)]\s*|Q(?:uestion)?\s*[.:)]\s*|\(?[a-h]\)\s+)/i;
export const MARKS = /\s*[([]\d{1,2}\s*(?:marks?|points?|pts?|p)\.?[)\]]\s*/gi;
const INSTRUCTION = /\s*\((?:choose|select) (?:one|(?:the )?(?:best|correct|right) (?:answer|option))\)/gi;
/** "x = 5" and "pH" stay as they are. */
const MAY_BE_CAPITAL = /^(?:\p{Lu}|\P{L}|\p{Ll}{2,}|an? )(?!\S*=)/u;

/** A question without its number and marks. A blank gets the length of this app's gaps. */
export function asQuestion(text: string): string {
  const questionText = text
    .replace(NUMBER, '')
    .replace(MARKS, ' ')
    .replace(INSTRUCTION, ' ')
    .replace(/_{2,}|\.{5,}|…{2,}/g, GAP);
  return capitalised(questionText.replace(/\s+/g, ' ').trim());
}

/** "A", "B", "C", "D": parts of a picture. */
const OF_PICTURE = /^\p{Lu}$/u;

const PICTURE = oneOf`
  charts? | curves? | diagrams? | drawings? | figures? | graphs? | images? | maps? | micrographs? | photographs? | photos?
  pictures? | plots? | sketch(?:es)? | tables?
`;
/** The question refers to a figure: "The picture shows: …", "in Figure 2", "shown below". */
const ON_FIGURE = anyOf('iu')`
    \b(?:following|in the|of the|see|these|this) (?:bar |flow |line |pie )?${PICTURE}\b | \bfigs?(?:\.|ures?)? ?\d
    \b${PICTURE} (?:\d|above|below|illustrates?|represents?|shown|shows?)
    \b(?:drawn|label?led|pictured|shown) (?:above|at|below|here|in|on)\b
    \b(?:carte|document|figure|graphique|image|schéma|tableau)s? ci-(?:contre|dessous|dessus)\b
`;
const OF_TEXT = oneOf`article | excerpt | extract | narrator | paragraph | passage | poem | reading | speaker | text | writer`;
/** The question refers to another text: "in this experiment", "the passage above". */
const ON_CONTEXT = anyOf('u')`
    ^(?:[\p{L}’'-]+ ){0,5}?(?:[Tt]his|(?<!\bof )[Tt]hese) (?!(?:is|are|was|were|of|the|which|who|has|have)\b)\p{Ll}
    ^[^.?!]*\b(?:in|of|for|from|with) (?:this|these) ${oneOf`
      case | circuit | code | data | dataset | equation | example | experiment | graph | interval | model | parameter
      passage | program | reaction | sample | study | survey | system | test
    `}s?\b
    \b[Aa]ccording to the ${OF_TEXT}\b | \b(?:in|from|of|by) the (?:excerpt|extract|passage|poem|scenario|vignette)\b | \b[Tt]he author\b(?! of)
    \b(?:case|code|data|extract|information|passage|program|scenario|text) (?:above|below)\b
    \b(?:above|previous) (?:case|code|data|extract|information|passage|program|question|scenario|text)\b
`;

/** Why a question cannot be asked alone, or null. */
export function unfitness(question: string): LeftOutReason | null {
  if (ON_FIGURE.test(question)) return 'figure';
  if (ON_CONTEXT.test(question)) return 'context';
  const isClear =
    !isJunk(question.replaceAll(GAP, '')) &&
    isBalanced(question) &&
    contentWordStems(question).length >= 1 &&
    !question.includes('\n');
  return isClear ? null : 'unclear';
}

type Base = Pick<Drafted, 'quote' | 'sentence' | 'answer'> & { text: string };

export function ownDraft(base: Base, rest: Pick<Drafted, 'type' | 'score'> & Partial<Drafted>): Drafted {
  const { text, ...baseFields } = base;
  return { keys: [], stem: { frame: 'plain', content: text }, ...baseFields, ...rest };
}

/** "Select all that apply": this app takes one answer. */
const SEVERAL =
  /\b(?:all (?:that|which) (?:apply|are)|(?:select|choose|mark|tick|circle) (?:all|two|three|every|any)|more than one answer)\b/i;
/** Options that only name statements: "Only 1 and 2". The statements are in the stem, or were lost. */
const OF_STATEMENTS = /^(?:both |only )?(?:\d|[ivx]{1,3})(?: ?(?:,|&|and) ?(?:\d|[ivx]{1,3}))*(?: only)?$/i;
const STATEMENT = /(?:^|\s)\(?(?:1|I)[.)]/;

type Choice = { stem: string; options: readonly string[]; letter: string };

/** Whether the options only name something that is missing: pictures by letters, or lost statements by numbers. */
function standElsewhere(options: readonly string[], stem: string): boolean {
  const areOfStatements = options.every((option) => OF_STATEMENTS.test(option)) && options.some((option) => / /.test(option));
  return options.every((option) => OF_PICTURE.test(option)) || (areOfStatements && !STATEMENT.test(stem));
}

/** A document's own choice with its letters, or why it is left out. `quoted`: finds an answer in the page's words. */
export function ownChoice(
  { stem: given, options: all, letter }: Choice,
  sentence: Sentence,
  quoted: (answer: string) => string,
): Drafted | LeftOutReason {
  const options = all.map((option) => withoutEndMarks(withoutTick(option).replace(/\s+/g, ' ').trim()));
  const answer = optionOf({ options }, letter.toUpperCase());
  const stem = asQuestion(given);
  // "Which are used? I. Rope II. Chain": it has asked before its statements.
  const question = /[?.:…_]$|\? [IVX]+[.)] /.test(stem) ? stem : `${stem} …`;
  if (SEVERAL.test(stem)) return 'several_answers';
  const unfit = unfitness(question);
  if (unfit !== null) return unfit;
  if (standElsewhere(options, stem)) return 'figure';
  // "Autotrophs" beside "Autotrophes" is one of them twice.
  const distinctOptions = new Set(options.map((option) => normalised(option).replace(/(?<=\p{L}{5})(?:es|e|s)$/u, '')));
  if (!answer || distinctOptions.size !== options.length || options.some((option) => option === '' || isJunk(option)))
    return 'unclear';
  const formatOption = options.every((option) => MAY_BE_CAPITAL.test(option)) ? capitalised : (option: string) => option;
  return ownDraft(
    { text: question, quote: quoted(answer), sentence, answer: formatOption(answer) },
    {
      type: 'multiple_choice',
      wrong: options.filter((option) => option !== answer).map(formatOption),
      letter: letter.toUpperCase(),
      keys: [termKey(withoutArticle(answer))],
      score: SCORE,
    },
  );
}
