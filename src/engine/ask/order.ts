// What comes first in a row of steps, what follows a step, and which of dated events came first.
import type { Drafted } from '../draft/draft.ts';
import { asking, framed } from '../draft/frame.ts';
import { type Topic, topicsOf } from '../outline/outline.ts';
import { wordCount } from '../outline/sentences.ts';
import type { Material } from '../understand/material.ts';
import { listsOf, type PointList, pointOf } from './points.ts';
import { sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

const FEWEST = 4;
const LONGEST_OPTION = 16;
const DATE = /^(?:(?:in|en|im|em|mwaka(?: wa)?|vers|um|c\.|ca\.?)\s+)?(\d{3,4})(?:\s*[–-]\s*\d{2,4})?\s*[:,.–—-]?\s+(?=\S)/iu;

function choice(
  material: Material,
  list: Pick<PointList, 'parts'>,
  question: string,
  answer: string,
  distractors: string[],
): Drafted[] {
  const [first] = list.parts;
  const sentence = first && sentenceOf(material, first);
  if (!sentence || distractors.length < 3 || new Set([answer, ...distractors].map((option) => option.toLowerCase())).size < 4)
    return [];
  return [
    {
      type: 'multiple_choice',
      ...asking(framed('plain', question)),
      answer,
      wrong: distractors.slice(0, 3),
      keys: [`order ${first.block} ${answer}`],
      quote: list.parts.map(({ text }) => text).join(' '),
      sentence,
      score: 0.6,
    },
  ];
}

/** Two questions at most on a row of steps: which is the first, and which follows the one in the middle. */
function onSteps(material: Material, list: PointList): Drafted[] {
  const { points, topic } = list;
  const heading = list.lead ?? topic.label;
  if (!list.isOrdered || heading === null || points.length < FEWEST || points.some((point) => wordCount(point) > LONGEST_OPTION))
    return [];
  const { quoted, first, next } = wordingsOf(material.document.language);
  const middle = Math.floor(points.length / 2) - 1;
  const [step = '', following = ''] = points.slice(middle);
  const distant = points.filter((_, at) => at !== middle && at !== middle + 1);
  return [
    ...choice(material, list, first(quoted(heading)), points[0] ?? '', points.slice(-3)),
    ...(points.length > FEWEST ? choice(material, list, next(quoted(heading), quoted(step)), following, distant.slice(-3)) : []),
  ];
}

/** The earliest of four dated events, where they are told in their order and their texts name no year. */
function onDates(material: Material, topic: Topic): Drafted[] {
  const { language } = material.document;
  const dated = topic.parts.flatMap((part) => {
    const year = DATE.exec(part.text);
    const point = year && pointOf(part.text.slice(year[0].length), language);
    return point && !/\d{3}/.test(point) && wordCount(point) <= LONGEST_OPTION
      ? [{ part, year: Number(year[1]), point: point.charAt(0).toUpperCase() + point.slice(1) }]
      : [];
  });
  const isInOrder = dated.every(({ year }, at) => at === 0 || year > (dated[at - 1]?.year ?? 0));
  const [first] = dated;
  if (dated.length < FEWEST || !isInOrder || topic.label === null || dated.some(({ part }) => part.page !== first?.part.page))
    return [];
  const { quoted, earliest } = wordingsOf(language);
  const distractors = dated.slice(1).map(({ point }) => point);
  return choice(
    material,
    { parts: dated.map(({ part }) => part) },
    earliest(quoted(topic.label)),
    first?.point ?? '',
    distractors.slice(-3),
  );
}

/** Every question on the order of things. */
export function orderDrafts(material: Material): Drafted[] {
  const { language } = material.document;
  return topicsOf(material.document).flatMap((topic) => [
    ...listsOf(topic, language).flatMap((list) => onSteps(material, list)),
    ...onDates(material, topic),
  ]);
}
