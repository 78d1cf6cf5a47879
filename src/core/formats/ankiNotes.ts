// Converts questions to Anki notes and back (https://docs.ankiweb.net/templates/fields.html). Our own note type is restored in
// full. A plain note becomes a typed answer, or an essay if its answer is long. A cloze becomes one question for each gap.
import { tidyQuestion } from '../editing/ownQuiz.ts';
import { questionTypes, typeRow } from '../quiz/questionTypes.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import { below, carriedLine, carriedOf, citedText, readCarried } from './carried.ts';
import type { FileTexts } from './exportFormat.ts';
import { changesIn, escapeHtml, fromHtml, hasPicture, type TextChange, toHtml } from './htmlText.ts';
import { toBrackets, toDollars } from './mathText.ts';
import { PICTURE_UNKEPT, pictureHtml, pictureIn } from './pictures.ts';
import { choice, type Found, type ImportFlaw, plainAnswer, typed } from './reading.ts';

/** The fields of our note type, in order. */
export const ankiFields = ['Question', 'Options', 'Answer', 'Also accepted', 'Explanation', 'Topic', 'Type', 'Oasis'] as const;

/** The fields of one note, as HTML; formulas in \(…\), which Anki renders. */
export function noteOf(sourceQuestion: Question, quiz: Quiz, { picture }: Pick<FileTexts, 'picture'>): string[] {
  const question = tidyQuestion(sourceQuestion);
  const { options = {}, correct_answer: key, accepted_answers: also = [], explanation = '', topic = '' } = question;
  const { input, names } = typeRow(question);
  const cited = citedText(question, quiz);
  const { topic: _, image_url: __, ...extras } = carriedOf(question, quiz, cited);
  const list = Object.values(options).map((text) => `<li>${html(text)}</li>`);
  return [
    html(question.question_text) + pictureHtml(question.image_url, picture),
    list.length === 0 ? '' : `<ol type="A">${list.join('')}</ol>`,
    input === 'options' ? `${key}. ${html(options[key] ?? '')}` : html(key),
    also.map(html).join('<br>'),
    html(below(explanation, cited)),
    html(topic),
    names.anki,
    escapeHtml(carriedLine(extras)),
  ];
}

function html(text: string): string {
  return toHtml(toBrackets(text));
}

/** A field may hold a picture. */
const LONGEST_FIELD = 600_000;

type FoundInNote = Omit<Found, 'line' | 'source'>;

const SOUND = /\[sound:[^\]]{0,300}\]/g;
/** What is asked of a picture without words. */
const PICTURE_QUESTION = 'What does the picture show?';

/**
 * The questions of one note: a cloze with several gaps gives several. Returns a flaw if the note cannot be asked. `fileAt`: the
 * file of an address in base64.
 */
export function foundInNote(
  noteFields: readonly string[],
  names: readonly string[],
  fileAt?: (source: string) => string | undefined,
): FoundInNote[] | ImportFlaw {
  if (noteFields.some((field) => field.length > LONGEST_FIELD)) return { code: 'note_long' };
  if (ankiFields.every((name, at) => names[at] === name)) return ownNote(noteFields);
  const fields = noteFields.map((field) => field.replace(SOUND, ''));
  const clozeAt = fields.findIndex((field) => /\{\{c\d{1,3}::/.test(field));
  const [first = '', second = ''] = clozeAt > 0 ? fields.slice(clozeAt) : fields;
  const picture = first.includes('image-occlusion:') ? PICTURE_UNKEPT : pictureIn(first, fileAt);
  if ('code' in picture) return picture;
  const changes = new Set(changesIn([first, second]));
  if (noteFields.some((field) => field.includes('[sound:'))) changes.add('sound');
  if (hasPicture(second)) changes.add('answer_picture');
  if (fields.some((field) => field !== '' && field !== first && field !== second)) changes.add('note_fields');
  if (clozeAt >= 0) return clozes(first, second, { changes, picture });
  const questionText = shown(first) || (picture.image_url === undefined ? '' : PICTURE_QUESTION);
  const answer = shown(second);
  if (answer === '' && hasPicture(second)) return PICTURE_UNKEPT;
  if (questionText === '' || answer === '') return { code: 'note_side_missing' };
  return [{ question: { ...plainAnswer(questionText, answer), ...picture }, changes }];
}

/** The fields of a note as Anki writes them as text. */
export function rowOfNote(fields: readonly string[]): string {
  return fields.map((field) => (/[\t\n"]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join('\t');
}

function shown(field: string): string {
  return toDollars(fromHtml(field));
}

function ownNote(fields: readonly string[]): FoundInNote[] | ImportFlaw {
  const [questionField = '', list = '', key = '', also = '', explanationField = '', topic = '', type = '', line = ''] = fields;
  const carriedText = fromHtml(line);
  const extras = carriedText === '' ? null : readCarried(carriedText);
  if (carriedText !== '' && extras === null) return { code: 'note_field_changed' };
  const topicFields = shown(topic) === '' ? {} : { topic: shown(topic) };
  const picture = pictureIn(questionField);
  if ('code' in picture) return picture;
  const commonFields = { explanation: shown(explanationField), carried: extras };
  const details = { ...topicFields, ...picture };
  const question_text = shown(questionField);
  if (type === questionTypes.multiple_choice.names.anki) {
    const texts = list
      .split('<li>')
      .slice(1)
      .map((part) => shown(part.split('</li>')[0] ?? ''));
    return [{ ...commonFields, question: { ...details, ...choice(question_text, texts, key.trim().charCodeAt(0) - 65) } }];
  }
  if (type === questionTypes.essay.names.anki) {
    return [{ ...commonFields, question: { ...details, question_text, question_type: 'essay', correct_answer: shown(key) } }];
  }
  const otherAnswers = shown(also)
    .split('\n')
    .filter((text) => text !== '');
  return [{ ...commonFields, question: { ...details, ...typed(question_text, [shown(key), ...otherAnswers]) } }];
}

/** For each gap the whole note is searched. */
const MOST_GAPS = 100;
const LONGEST_CLOZE = 20_000;
const GAP_START = /\{\{c(\d{1,3})::/y;

/** A gap and the gaps inside it. */
type Gap = { number: string; parts: (string | Gap)[] };

/** Parses a text into a tree of gaps, which may be nested; null if a gap has no end. */
function gapsIn(field: string): Gap | null {
  const root: Gap = { number: '', parts: [] };
  const open = [root];
  let at = 0;
  for (let next = 0; next < field.length; ) {
    GAP_START.lastIndex = next;
    const number = field.startsWith('{{c', next) ? GAP_START.exec(field)?.[1] : undefined;
    const ends = open.length > 1 && field.startsWith('}}', next);
    if (number === undefined && !ends) {
      next += 1;
      continue;
    }
    open.at(-1)?.parts.push(field.slice(at, next));
    at = number === undefined ? next + 2 : GAP_START.lastIndex;
    next = at;
    if (number === undefined) open.pop();
    else {
      const gap: Gap = { number, parts: [] };
      open.at(-1)?.parts.push(gap);
      open.push(gap);
    }
  }
  if (open.length > 1) return null;
  root.parts.push(field.slice(at));
  return root;
}

function numbersIn({ number, parts }: Gap): string[] {
  return [...(number === '' ? [] : [number]), ...parts.flatMap((part) => (typeof part === 'string' ? [] : numbersIn(part)))];
}

/** The text of a gap without its hint, which follows the last `::` outside nested gaps. */
function answerIn({ number, parts }: Gap): { parts: Gap['parts']; hint: string } {
  const last = parts.at(-1);
  const at = number !== '' && typeof last === 'string' ? last.indexOf('::') : -1;
  if (typeof last !== 'string' || at < 0) return { parts, hint: '' };
  return { parts: [...parts.slice(0, -1), last.slice(0, at)], hint: last.slice(at + 2) };
}

/** The text with the gaps of this number left blank and all others filled in. The hidden texts are added to `answers`. */
function withBlanks(gap: Gap, number: string, answers: string[]): string {
  return answerIn(gap)
    .parts.map((part) => {
      if (typeof part === 'string') return part;
      if (part.number !== number) return withBlanks(part, number, answers);
      answers.push(shown(withBlanks(part, '', [])));
      const { hint } = answerIn(part);
      return hint === '' ? '_____' : `_____ (${hint})`;
    })
    .join('');
}

const DEEPEST_GAP = 20;

function depthOf({ parts }: Gap): number {
  return 1 + Math.max(0, ...parts.map((part) => (typeof part === 'string' ? 0 : depthOf(part))));
}

/** Makes one question for each gap number: its gaps are blank, the others filled in. */
function clozes(
  field: string,
  extra: string,
  { changes, picture }: { changes: ReadonlySet<TextChange>; picture: { image_url?: string } },
): FoundInNote[] | ImportFlaw {
  if (field.length > LONGEST_CLOZE) return { code: 'note_long' };
  const root = gapsIn(field);
  if (root === null) return { code: 'note_gap_endless' };
  const numbers = [...new Set(numbersIn(root))];
  if (numbers.length === 0) return { code: 'note_gap_endless' };
  if (numbers.length > MOST_GAPS) return { code: 'note_gaps_many', params: { limit: MOST_GAPS } };
  if (depthOf(root) > DEEPEST_GAP) return { code: 'note_gaps_deep' };
  const extraRoot = extra.length > LONGEST_CLOZE ? null : gapsIn(extra);
  const explanation = shown(extraRoot === null ? extra : withBlanks(extraRoot, '', []));
  return numbers.map((number) => {
    const answers: string[] = [];
    const text = withBlanks(root, number, answers);
    return { question: { ...typed(shown(text), [answers.join(', ')]), ...picture }, explanation, changes };
  });
}
