// Asks for what a sentence counts and then lists: "Pollination takes two forms. Name both." The points are ticked afterwards. English only.
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import { hasBrokenClause, hasMainClause } from '../english/clause.ts';
import { isDangling, RUN_IN_HEADING } from '../english/plainText.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { contentWordStems } from '../english/words.ts';
import { wordCount } from '../outline/sentences.ts';
import type { Sentence } from '../understand/material.ts';
import type { Tagged } from '../understand/tagged.ts';
import type { Understood } from '../understand/understood.ts';
import { REFERENCE } from './gap.ts';
import { essayOf, isClean, termsOf } from './topicDraft.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven'];
const COUNT = new RegExp(`\\b(${NUMBERS.join('|')})\\b(?= \\p{L})`, 'giu');
/** "…: a, b, and c", "…—a, b, and c—…" */
const BEHIND_MARK = /^(.{12,140}?)(?:: | ?— ?)([^:—]+)(?:—.*)?$/;
/** "The three kinds of muscle are a, b, and c" */
const BEHIND_ARE = new RegExp(`^(The (?:${NUMBERS.join('|')}) [^,:—]{4,80}?) are (?:called )?([^:—]+)$`, 'i');
const MOST_WORDS = 12;
const SCORE = 0.55;

/** "first, fresh water", "Gram negative, based on a stain" */
const ASIDE = /^(?:first|second|third|fourth|fifth),? |, (?:based|depending|together|which|who) .*$/gi;

/** The points of a list. Null if their number differs from `count`, or if one is too long or a clause. */
function pointsIn(list: string, count: number, tagged: Tagged): string[] | null {
  const joint = list.includes(';') ? /;\s+(?:and |or )?/ : count === 2 ? /,? (?:and|or) / : /,\s+(?:and |or )?/;
  const points = list.split(joint).map((point) => point.trim().replace(ASIDE, ''));
  const isPoint = (point: string) =>
    wordCount(point) <= MOST_WORDS &&
    !/^(?:one|another|the other)\b/i.test(point) &&
    contentWordStems(point).length > 0 &&
    !hasMainClause(tagged.tokens(point));
  return points.length === count && points.every(isPoint) ? points : null;
}

function draftOf({ tagged }: Understood, sentence: Sentence): Drafted[] {
  const text = withoutFullStop(sentence.clean).replace(/\bthe following (?=\p{L})/u, '');
  const plainList = BEHIND_ARE.exec(text);
  const [, head = '', list = ''] = plainList ?? BEHIND_MARK.exec(text) ?? [];
  const [word, ...moreNumbers] = (head.match(COUNT) ?? []).map((number) => number.toLowerCase());
  if (word === undefined || moreNumbers.length > 0 || REFERENCE.test(head)) return [];
  const count = NUMBERS.indexOf(word) + 2;
  const points = pointsIn(list, count, tagged)?.map(capitalised);
  const tokens = tagged.tokens(head);
  const isHeadComplete = plainList !== null || (hasMainClause(tokens) && !hasBrokenClause(tokens));
  if (!points || !isHeadComplete) return [];
  const question = plainList
    ? `What are ${head.replace(/^The/, 'the')}?`
    : `${head}. Name ${count === 2 ? 'both' : `all ${word}`}.`;
  const keyPoints = points.map((point) => ({ text: point, terms: termsOf(point, 'en', question) }));
  if (keyPoints.some(({ terms }) => terms.length === 0)) return [];
  const keys = [`counted ${[...points].sort().join(' ')}`];
  return [essayOf({ question, answer: points.join('\n'), keyPoints, keys, quote: sentence.text, sentence, score: SCORE })];
}

const makesSenseAlone = ({ usable, kind, clean }: Sentence) =>
  usable &&
  kind === 'paragraph' &&
  /^\p{Lu}/u.test(clean) &&
  isClean(clean, 'en') &&
  (!isDangling(clean) || BEHIND_ARE.test(clean)) &&
  !RUN_IN_HEADING.test(clean);

const countedDrafts = (of: Understood): Drafted[] =>
  of.material.sentences.filter(makesSenseAlone).flatMap((sentence) => draftOf(of, sentence));

export const countedList: QuestionKind = { ...usual, name: 'counted', judgedAs: 'own', draft: countedDrafts };
