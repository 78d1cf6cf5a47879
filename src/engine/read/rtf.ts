// Takes the plain text out of RTF, the form in which Word keeps what was pasted from old programs: no fonts, pictures or tables.
import { westernSign } from './encoding.ts';

const UNSHOWN = new Set(
  'fonttbl colortbl stylesheet info pict object header footer headerl headerr footerl footerr listtable listoverridetable generator themedata datastore latentstyles xmlnstbl'.split(
    ' ',
  ),
);
const SIGNS: Record<string, string> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  row: '\n',
  cell: ' ',
  tab: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|[\r\n]{1,9}|([^\\{}\r\n]{1,9999})/giu;

export function textOfRtf(rtf: string): string {
  const parts: string[] = [];
  const groups: { isHidden: boolean; skip: number }[] = [];
  let group = { isHidden: false, skip: 1 };
  /** characters that stand in for a Unicode one and are not shown */
  let pending = 0;
  const say = (text: string) => {
    const shownText = text.slice(pending);
    pending = Math.max(0, pending - text.length);
    if (!group.isHidden) parts.push(shownText);
  };
  for (const [, word = '', digits, hex, sign, brace, text] of rtf.matchAll(TOKEN)) {
    if (brace === '{') groups.push({ ...group });
    else if (brace === '}') group = groups.pop() ?? { isHidden: false, skip: 1 };
    else if (hex !== undefined) say(westernSign(Number.parseInt(hex, 16)));
    else if (sign !== undefined) {
      if (sign === '*') group = { ...group, isHidden: true };
      else if (/[\\{}]/.test(sign)) say(sign);
      else if (sign === '~') say(' ');
    } else if (text !== undefined) say(text);
    else if (UNSHOWN.has(word)) group = { ...group, isHidden: true };
    else if (word === 'uc') group = { ...group, skip: Number(digits) };
    else if (word === 'u') {
      if (!group.isHidden) parts.push(String.fromCharCode((Number(digits) + 65_536) % 65_536));
      pending = group.skip;
    } else if (Object.hasOwn(SIGNS, word) && !group.isHidden) parts.push(SIGNS[word] ?? '');
  }
  return parts.join('');
}
