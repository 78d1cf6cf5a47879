// Plain statements of a document as wrong options beside a clause of it: whole, leaning on no other sentence, about as long, from
// near by, and not right themselves.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { endsOpen } from '../../check/wholePhrase.ts';
import { isBalanced, isDangling, isJunk, isTalk } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, jaccard } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { isOptionSized } from '../askAbout.ts';
import { pickThree } from './distractor.ts';

export type Statement = { sentence: Sentence; text: string; stems: ReadonlySet<string> };

const LEANS = leaningOr(`
  also | another | for example | her | here | him | his | i | instead | it | others? | our | them | then | there | they | we
  you | your
`);
const NOT_PLAIN = /["“”:;$?()…=<>]|\b(?:figure|table|chapter|following)\b|\b(?:above|below)$|\bas (?:shown|seen)\b|\p{L}-$/iu;
const TAIL = /(?:;|—|, (?:but|and|while|which|although|so|whereas|as)\b).*$/i;
const FEWEST_STEMS = 3;
const NEARBY = 100;
/** the sentences right beside one are about the same thing, and may be right too */
const TOO_NEAR = 2;
const TOO_ALIKE = 0.34;
const RATIO = { least: 0.6, most: 1.7 };
const BAND = 10;

/** A statement without what is only added to it: ", but …", ", which …". */
export function withoutTail(text: string): string {
  return text.replace(TAIL, '').trim();
}

/** Can this clause be read without what stands around it? */
export function isWhole(text: string): boolean {
  return (
    !LEANS.test(text) &&
    !NOT_PLAIN.test(text) &&
    isBalanced(text) &&
    !isDangling(text) &&
    !isJunk(text) &&
    !isTalk(text) &&
    new Set(contentWordStems(text)).size >= FEWEST_STEMS
  );
}

/** Has it a subject before its first verb? */
export function isClause(text: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(text);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return (
    verb > 0 &&
    tokens.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !['SCONJ', 'ADP', 'ADV', 'CCONJ', 'PART'].includes(tokens[0]?.pos ?? '')
  );
}

const known = new WeakMap<Material, readonly Statement[]>();

/** All sentences of a document that say one thing plainly. */
function statementsOf(material: Material, tagged: Tagged): readonly Statement[] {
  const found =
    known.get(material) ??
    material.sentences.flatMap((sentence): Statement[] => {
      const text = withoutTail(withoutFullStop(sentence.clean));
      const isPlain =
        sentence.usable &&
        sentence.kind === 'paragraph' &&
        !text.includes(',') &&
        isOptionSized(text) &&
        !/\b(?:because|since|when|if|although|while|whereas|so that)\b/i.test(text) &&
        isWhole(text) &&
        isClause(tagged.lowered(text), tagged) &&
        !endsOpen(text, tagged.tokens(text));
      return isPlain ? [{ sentence, text: tagged.lowered(text), stems: new Set(contentWordStems(text)) }] : [];
    });
  known.set(material, found);
  return found;
}

/**
 * Three statements that may stand beside `right`, a clause of `source`, where `asked` is what the stem says; null where there are
 * not so many. `others` are clauses that play the same part elsewhere, and come first; one of `source` itself is never taken.
 */
export function wrongStatements(
  material: Material,
  tagged: Tagged,
  { source, asked, right, others }: { source: Sentence; asked: string; right: string; others: readonly Statement[] },
  random: Random,
): string[] | null {
  const stems = contentWordStems(asked);
  const [inAsked, inRight] = [new Set(stems), new Set(contentWordStems(right))];
  const distance = ({ sentence }: Statement) => Math.abs(sentence.index - source.index);
  // What speaks of something else altogether is crossed out unread.
  const touches = ({ stems: said, sentence }: Statement) =>
    sentence.section === source.section || [...said].some((stem) => inAsked.has(stem) || inRight.has(stem));
  const fits = (one: Statement) => {
    const { text, stems: said } = one;
    const ratio = text.length / right.length;
    const away = distance(one);
    return (
      away > TOO_NEAR &&
      away < NEARBY &&
      ratio > RATIO.least &&
      ratio < RATIO.most &&
      touches(one) &&
      jaccard(said, inRight) < TOO_ALIKE &&
      jaccard(said, inAsked) < TOO_ALIKE &&
      !otherMayBeRight(material, text, stems, right, source.index)
    );
  };
  const ranked = (list: readonly Statement[]) => list.filter(fits).sort((a, b) => distance(a) - distance(b));
  const all = [...ranked(others), ...ranked(statementsOf(material, tagged))].slice(0, BAND);
  return pickThree(all, right.length, ({ text }) => text, random)?.map(({ text }) => text) ?? null;
}
