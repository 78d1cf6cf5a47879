// A whole list from memory: its points are ticked afterwards.
import type { Drafted } from '../draft/draft.ts';
import { topicsOf } from '../outline/topics.ts';
import type { Material } from '../understand/material.ts';
import { listsOf, type PointList } from './points.ts';
import { essayOf, RECALL_SHARE, sentenceOf, termsOf } from './topicDraft.ts';
import { questionOnHeading, wordingsOf } from './wordings.ts';

const LONGEST_QUOTE = 1500;

function questionOf({ topic, lead, points }: PointList, language: string | undefined): string {
  const { quoted, leadIn } = wordingsOf(language);
  if (lead !== null) return leadIn(quoted(lead), points.length);
  return questionOnHeading(topic.label ?? '', language, true);
}

/** The points as one text: a line for each. */
const asText = (points: readonly string[]) => points.map((point) => (/[!?]$/.test(point) ? point : `${point}.`)).join('\n');

/** A question on each list that is whole. */
export function listRecalls(material: Material): Drafted[] {
  const { language } = material.document;
  const headings = new Set(topicsOf(material.document).map(({ heading }) => heading.toLowerCase()));
  const isContents = ({ points }: PointList) => points.filter((point) => headings.has(point.toLowerCase())).length > 1;
  return topicsOf(material.document)
    .flatMap((topic) => listsOf(topic, language))
    .filter((list) => !isContents(list))
    .flatMap((list) => {
      const [first] = list.parts;
      const sentence = first && sentenceOf(material, first);
      const quote = list.parts.map(({ text }) => text).join(' ');
      const keyPoints = list.points.map((text) => ({ text, terms: termsOf(text, language) }));
      if (!sentence || quote.length > LONGEST_QUOTE || keyPoints.some(({ terms }) => terms.length === 0)) return [];
      return essayOf({
        question: questionOf(list, language),
        answer: asText(list.points),
        keyPoints,
        quote,
        sentence,
        keys: [`list ${first.block}`],
        score: RECALL_SHARE,
      });
    });
}
