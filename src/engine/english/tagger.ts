// Parts of speech, by wink-nlp and its small English model. The one place that knows the library.
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

/** Universal parts of speech: NOUN, PROPN, VERB, AUX, ADJ, ADV, ADP, DET, PRON, NUM, CCONJ, SCONJ, PART, PUNCT, … */
export type Token = { text: string; pos: string; start: number; end: number };
export type Tagger = (text: string) => Token[];

type Reader = { tagger: Tagger; lemmas: (text: string) => string[] };

let shared: Reader | null = null;

function sharedReader(): Reader {
  shared ??= createReader();
  return shared;
}

/** The tagger. Created once, since each load of the model needs more memory than the one before: a dozen would fail. */
export function sharedTagger(): Tagger {
  return sharedReader().tagger;
}

/** The dictionary form of each token of a text: "went" is "go". */
export function lemmasOf(text: string): string[] {
  return sharedReader().lemmas(text);
}

/** Words whose "'s" means is, has or us. The library knows these forms. */
const SHORTENED = /\b(?:he|here|how|it|let|she|that|there|this|what|when|where|who|why)$/i;
const POSSESSIVE = /(?<=\p{L})(?=['’]s(?!\p{L}))/gu;
const LONGEST_SHORTENED = 6;

/** Puts a space before each possessive. Otherwise the library takes "sun's" for one word after it has once met it before a comma. */
const possessivesApart = (text: string): string =>
  text.replace(POSSESSIVE, (_, at: number) => (SHORTENED.test(text.slice(Math.max(0, at - LONGEST_SHORTENED), at)) ? '' : ' '));

function createReader(): Reader {
  const nlp = winkNLP(model, ['pos']);
  const { its } = nlp;
  const tagger: Tagger = (text) => {
    const tokens = nlp.readDoc(possessivesApart(text)).tokens();
    const values = tokens.out(its.value);
    const tags = tokens.out(its.pos);
    let at = 0;
    return values.map((value, index) => {
      const foundAt = text.indexOf(value, at);
      const start = foundAt < 0 ? at : foundAt;
      at = start + value.length;
      return { text: value, pos: String(tags[index]), start, end: at };
    });
  };
  return {
    tagger,
    lemmas: (text) =>
      nlp
        .readDoc(possessivesApart(text))
        .tokens()
        .out(its.lemma as typeof its.value),
  };
}
