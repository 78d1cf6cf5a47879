// What no reader is asked about a text of a model (answerCheck.ts), since it is seen in the letters: signs that a page would show as they
// are, another language, what points at another place of the document, options that name the others or break off, and a "not" that the
// quote has not.
import { prose } from '../check/hardFlaw.ts';
import { isJunk } from '../english/plainText.ts';
import { isPointing, seemsOfLanguage } from '../outline/languages.ts';
import { normalised } from '../understand/material.ts';
import type { Passage } from './passage.ts';
import type { ModelQuestion } from './reply.ts';

/** "All of the above": impossible, since options are shuffled. The model's check finds other such options. */
const NO_OPTION = /(?:\babove|\bci-dessus)[.\s]*$/i;
const MARKS = [
  // An entity, Markdown, an escaped line break, a gap.
  /&#?\w+;|\*\*|```|\\n(?![a-z])|_{3,}|(?:^|[\s(])#{1,6}\s\p{L}/u,
  /\p{Emoji_Presentation}/u,
  // Five words in capitals.
  /(?:(?<!\p{L})\p{Lu}+[\s'’-]+){4}\p{Lu}{2}/u,
];
const OPEN_ENDED = /[,;:·•]\s*$/;
type Denial = { asked: RegExp; quoted: RegExp; clause: RegExp };
/** Negation in a question and in its quote, and clauses that do not count. Only English and French were measured. */
const DENIALS: Record<string, Denial> = {
  en: {
    asked: /\b(?:cannot|never|not)\b|n[’']t\b/i,
    quoted: /\b(?:cannot|hardly|lacks?|neither|never|no|nobody|none|nor|not|nothing|rarely|unless|without)\b|n[’']t\b/i,
    clause: /(?<=\s)(?:although|because|if|that|when|where|which|who|whose)\b.*$/is,
  },
  fr: {
    asked: /(?<!\p{L})(?:ne |n['’])[^.;:?!]*?(?<!\p{L})(?:jamais|pas|point)(?!\p{L})/iu,
    quoted: /(?<!\p{L})(?:aucune?|jamais|ni|pas|rien|sans)(?!\p{L})/iu,
    clause: /(?<=[\s-])(?:dont|lorsque|où|parce|quand|qu['’]|que|qui|si)(?!\p{L}).*$/isu,
  },
};
const ADDRESSES = /\b(?:ftp|https?|javascript|mailto):\S*|\b[\w-]+\.(?:com|edu|io|net|org)\b/gi;

/** Whether a text is plain words, without an address that the passage does not have. */
export function isClean(text: string, passage: Passage): boolean {
  const words = text.replace(/\$[^$]*\$/g, '');
  return (
    text.trim() !== '' &&
    !isJunk(prose(text)) &&
    !MARKS.some((mark) => mark.test(words)) &&
    (text.match(ADDRESSES) ?? []).every((address) => passage.text.includes(address))
  );
}

/** Whether an option is cut off: it ends with a comma or a bullet, or repeats its quote from the start after a comma. */
function breaksOff(text: string, quotes: readonly string[]): boolean {
  return OPEN_ENDED.test(text) || quotes.some((quote) => / /.test(quote) && text.includes(`, ${quote.split(' ', 2).join(' ')}`));
}

/** Whether a question has a "not" that its quote lacks: then the key answers the opposite. */
function isDeniedAlone(question: string, proof: string, language = 'en'): boolean {
  const denial = DENIALS[language];
  if (denial === undefined) return false;
  const asking = question.split(/(?<=[.!:;])\s+/).at(-1) ?? '';
  return denial.asked.test(asking.replace(denial.clause, '')) && !denial.quoted.test(proof);
}

export function isPlain(
  { type, question, answer, wrong_options, quotes }: ModelQuestion,
  passage: Passage,
  language: string | undefined,
): boolean {
  const options = [answer, ...wrong_options.map(({ text }) => text)];
  const isOption = (text: string) => !NO_OPTION.test(text) || normalised(passage.text).includes(normalised(text));
  return (
    seemsOfLanguage(question, language) &&
    !isPointing(question, language ?? 'en') &&
    options.every((text) => isOption(text) && (type === 'essay' || !breaksOff(text, quotes))) &&
    !isDeniedAlone(question, `${quotes.join(' ')} ${answer}`, language) &&
    [question, ...options].every((text) => isClean(text, passage))
  );
}
