// Which class text has that holds no formulas. What holds some is drawn by RichText.

/** No word of a language is as long; a name or an answer may be. */
const NO_WORD = /\S{30}/;

/** The class of text without formulas: it breaks inside a word only where that is none. */
export function plainClass(text: string): string {
  return NO_WORD.test(text) ? 'plain plain--long' : 'plain';
}
