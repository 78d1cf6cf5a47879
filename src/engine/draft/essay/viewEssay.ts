// Essays on what a person held: the sentences of one place in which somebody argues, believes or claims. One sentence is a
// remark and makes no essay.

import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling } from '../../english/plainText.ts';
import { listed } from '../../english/sentence.ts';
import { isFunctionWord } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { importanceOf } from '../../understand/term/importance.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import type { Drafted } from '../draft.ts';
import { essayDraft } from './essayDraft.ts';

const FEWEST = 2;
const MOST = 4;
const REACH = 9;
const NAME = String.raw`((?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.|de|von|van|du|der|la))*)`;
const SAYS = oneOf(`
  argue[sd]? | assert(?:s|ed)? | believe[sd]? | call(?:s|ed) | claim(?:s|ed)? | conclude[sd]? | contend(?:s|ed)? | criticized
  define[sd] | describe[sd] | distinguished | emphasize[sd] | explain(?:s|ed) | fear(?:s|ed) | held | hold | holds
  identified | insist(?:s|ed) | likened | maintain(?:s|ed)? | note[sd] | observed | predicted | propose[sd]? | recognized
  regarded | regards | rejected | rejects | saw | sees | stresse[sd] | suggest(?:s|ed)? | theorize[sd] | thinks | thought
  viewed | views | warned
`);
const HELD = `(?:(?:also|further|originally|first|famously|clearly|strongly|later|thus|therefore) )?${SAYS}`;
const BY_NAME = new RegExp(`^(?:\\p{Lu}[^,]{1,90}, )?${NAME},?(?: \\([^)]*\\))?(?:, [^,]{3,60},)? ${HELD}\\b`, 'u');
const ASIDE_NAME = new RegExp(`, ${NAME} (?:${SAYS}|wrote)\\b`, 'u');
const TO_NAME = new RegExp(`^(?:For|To|According to) ${NAME}, `, 'u');
const BY_PRONOUN = new RegExp(`^(?:(?:For|In|As)\\b[^,]{2,60}, )?(?:He|She) ${HELD}\\b`, 'u');
const NO_FIRST_NAME = /^(?:In|For|As|Like|Unlike|While|And|But|When|According|To|By|With|Philosopher|Dr|Both|Similar)\b/;
const NO_PERSON = pattern(
  String.raw`^${oneOf(`
    Congress | Court | Critics | However | Many | Most | Opponents | People | Researchers | Scholars | Scientists
    Sociologists | Some | Supporters | The | These | This | Today
  `)}\b`,
);

/** Whose view a sentence tells. */
function holderOf({ clean }: Sentence): string | undefined {
  if (/\bthese (?!\p{L}+ (?:that|which|who))/u.test(clean)) return undefined;
  return (BY_NAME.exec(clean) ?? TO_NAME.exec(clean) ?? ASIDE_NAME.exec(clean))?.[1];
}

function viewsFrom(material: Material, first: Sentence, surname: string): Sentence[] {
  const views = [first];
  let about: boolean = true;
  for (let at = first.index + 1; at <= first.index + REACH && views.length < MOST; at += 1) {
    const sentence = material.sentences[at];
    if (!sentence || sentence.section !== first.section || sentence.page !== first.page) break;
    const other = holderOf(sentence);
    const own = other !== undefined && other.split(' ').at(-1) === surname;
    if (other !== undefined && !own && !NO_PERSON.test(other)) break;
    const goesOn: boolean = about && BY_PRONOUN.test(sentence.clean);
    if (sentence.usable && (own || goesOn)) views.push(sentence);
    about = own || goesOn || (about && /^(?:He|She|His|Her|This|These|In this)\b/.test(sentence.text));
  }
  return views;
}

/** The essays on people's views, one for each person in a section, unranked. */
export function viewEssays(material: Material, terms: TermIndex, tagged: Tagged): (Drafted | null)[] {
  const asked = new Set<string>();
  return material.sentences.map((sentence) => {
    const name = sentence.usable && sentence.kind === 'paragraph' ? holderOf(sentence) : undefined;
    if (name === undefined || NO_PERSON.test(name) || isDangling(sentence.text)) return null;
    const surname = name.split(' ').at(-1) ?? name;
    const place = `${surname} ${sentence.section.index}`;
    if (asked.has(place)) return null;
    const views = viewsFrom(material, sentence, surname)
      .map((view) => ({ view, topic: topicOf(view, terms) }))
      .filter(({ topic }, at, all) => topic !== null && all.findIndex((other) => other.topic === topic) === at);
    if (views.length < FEWEST) return null;
    asked.add(place);
    const full = withoutTitle(fullName(material, surname) ?? name);
    if (!full.includes(' ')) return null;
    const question = `Explain what ${full} said about ${listed(views.map(({ topic }) => topic?.text ?? ''))}.`;
    return essayDraft(
      material,
      { question, share: 'essay view', level: 'understanding', keys: [`views ${surname}`], score: 0.42 + 0.07 * views.length },
      views.map(({ view }) => view),
      tagged,
    );
  });
}

/** What a sentence is about: of the terms in it the one most worth asking about; "main ideas" would ask for a whole book. */
function topicOf({ text, section }: Sentence, terms: TermIndex): KeyTerm | null {
  const small = text.toLowerCase();
  const inside = terms.near(section.index).filter((term) => !term.name && small.includes(` ${term.text.toLowerCase()}`));
  return (
    inside.sort((a, b) => importanceOf(b) - importanceOf(a) || b.text.length - a.text.length || a.order - b.order)[0] ?? null
  );
}

/** "Sociologist Ada Byron", "Even Byron": the name alone. */
function withoutTitle(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const small = first.toLowerCase();
  // "Christian Huygens": a role that is a first name too stands before one word only.
  const isRole = kindsOfNoun(small).includes('person') && rest.length > 1;
  return isRole || isFunctionWord(small) ? rest.join(' ') : name;
}

/** The form with a first name that the document uses most. */
function fullName(material: Material, surname: string): string | null {
  const pattern = new RegExp(
    String.raw`((?:\p{Lu}[\p{L}’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’-]+|\p{Lu}\.|de|von|van|du|der|la))*) ${surname}\b`,
    'u',
  );
  const counts = new Map<string, number>();
  for (const sentence of material.sentences) {
    const first = sentence.text.includes(surname) ? pattern.exec(sentence.text)?.[1] : undefined;
    if (first === undefined || NO_PERSON.test(first) || first.split(' ').length > 3 || NO_FIRST_NAME.test(first)) continue;
    counts.set(`${first} ${surname}`, (counts.get(`${first} ${surname}`) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return best?.[0] ?? null;
}
