// Words that lean on what stands elsewhere: what they stand for, a clause that has them does not say.
import { oneOf, pattern } from './pattern.ts';

/** They lean wherever they stand. "Those who" and "such as" do not. */
const LEANING = [
  String.raw`former | he | however | latter | she | such(?! (?:as|that)\b) | therefore | these | this`,
  String.raw`those(?! (?:of|that|which|who)\b) | thus`,
].join(' | ');

/** Does a text have such a word, or one of these besides, which would mislead here? As alternatives of a pattern, parted by " | ". */
export function leaningOr(others: string): RegExp {
  return pattern(String.raw`\b${oneOf(`${LEANING}\n${others}`)}\b`, 'i');
}

/** "looser": than what is said before. As the source of a pattern. */
export const COMPARATIVE = oneOf(`
  broader | cheaper | earlier | faster | harder | later | looser | milder | narrower | newer | simpler | slower | softer
  stricter | stronger | tighter | weaker
`);
