// Turns a chosen draft into a question: rich text, options by letter, source. The number comes later.
import { citationOf } from '#core/document/citation';
import type { FileKind } from '#core/document/document';
import { topicLine } from '#core/marking/topicLine';
import type { Question } from '#core/quiz/quiz';
import { placeIn, type TextDocument } from '../read/textDocument.ts';
import type { Section } from '../understand/section.ts';
import { asRichText, type Draft, richPlace } from './draft.ts';
import { shownStem } from './lettering.ts';

/** The question with these options by letter. `letter`: the right one, or null. `note`: added to the explanation. */
export function questionOf(
  draft: Draft,
  document: TextDocument,
  options: Record<string, string> | null,
  letter: string,
  note = '',
): Omit<Question, 'question_id'> {
  const rich = (text: string) => asRichText(text, document.kind);
  const { page, section } = draft.sentence;
  const place = placeIn(document, page, section.heading);
  const question: Omit<Question, 'question_id'> = {
    question_text: rich(shownStem(draft)),
    question_type: draft.type,
    ...(options ? { options: Object.fromEntries(Object.entries(options).map(([key, text]) => [key, rich(text)])) } : {}),
    correct_answer: options ? letter : rich(draft.answer),
    explanation:
      `${citationOf(richPlace(place, document.kind), document.kind === 'pptx', rich(draft.quote), document.language)} ${rich(note)}`.trim(),
    source: { ...place, quote: draft.quote },
  };
  const { number = null, part = null, marks = null } = draft.exam ?? {};
  if (number !== null) question.number = number;
  if (part !== null) question.part = rich(part);
  if (marks !== null) question.marks = marks;
  if (draft.accepted.length > 0) question.accepted_answers = draft.accepted;
  if (draft.passage) question.passage = draft.passage;
  if (draft.keyPoints.length > 0) question.key_points = draft.keyPoints.map((point) => ({ ...point, text: rich(point.text) }));
  return withTopic(question, section, document.kind);
}

/** Adds as topic the nearest heading that does not contain the answer, if there is one. */
export function withTopic<Of extends Omit<Question, 'question_id'>>(question: Of, { topics }: Section, kind: FileKind): Of {
  const topic = topics
    .map((text) => asRichText(text, kind))
    .find((text) => !question.correct_answer.includes(text) && topicLine({ ...question, topic: text }) !== null);
  return topic === undefined ? question : { ...question, topic };
}
