// Questions on what happened: who did it, in which year, and what came first. The order is asked for only where the text gives
// years, or tells a story from its start to its end.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { contentWordStems, jaccard, wordsOf } from '../../english/words.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Material } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { askAbout } from '../askAbout.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { type Event, nameIn, type Story, storyOf } from './event.ts';

const OPTIONS = 4;
const TITLE = pattern(
  `^${oneOf(`
    Admiral | Aunt | Bishop | Brother | Captain | Colonel | Count | Countess | Dame | Doctor | Dr | Duchess | Duke | Emperor
    Empress | Father | Frau | General | Herr | Judge | King | Lady | Lord | Madame | Major | Master | Miss | Mister | Mother
    Mr | Mrs | Ms | Pope | President | Prince | Princess | Professor | Queen | Saint | Senator | Sir | Sister | Uncle | Widow
  `)}$`,
);
const FEWEST_EVENTS = 6;
const FEWEST_DATED = 3;
const STORY_SHARE = 0.25;
const FEWEST_PERSONS = 2;

function draftOf(event: Event, part: Pick<Drafted, 'type' | 'stem' | 'text' | 'answer' | 'keys' | 'score'>): Drafted {
  const { sentence } = event;
  return { wrong: [], accepted: [], keyPoints: [], quote: sentence.text, sentence, ...part };
}

/** ", Lothair took the rest": another deed, of somebody else; "in response", "at that time": to what and when, the text said. */
const SAYS_OTHER = pattern(
  oneOf(String.raw`
    ,\s\p{Lu}[\p{L}’'-]+\s${oneOf('had | took | was | were | [a-z]+ed')}\b
    \b${oneOf('at (?:that|the same|this) time | even | in (?:response|return|reply) | instead | so | still | then | too')}\b
  `),
  'u',
);

/** "Who opened a hospital beside the camp?": typed, or chosen among the text's people. */
function whoQuestion(material: Material, event: Event, persons: readonly string[]): Drafted | null {
  const { person, parts } = event;
  const opening = parts.opening === '' ? '' : ` ${parts.opening.charAt(0).toLowerCase()}${parts.opening.slice(1)}`;
  const predicate = `${parts.verb.text} ${parts.rest}${opening}`;
  if (person === null || wordsOf(predicate).length < 4 || contentWordStems(predicate).length < 3) return null;
  if (SAYS_OTHER.test(predicate)) return null;
  if (persons.some((one) => predicate.includes(one.split(' ').at(-1) ?? one))) return null;
  const text = `Who ${predicate}?`;
  const stems = contentWordStems(text);
  const last = person.split(' ').at(-1) ?? person;
  const others = persons.filter(
    (one) => one !== person && !one.includes(last) && !otherMayBeRight(material, one, stems, person, event.sentence.index),
  );
  const base = draftOf(event, {
    type: 'multiple_choice',
    ...asking(framed('plain', text)),
    answer: nameIn(parts.subject),
    keys: [`who ${person.toLowerCase()}`],
    score: 0.68,
  });
  if (others.length >= OPTIONS - 1) return { ...base, wrong: others.slice(0, OPTIONS - 1) };
  const isAlone =
    new Set(material.pages.get(event.sentence.page)?.match(new RegExp(`\\p{Lu}[\\p{L}’-]+ ${last}\\b`, 'gu'))).size < 2;
  const forms = [person, ...(isAlone ? [last] : []), person.split(' ')[0] ?? person];
  const accepted = [...new Set(forms)].filter((form) => form !== base.answer && !TITLE.test(form));
  return { ...base, type: 'short_answer', accepted };
}

function whenQuestion(event: Event, story: Story): Drafted | null {
  const { year } = event;
  const text = year === null ? null : askAbout('In which year', event.parts);
  if (year === null || text === null || SAYS_OTHER.test(text)) return null;
  const years = story.years.filter((one) => one !== year);
  const near = [...years].sort((a, b) => Math.abs(a - year) - Math.abs(b - year) || a - b).slice(0, OPTIONS - 1);
  if (near.length < OPTIONS - 1) return null;
  const draft = draftOf(event, {
    type: 'multiple_choice',
    ...asking(framed('plain', text)),
    answer: String(year),
    keys: [`year ${year}`],
    score: 0.58,
  });
  return { ...draft, wrong: near.map(String) };
}

function optionOf({ text }: Event): string {
  return capitalised(text);
}

function areApart(events: readonly Event[]): boolean {
  return events.every((one, at) =>
    events.slice(at + 1).every((other) => jaccard(one.sentence.stems, other.sentence.stems) < 0.4),
  );
}

const OF_MIND = pattern(
  `^${oneOf(`
    believed | belonged | consisted | contained | feared | felt | hated | hoped | included | kept | knew | lay | liked | lived
    looked | loved | meant | needed | owned | remained | seemed | stayed | stood | thought | wanted
  `)}$`,
  'i',
);

/** A state of mind, or of years, has no moment. */
function isMoment({ parts, text }: Event): boolean {
  if (
    /\b(?:for|over|during) (?:[a-zà-ÿ]+ )?(?:years|months|weeks|days|hours|decades|centuries)\b/iu.test(text) ||
    wordsOf(text).length < 5
  )
    return false;
  return parts.verb.pos === 'VERB' && !OF_MIND.test(parts.verb.text);
}

/** "Which of these happened first?", of four events in their order. */
function firstQuestion(events: readonly Event[], random: Random): Drafted | null {
  const [first, ...later] = events;
  if (!first || later.length < OPTIONS - 1 || !areApart(events)) return null;
  const length = (event: Event) => event.text.length;
  const mean = later.reduce((sum, one) => sum + length(one), 0) / later.length;
  if (length(first) > 1.5 * mean) return null;
  const draft = draftOf(first, {
    type: 'multiple_choice',
    ...asking(framed('plain', 'Which of these events happened first, according to the text?')),
    answer: optionOf(first),
    keys: ['first event'],
    score: 0.66,
  });
  return {
    ...draft,
    level: 'understanding',
    wrong: shuffled(later, random)
      .slice(0, OPTIONS - 1)
      .map(optionOf),
  };
}

/** Events by their years, where all differ; else, of a story, by their places in it. */
function ordered(story: Story, isStory: boolean): Event[] {
  const byYear = new Map<number, Event>();
  for (const event of story.events) if (event.year !== null && !byYear.has(event.year)) byYear.set(event.year, event);
  if (byYear.size >= OPTIONS) return [...byYear.values()].filter(isMoment).sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
  return isStory ? story.events.filter((event) => event.year === null && isMoment(event)) : [];
}

/** Questions on a story or on history, unranked; none for a text that explains. */
function storyQuestions(material: Material, tagged: Tagged, random: Random): Drafted[] {
  const story = storyOf(material, tagged);
  const told = material.sentences.filter((sentence) => sentence.usable && sentence.kind === 'paragraph').length;
  const dated = story.events.filter((event) => event.year !== null).length;
  const isHistory = dated >= FEWEST_DATED && story.years.length >= OPTIONS;
  const isStory = story.persons.length >= FEWEST_PERSONS && story.events.length >= Math.max(FEWEST_EVENTS, told * STORY_SHARE);
  const drafts: (Drafted | null)[] = [];
  if (isStory || isHistory) drafts.push(...story.events.map((event) => whoQuestion(material, event, story.persons)));
  if (isHistory) drafts.push(...story.events.map((event) => whenQuestion(event, story)));
  const row = ordered(story, isStory);
  const step = Math.max(1, Math.floor(row.length / OPTIONS));
  for (let start = 0; start < step && start < 3; start += 1) {
    drafts.push(firstQuestion(row.filter((_, at) => at % step === start).slice(0, OPTIONS), random));
  }
  return drafts.filter((draft) => draft !== null);
}

/** What happened: who, when, what first. */
export const story: QuestionKind = {
  ...usual,
  name: 'story',
  draft: ({ material, tagged }, random) => storyQuestions(material, tagged, random),
};
