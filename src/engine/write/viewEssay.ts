// Essays on what a person held: the sentences of one place in which somebody argues, believes or claims. One sentence is a
// remark and makes no essay.
import type { Material, Sentence } from '../text/material.ts';
import { isDangling } from '../text/quality.ts';
import { contentStems } from '../text/words.ts';
import type { Draft } from './draft.ts';
import { essayDraft } from './essayDraft.ts';
import type { Tagged } from './tagged.ts';

const FEWEST = 2;
const MOST = 4;
const REACH = 9;
const NAME = String.raw`((?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’'-]+|\p{Lu}\.|de|von|van|du|der|la))*)`;
const HELD =
  '(?:(?:also|further|further more|originally|first|famously|clearly|strongly|later|thus|therefore) )?(?:argue[sd]?|believe[sd]?|claim(?:s|ed)?|hold|holds|held|thought|thinks|propose[sd]?|suggest(?:s|ed)?|maintain(?:s|ed)?|assert(?:s|ed)?|contend(?:s|ed)?|conclude[sd]?|fear(?:s|ed)|saw|sees|viewed|views|regarded|regards|stresse[sd]|emphasize[sd]|insist(?:s|ed)|rejected|rejects|theorize[sd]|identified|distinguished|explained|warned|criticized|predicted)';
const BY_NAME = new RegExp(
  `^(?:(?:In|For|As|According to|Like|Unlike|While|To)\\b[^,]{2,80}, )?${NAME},?(?: \\([^)]*\\))?(?:, [^,]{3,60},)? ${HELD}\\b`,
  'u',
);
const BY_PRONOUN = new RegExp(`^(?:(?:For|In|As)\\b[^,]{2,60}, )?(?:He|She|They) ${HELD}\\b`, 'u');
const NO_PERSON =
  /^(?:The|This|These|Some|Many|Most|Critics|People|Scholars|Scientists|Sociologists|However|Today|Researchers|Supporters|Opponents|Congress|Court)\b/;

function viewsFrom(material: Material, first: Sentence, surname: string): Sentence[] {
  const views = [first];
  let about: boolean = true;
  for (let at = first.index + 1; at <= first.index + REACH && views.length < MOST; at += 1) {
    const sentence = material.sentences[at];
    if (!sentence || sentence.section !== first.section || sentence.page !== first.page) break;
    const other = BY_NAME.exec(sentence.clean)?.[1];
    const own = other !== undefined && other.split(' ').at(-1) === surname;
    if (other !== undefined && !own && !NO_PERSON.test(other)) break;
    const goesOn: boolean = about && BY_PRONOUN.test(sentence.clean);
    if (sentence.usable && (own || goesOn)) views.push(sentence);
    about = own || goesOn || (about && /^(?:He|She|His|Her|This|These|In this)\b/.test(sentence.text));
  }
  return views;
}

/** The essays on people's views, one for each person in a section, unranked. */
export function viewEssays(material: Material, tagged: Tagged): (Draft | null)[] {
  const asked = new Set<string>();
  return material.sentences.map((sentence) => {
    const name = sentence.usable && sentence.kind === 'paragraph' ? BY_NAME.exec(sentence.clean)?.[1] : undefined;
    if (name === undefined || NO_PERSON.test(name) || isDangling(sentence.text)) return null;
    const surname = name.split(' ').at(-1) ?? name;
    const place = `${surname} ${sentence.section.index}`;
    if (asked.has(place)) return null;
    const views = viewsFrom(material, sentence, surname);
    if (views.length < FEWEST) return null;
    asked.add(place);
    const full = withoutTitle(fullName(material, surname) ?? name);
    if (!full.includes(' ')) return null;
    const { topic } = sentence.section;
    const named = contentStems(topic).some((stem) => contentStems(full).includes(stem)) || topic === material.document.title;
    const question = `Outline the main ideas of ${full}${named ? '' : ` that the text presents under “${topic}”`}.${named ? ' Name at least two of them.' : ''}`;
    return essayDraft(material, { question, keys: [`views ${surname}`], score: 0.52 + 0.05 * views.length }, views, tagged);
  });
}

/** "Sociologist Ada Byron", "Even Byron": the name alone. */
function withoutTitle(name: string): string {
  return name.replace(
    /^(?:(?:\p{L}+(?:ist|er|ian|or)|Even|Professor|President|Both)(?<!Peter|Walter|Oliver|Alexander|Roger|Werner|Victor|Hector|Christian|Julian|Adrian|Ian|Brian|Vivian|Xavier|Hunter|Parker|Tyler) )(?=\p{Lu})/u,
    '',
  );
}

/** The longest form in which the document names somebody. */
function fullName(material: Material, surname: string): string | null {
  const pattern = new RegExp(
    String.raw`((?:\p{Lu}[\p{L}’-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}’-]+|\p{Lu}\.|de|von|van|du|der|la))*) ${surname}\b`,
    'u',
  );
  let longest: string | null = null;
  for (const sentence of material.sentences) {
    const first = sentence.text.includes(surname) ? pattern.exec(sentence.text)?.[1] : undefined;
    if (first === undefined || NO_PERSON.test(first) || first.split(' ').length > 3) continue;
    if (
      /^(?:In|For|As|Like|Unlike|While|And|But|When|According|To|By|With|Sociologist|Philosopher|Professor|Dr|President|Both)\b/.test(
        first,
      )
    )
      continue;
    const full = `${first} ${surname}`;
    if (longest === null || full.length > longest.length) longest = full;
  }
  return longest;
}
