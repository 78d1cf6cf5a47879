// Numbered instructions: which step comes next, and the whole in order. Only rows of commands count; a list of things has no
// order that could be asked for.

import { COMMAND } from '../../english/command.ts';
import { isGenericHeading } from '../../english/heading.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isJunk, isTalk } from '../../english/plainText.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { contentWordStems, jaccard, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import { itemsOf, type Material, type Sentence } from '../../understand/material.ts';
import type { Section } from '../../understand/section.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { essayDraft } from '../essay/essayDraft.ts';
import { asking, framed } from '../frame.ts';
import { pickThree } from '../options/distractor.ts';

const FEWEST_STEPS = 4;
const FEWEST_FOR_CHOICE = 5;
const MOST_STEPS = 12;
const COMMANDS = 0.7;
const HEADED = pattern(
  oneOf(String.raw`
    ^${oneOf(String.raw`
      algorithm\b | directions\b | experimental procedure | how to\b | instructions?\b | methods?\b | preparation\b
      procedures?\b | protocol\b | steps?\b
    `)}
    \b(?:procedure|steps|method|instructions|protocol)$
  `),
  'i',
);
/** A step that starts with its time or place: "Using the pipette, add …". */
function isCommand(text: string): boolean {
  return (
    COMMAND.test(text) || COMMAND.test(text.replace(/^(?:[^,]{4,40},|then|next|finally|carefully|slowly|gently|now)\s+/i, ''))
  );
}

function bare(step: Sentence): string {
  return capitalised(withoutEndMarks(step.text));
}

/** "Fun Activities to Try", "Tips": each stands by itself, in whatever order. */
const IN_NO_ORDER = pattern(
  String.raw`\b${oneOf(`
    activities | advice | challenges | checklist | dos | examples | exercises | goals | guidelines | habits | ideas
    objectives | outcomes | practices | principles | questions | recommendations | rules | suggestions | things | tips
    tricks | ways
  `)}\b`,
  'i',
);

/** The steps of a section, if its items are commands; else none. */
function stepsOf(material: Material, section: Section): Sentence[] {
  if (section.skipped || IN_NO_ORDER.test(section.heading)) return [];
  const items = itemsOf(material, section);
  const steps = items.filter((one, at) => items[at - 1]?.block !== one.block);
  if (steps.length < FEWEST_STEPS || steps.length > 2 * MOST_STEPS || steps.length !== items.length) return [];
  if (steps.some((step, at) => at > 0 && step.index !== (steps[at - 1]?.index ?? 0) + 1)) return [];
  const commands = steps.filter((step) => isCommand(step.text)).length;
  if (commands / steps.length < COMMANDS || (commands < steps.length && !HEADED.test(section.heading))) return [];
  const fit = (step: Sentence) =>
    wordsOf(step.text).length >= 3 &&
    step.text.length <= 160 &&
    isBalanced(step.text) &&
    !isJunk(step.text) &&
    !step.text.includes('?');
  return steps.every(fit) && steps.every((step) => step.page === steps[0]?.page) ? steps : [];
}

const HEADS_STEPS = pattern(
  `^(?:the )?${oneOf(`
    algorithm | directions | experimental procedure | instructions? | methods? | procedures? | protocol | steps? | what to do
  `)}$`,
  'i',
);

/** How the task names it: "“How to Focus a Slide”", or the document where the heading says only that steps follow. */
function nameOf(material: Material, { heading }: Section): string {
  const vague = heading === '' || isGenericHeading(heading) || HEADS_STEPS.test(heading);
  return `“${vague ? material.document.title : heading}”`;
}

function nextQuestion(steps: readonly Sentence[], at: number, name: string, random: Random): Drafted | null {
  const [step, next] = [steps[at], steps[at + 1]];
  if (!step || !next || isTalk(next.text)) return null;
  const shared = contentWordStems(next.text).filter((stem) => step.stems.has(stem));
  const others = steps.filter((one) => one !== step && one !== next && jaccard(one.stems, next.stems) < 0.6);
  const near = [...others].sort((a, b) => Math.abs(a.index - next.index) - Math.abs(b.index - next.index));
  const picked = pickThree(near, bare(next).length, bare, random);
  if (!picked) return null;
  // A word that only these two steps share would tell that they belong together.
  if (shared.some((stem) => !picked.some((one) => one.stems.has(stem)))) return null;
  return {
    type: 'multiple_choice',
    ...asking(framed('plain', `According to ${name}, which step comes directly after this one: “${bare(step)}”?`)),
    answer: bare(next),
    wrong: picked.map(bare),
    accepted: [],
    keyPoints: [],
    keys: [`step ${next.index}`, `step ${step.index}`],
    quote: `${step.text} ${next.text}`,
    sentence: next,
    score: 0.72,
  };
}

/** Questions on the order of instructions, unranked. */
function sequenceQuestions(material: Material, tagged: Tagged, random: Random): Drafted[] {
  return material.sections.flatMap((section) => {
    const steps = stepsOf(material, section);
    if (steps.length === 0) return [];
    const name = nameOf(material, section);
    const choices = steps.length < FEWEST_FOR_CHOICE ? [] : steps.map((_, at) => nextQuestion(steps, at, name, random));
    const task = {
      question: `List the steps of ${name} in the right order.`,
      keys: [`steps ${section.index}`],
      score: 0.78,
    };
    const distinct = steps.every((step) => contentWordStems(step.text).length >= 2);
    const whole = distinct && steps.length <= MOST_STEPS ? essayDraft(material, task, steps, tagged) : null;
    return [...choices, whole].filter((draft) => draft !== null);
  });
}

/** The steps of instructions. */
export const step: QuestionKind = {
  ...usual,
  name: 'step',
  draft: ({ material, tagged }, random) => sequenceQuestions(material, tagged, random),
};
