// Defines the shapes of an exam paper: lines, questions, options. paper.ts reads them.

/** A block of the document with its list marker. `block` counts from 1, as in material. */
export type PaperLine = {
  text: string /** as the page has it, without the mark */;
  held: string;
  page: number;
  block: number;
  heading: boolean;
  /** what of it stands in bold */
  bold: readonly string[];
};

export type PaperQuestion = {
  number: number | null;
  /** the part of the paper, from 0: numbers begin again in each */
  part: number;
  /** the headline that it stands under, and what marks each question there carries */
  heading: string | null;
  each: number | null;
  stem: string;
  options: string[];
  /** the letter of the right option, where the paper says it */
  letter: string | null;
  /** the paper says that several options are right: this app takes one */
  several?: true;
  /** it is asked of a passage, a table or a case above it */
  onPassage?: true;
  /** what the key says to a question without options */
  answer: { text: string; line: PaperLine } | null;
  first: PaperLine;
  /** where it all stands, as it stands */
  lines: PaperLine[];
};

export const ANSWER_LABEL = '(?:Answer|Ans|Réponse|Respuesta|Antwort|Resposta|Jibu|Jawabu)';

/** An exam has up to five options; a quiz has four (`core/quiz/quiz`). */
export const LETTERS = 'ABCDE';

export function optionOf({ options }: Pick<PaperQuestion, 'options'>, letter: string): string | undefined {
  return options[LETTERS.indexOf(letter)];
}
