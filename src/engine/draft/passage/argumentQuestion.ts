// Essays on an argument: an objection and the author's answer to it, a demand and its reasons. Who objects must be said by the
// text, and the answer must stand right behind the objection.

import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, jaccard, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { isOptionSized } from '../askAbout.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { essayDraft } from '../essay/essayDraft.ts';
import { asking, framed } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';

const SAYS = '(?:argue|claim|say|object|maintain|insist|believe|think|contend|complain|worry|fear|warn|suggest|reply|protest)';
const OBJECTS = pattern(
  `^((?:(?:some|many|other|most|several|the|these|all|a few) )*${oneOf(`
    adversaries | advocates | citizens | commentators | companies | critics | defenders | detractors | economists | friends
    observers | opponents | opposing voices | others | parents | people | politicians | proponents | residents | sceptics
    scholars | skeptics | supporters | teachers
  `)}(?: of [^,]{3,40})?) (?:also |often |sometimes )?${SAYS} that (.{15,160})$`,
  'i',
);
const AGAINST = /\b(?:opponents?|critics?|sceptics?|skeptics?|detractors?|object|protest|some|others?)\b/i;
const ANSWERS = pattern(
  String.raw`^${oneOf(`
    admittedly | although | but | even if | however | in fact | in reality | it is true that | nevertheless | nonetheless
    on the contrary | still | such (?:objections|arguments|fears) | that (?:objection|argument|claim|view)
    the (?:objection|argument) | these (?:objections|arguments) | this (?:objection|argument|claim|view|reasoning|worry|fear)
    true, | yet
  `)}\b`,
  'i',
);
const DEMANDS = /\b(?:should|ought to|must|needs? to|has to|have to)\b/i;
const REACH = 5;
const MOST_ANSWER = 3;
const MOST_OBJECTIONS = 3;
const SENTENCES_PER_OBJECTION = 30;
const MOST_DEMANDS = 2;
const LEANS = leaningOr('here | i | it | them | there | they | we | you');

type Objection = { sentence: Sentence; who: string; view: string; answer: Sentence[] };

/** The sentences after an objection that answer it: from "However, …" to the end of its paragraph. */
function answerTo(material: Material, objection: Sentence): Sentence[] {
  const found: Sentence[] = [];
  for (let at = objection.index + 1; at <= objection.index + REACH && found.length < MOST_ANSWER; at += 1) {
    const sentence = material.sentences[at];
    if (!sentence || sentence.section !== objection.section || sentence.page !== objection.page) break;
    if (sentence.block !== objection.block && found.length > 0) break;
    if (OBJECTS.test(sentence.clean)) break;
    if (found.length === 0 && !ANSWERS.test(sentence.text) && /^(?:they|in their view|according to)\b/i.test(sentence.text))
      continue;
    if (!sentence.usable) break;
    found.push(sentence);
  }
  return found.some((sentence) => ANSWERS.test(sentence.text)) ? found : [];
}

function objectionsOf(material: Material): Objection[] {
  return material.sentences.flatMap((sentence): Objection[] => {
    const found = sentence.usable ? OBJECTS.exec(withoutFullStop(sentence.clean)) : null;
    if (!found?.[1] || !found[2]) return [];
    const answer = answerTo(material, sentence);
    // "Supporters argue that …" is an objection only if it is answered.
    if (!AGAINST.test(found[0]) && answer.length === 0) return [];
    return [{ sentence, who: found[1], view: found[2].trim(), answer }];
  });
}

function answerEssay(material: Material, { sentence, who, view, answer }: Objection, tagged: Tagged): Drafted | null {
  if (answer.length === 0 || LEANS.test(view) || !isBalanced(view)) return null;
  const question = `The text reports this objection of ${who.toLowerCase()}: “${capitalised(view)}.” How does the author answer it?`;
  const task = { question, keys: [`objection ${sentence.index}`], score: 0.8 };
  return essayDraft(material, task, answer, tagged, [sentence]);
}

/** Whole statements of the author's own, far from every objection. */
function ownClaims(material: Material, objections: readonly Objection[]): Sentence[] {
  const others = new Set(objections.flatMap((one) => [one.sentence, ...one.answer]).map((one) => one.block));
  return material.sentences.filter((sentence) => {
    const text = withoutFullStop(sentence.clean);
    return (
      sentence.usable &&
      sentence.kind === 'paragraph' &&
      !others.has(sentence.block) &&
      isOptionSized(text) &&
      !LEANS.test(text) &&
      !/[:;“”"?—]|^(?:first|second|third|moreover|also|therefore|thus|however|but|yet|according to|in [a-zà-ÿ]+ \d{4})\b/iu.test(
        text,
      )
    );
  });
}

/** A view of the opponents, among the author's own. */
function viewQuestion(objection: Objection, claims: readonly Sentence[], random: Random): Drafted | null {
  const { sentence, who, view } = objection;
  if (
    !/\b(?:opponents|critics|sceptics|skeptics|detractors|supporters|advocates|proponents)\b/i.test(who) ||
    LEANS.test(view) ||
    !isOptionSized(view)
  )
    return null;
  const own = new Set(contentWordStems(view));
  const option = (claim: Sentence) => capitalised(withoutFullStop(claim.clean));
  const others = claims.filter(
    (claim) =>
      jaccard(own, claim.stems) < 0.35 &&
      !AGAINST.test(claim.text) &&
      Math.abs(wordsOf(claim.clean).length - wordsOf(view).length) <= 9,
  );
  const picked = pickThree(others, view.length, option, random);
  if (!picked) return null;
  return {
    type: 'multiple_choice',
    ...asking(framed('plain', 'Which of these is a view of the author’s opponents, according to the text?')),
    answer: capitalised(view),
    wrong: picked.map(option),
    accepted: [],
    keyPoints: [],
    keys: ['view of opponents'],
    quote: sentence.text,
    sentence,
    score: 0.7,
  };
}

/** "…, because …" behind a demand: what is demanded, and why. */
function demandEssay(material: Material, sentence: Sentence, objections: readonly Objection[], tagged: Tagged): Drafted | null {
  const text = withoutFullStop(sentence.clean);
  if (
    !sentence.usable ||
    sentence.kind !== 'paragraph' ||
    !DEMANDS.test(text) ||
    objections.some((one) => one.sentence.block === sentence.block)
  )
    return null;
  const first = material.sentences[sentence.index - 1]?.block !== sentence.block;
  const rest: Sentence[] = [];
  for (let at = sentence.index + 1; rest.length < MOST_ANSWER; at += 1) {
    const next = material.sentences[at];
    if (!next?.usable || next.block !== sentence.block) break;
    rest.push(next);
  }
  const demand = text.replace(/,? (?:because|since|so that|as) .*$/i, '').replace(/^(?:therefore|thus|so|hence),? /i, '');
  const gives = /\b(?:because|since|so that)\b/i.test(text);
  if (rest.length + Number(gives) < 2 || !first || LEANS.test(demand) || wordsOf(demand).length < 5 || /[:;“”"?]/.test(demand))
    return null;
  const question = `The author writes: “${demand}.” Which reasons does the text give for this?`;
  const task = { question, keys: [`demand ${sentence.index}`], score: 0.72 };
  return gives ? essayDraft(material, task, [sentence, ...rest], tagged) : essayDraft(material, task, rest, tagged, [sentence]);
}

/** An author who demands something and answers objections; a textbook that reports a debate does neither. */
function isArgument(material: Material, objections: readonly Objection[]): boolean {
  const told = material.sentences.filter((sentence) => sentence.usable && sentence.kind === 'paragraph');
  const blocks = new Set(objections.map((one) => one.sentence.block));
  const demands = told.filter((sentence) => DEMANDS.test(sentence.text) && !blocks.has(sentence.block)).length;
  const against = objections.some((one) => AGAINST.test(one.sentence.text));
  return objections.length >= 2 && against && demands >= 2 && told.length <= SENTENCES_PER_OBJECTION * objections.length;
}

/** A text that says what so many terms mean explains what others think; it takes no side. */
const EXPLAINS = 3;

/** Questions on an argument, unranked; none where the text names no objection and no demand, or defines terms. */
export function argumentQuestions(material: Material, tagged: Tagged, random: Random, definitions: number): Drafted[] {
  if (definitions >= EXPLAINS) return [];
  const objections = objectionsOf(material);
  if (!isArgument(material, objections)) return [];
  const claims = ownClaims(material, objections);
  return [
    ...objections.slice(0, MOST_OBJECTIONS).map((objection) => answerEssay(material, objection, tagged)),
    ...objections.map((objection) => viewQuestion(objection, claims, random)),
    ...material.sentences
      .map((sentence) => demandEssay(material, sentence, objections, tagged))
      .filter((draft) => draft !== null)
      .slice(0, MOST_DEMANDS),
  ].filter((draft) => draft !== null);
}

/** No reader has judged such questions yet, and the kinds that they count with are nothing like them. */
const FLOOR = 0.3;

/** An argument: its demands, and what is said against them. */
export const argument: QuestionKind = {
  ...usual,
  level: 'understanding',
  name: 'view',
  quota: 'exempt',
  draft: ({ material, tagged, definitions }, random) =>
    argumentQuestions(material, tagged, random, definitions.length).map((one) => ({ ...one, floor: FLOOR })),
};
