// "Why did …?" with the reason that the text gives, among reasons that it gives for other things. A reason that leans on
// another sentence, or that could be given for this too, is left out.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, isFunctionWord, jaccard, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { askAbout, hasClause, isOptionSized, isPast, type Parts, partsOf } from '../askAbout.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';
import { withoutTail } from '../options/statement.ts';

type Reason = {
  sentence: Sentence;
  question: string | null;
  reason: string;
  form: string;
  claim: Set<string>;
  /** somebody did it, once */
  deed: boolean;
};

const LINKS: readonly { form: string; test: RegExp; opener: string }[] = [
  { form: 'because', test: /^(.{12,140}?),? because (?!of\b)(.{12,130})$/i, opener: 'Because ' },
  {
    form: 'because',
    test: /^(.{12,140}?), since (?=(?:the |a |an |his |her |their )?[a-zà-ÿ]+ (?:[a-zà-ÿ]+ )?[a-zà-ÿ]+)(.{12,130})$/iu,
    opener: 'Because ',
  },
  { form: 'so that', test: /^(.{12,140}?),? so that (.{12,130})$/i, opener: 'So that ' },
  { form: 'to', test: /^(.{12,140}?),? (?:in order|so as) to (.{8,130})$/i, opener: 'To ' },
];
/** "reject the idea": which one, a sentence before says. */
const WHICH_ONE = pattern(
  String.raw`\bthe ${oneOf(`
    approach | argument | change | claim | decision | idea | law | method | move | plan | proposal | result | rule
    suggestion | theory | view
  `)}\b(?! (?:of|that|to|in|for|by|which)\b)`,
  'i',
);
const LEANS = leaningOr('here | him | i | it | them | then | there | they | we | you');
const NEARBY = 14;
const MOST_OPEN = 3;
const MOST_TERMS = 6;
const FEWEST_TERMS = 3;

/** A purpose belongs to something that somebody did: what is so by nature has none. */
function isDeed(parts: Parts): boolean {
  return isPast(parts) && parts.verb.pos === 'VERB';
}

function reasonOf(sentence: Sentence, tagged: Tagged): Reason | null {
  if (!sentence.usable || sentence.kind !== 'paragraph') return null;
  const text = withoutFullStop(sentence.clean);
  for (const { form, test, opener } of LINKS) {
    const found = test.exec(text);
    if (!found?.[1] || !found[2]) continue;
    const parts = isDangling(sentence.text) ? null : partsOf(found[1], tagged);
    const question = parts && !hasClause(parts) && (form === 'because' || isDeed(parts)) ? askAbout('Why', parts) : null;
    const reason = withoutTail(found[2]);
    if (LEANS.test(reason) || /\bbecause\b/i.test(reason) || /["“”:$?]/.test(reason)) return null;
    if (!isOptionSized(reason) || !isBalanced(reason)) return null;
    const full =
      question !== null && !WHICH_ONE.test(question) && wordsOf(question).length >= 5 && contentWordStems(question).length >= 3;
    const claim = new Set(contentWordStems(found[1]));
    return {
      sentence,
      question: full ? question : null,
      reason: opener + reason,
      form,
      claim,
      deed: parts !== null && isDeed(parts),
    };
  }
  return null;
}

function wrongReasons(material: Material, own: Reason & { question: string }, all: readonly Reason[]): Reason[] {
  const asked = contentWordStems(own.question);
  const given = new Set(contentWordStems(own.reason));
  return all.filter((other) => {
    const ratio = other.reason.length / own.reason.length;
    const stems = new Set(contentWordStems(other.reason));
    return (
      other.sentence !== own.sentence &&
      ratio > 0.45 &&
      ratio < 2.2 &&
      jaccard(other.claim, own.claim) < 0.3 &&
      jaccard(stems, given) < 0.3 &&
      !otherMayBeRight(material, other.reason, asked, own.reason, own.sentence.index)
    );
  });
}

/** One question for each reason that stands by itself, unranked; a few written ones where there is nothing to choose among. */
function whyQuestions(material: Material, tagged: Tagged, random: Random): Drafted[] {
  const all = material.sentences.map((sentence) => reasonOf(sentence, tagged)).filter((one) => one !== null);
  const drafts = all.flatMap((own, place): Drafted[] => {
    const { question } = own;
    if (question === null) return [];
    const around = all.slice(Math.max(0, place - NEARBY), place + NEARBY);
    const others = wrongReasons(material, { ...own, question }, around);
    const ranked = others.sort(
      (a, b) =>
        Number(b.form === own.form) - Number(a.form === own.form) ||
        Math.abs(a.sentence.index - own.sentence.index) - Math.abs(b.sentence.index - own.sentence.index),
    );
    const picked = pickThree(ranked.slice(0, 8), own.reason.length, (one) => one.reason, random);
    const base = {
      ...asking(framed('plain', question)),
      accepted: [],
      keys: [`why ${own.sentence.index}`],
      quote: own.sentence.text,
      sentence: own.sentence,
    };
    // A key that alone begins with "To" would be told by its shape.
    if (picked?.some((one) => one.form === own.form)) {
      const wrong = picked.map((one) => capitalised(one.reason));
      return [{ ...base, type: 'multiple_choice', answer: capitalised(own.reason), wrong, keyPoints: [], score: 0.7 }];
    }
    return own.deed ? openly(base, own) : [];
  });
  const open = drafts.filter((draft) => draft.type === 'essay');
  return open.length === drafts.length ? drafts.slice(0, MOST_OPEN) : drafts.filter((draft) => draft.type !== 'essay');
}

/** Where the text gives too few reasons to choose among, the reason is written. */
function openly(base: Pick<Drafted, 'stem' | 'text' | 'accepted' | 'keys' | 'quote' | 'sentence'>, own: Reason): Drafted[] {
  const asked = new Set(contentWordStems(base.text));
  const words = [...new Set(wordsOf(own.reason))].filter(
    (word) => word.length > 3 && !isFunctionWord(word) && !word.includes('-'),
  );
  const terms = words.filter((word) => !contentWordStems(word).some((stem) => asked.has(stem))).slice(0, MOST_TERMS);
  if (terms.length < FEWEST_TERMS) return [];
  const answer = `${capitalised(own.reason)}.`;
  return [{ ...base, type: 'essay', answer, wrong: [], keyPoints: [{ text: answer, terms }], score: 0.6 }];
}

/** The reason that the text gives. */
export const why: QuestionKind = {
  ...usual,
  level: 'understanding',
  name: 'why',
  quota: 'exempt',
  draft: ({ material, tagged }, random) => whyQuestions(material, tagged, random),
};
