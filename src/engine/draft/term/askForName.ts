// A town, a person or a work has a name and is no term: it is asked for as what it is, and only where one thing alone can be meant.

import { oneOf, pattern } from '../../english/pattern.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { framed, type Stem } from '../frame.ts';

/** "a diuretic that also …", "a genus of worms known as …": of its kind the one that does so. */
const ONE_THAT =
  /^(?:an?|the) ([^,;:]{3,60}?) (?:(?:that|which) (?=(?:is|was|has|had|can|\p{Ll}+s)\b)|(?=(?:known as|called) ))(.{12,})$/u;
/** "the chief river of …", "the first king of …": there is one. */
const THE_ONE = pattern(
  String.raw`^the (?:[\p{L}-]+ ){0,3}?${oneOf(`
    author | bay | canal | capital | captain | channel | city | colony | composer | continent | country | desert | discoverer
    emperor | explorer | father | founder | general | god | goddess | governor | gulf | hero | inventor | island | king | lake
    leader | mountain | nation | ocean | painter | peninsula | philosopher | poet | pope | port | president | province | queen
    range | region | river | ruler | sculptor | sea | state | strait | town | valley | village | writer
  `)}\b.{8,}$`,
  'iu',
);
/** The stem that asks for a name by what the document says of it; null where more than one thing could be meant. */
export function askForName({ meaning, plural, wording }: Definition): Stem | null {
  if (plural || !['is', 'apposition', 'called', 'refers'].includes(wording)) return null;
  const [, kind, does = ''] = ONE_THAT.exec(meaning) ?? [];
  if (kind !== undefined) return framed('ask', `Which ${kind} ${/^(?:known|called) /.test(does) ? 'is ' : ''}${does}`);
  return THE_ONE.test(meaning) ? framed('ask', `What is the name of ${meaning}`) : null;
}
