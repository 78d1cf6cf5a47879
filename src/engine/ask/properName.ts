// Asks for a name by what a sentence says of it: "Who patented the light bulb?", "Which act taxed printed paper?" English only.
import { type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import { hasMainClause } from '../english/clause.ts';
import { kindsOfNoun } from '../english/nounLexicon.ts';
import { anyOf } from '../english/pattern.ts';
import { isTalk } from '../english/plainText.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { contentWordStems } from '../english/words.ts';
import type { Sentence } from '../understand/material.ts';
import { type Name, namesBeside, namesOf } from '../understand/names.ts';
import type { Understood } from '../understand/understood.ts';
import { isStatement } from './gap.ts';

const SCORE = { choice: 0.56, typed: 0.5 };
const FEWEST_STEMS = 4;
/** What is named more often is what the document is about, and fits nearly everywhere. */
const MOST_MENTIONED = 0.08;
const FEWEST_SENTENCES = 100;
const PRONOUN = /\b(?:he|hers?|herself|him|himself|his|she|they|theirs?|them|its?)\b/i;
const OPENING = /^(?:At|By|During|In|On) [^,]{3,50}, /;
/** It says little, or what anybody could be. */
const EMPTY = anyOf()`
    ^(?:is|was|are|were) (?:born|one|an? (?:example|part))\b
    ^(?:provides? |stands? out|seems? )
    ^(?:\S+ ){0,4}(?:it|them|they|their)\b
    , (?:is|was|has|had)\b
    \bhim\b
`;

/** `form`: how the sentence calls it. */
type Statement = { name: Name; form: 'text' | 'short'; opening: string; predicate: string };

/** Is this what may stand before a name: an article before a thing, a word for a person before a person's? */
function mayLead(words: string, { noun }: Name): boolean {
  if (noun !== null) return /^the $/i.test(words);
  return words === '' || kindsOfNoun(words.trim().split(' ').at(-1)?.toLowerCase() ?? '').includes('person');
}

/** What stands behind "and", and behind each comma of it: "and, following …, Texans voted". */
function laterClauses(predicate: string): string[] {
  const [, ...clauses] = predicate.split(/(?:,|;) (?:and|but|so|while|yet),? |; /);
  return clauses.flatMap((clause) => clause.split(', ').map((_, at, parts) => parts.slice(at).join(', ')));
}
const LEADS_CLAUSE = /^(?:he|her|his|it|its|she|the|their|they|we)\b|^(?:is|was|are|were|had|has) /;

function statementIn({ tagged }: Understood, { clean }: Sentence, name: Name): Statement | null {
  const text = withoutFullStop(clean);
  const opening = OPENING.exec(text)?.[0] ?? '';
  const form = name.noun === null && !text.includes(name.text) ? 'short' : 'text';
  const at = text.indexOf(name[form]);
  const tail = text.slice(at + name[form].length);
  if (at < 0 || tail.includes(name.short) || !mayLead(text.slice(opening.length, at), name)) return null;
  const predicate = tail.replace(/^, [^,]{3,80}, (?=\p{Ll})/u, ' ').trim();
  const verb = tagged.tokens(`Xx ${predicate}`).find(({ pos }, place) => place > 0 && pos !== 'ADV');
  const isVerb = verb?.pos === 'AUX' || (verb?.pos === 'VERB' && !verb.text.endsWith('ing'));
  const isOne = !laterClauses(predicate).some((clause) => LEADS_CLAUSE.test(clause) || hasMainClause(tagged.tokens(clause)));
  return /^\p{Ll}/u.test(predicate) && isVerb && isOne ? { name, form, opening, predicate } : null;
}

function isWorthAsking({ name, opening, predicate }: Statement): boolean {
  const stems = new Set(contentWordStems(predicate));
  const nameStems = contentWordStems(name.short);
  return (
    stems.size >= FEWEST_STEMS && !nameStems.some((stem) => stems.has(stem)) && !PRONOUN.test(opening) && !EMPTY.test(predicate)
  );
}

const isAskable = (sentence: Sentence) => isStatement(sentence) && !isTalk(sentence.text);

function properNameDrafts(of: Understood): Drafted[] {
  const { material } = of;
  const mostMentions = MOST_MENTIONED * Math.max(FEWEST_SENTENCES, material.sentences.length);
  const names = namesOf(material);
  return names.flatMap((name): Drafted[] => {
    if (material.document.title.includes(name.short) || name.sentences.length > mostMentions) return [];
    return name.sentences.filter(isAskable).flatMap((sentence): Drafted[] => {
      const statement = statementIn(of, sentence, name);
      if (statement === null || !isWorthAsking(statement)) return [];
      const { form, opening, predicate } = statement;
      const stem = `${opening}${name.noun === null ? 'who' : `which ${name.noun}`} ${predicate}`;
      const parts: Omit<Drafted, 'type' | 'score'> = {
        stem: { frame: 'ask', content: stem.charAt(0).toUpperCase() + stem.slice(1) },
        answer: name[form],
        keys: [name.text.toLowerCase()],
        quote: sentence.text,
        sentence,
      };
      const accepted = [name.text, name.short].filter((text) => text !== name[form]);
      const typed: Drafted = { type: 'short_answer', ...parts, accepted, score: SCORE.typed };
      const wrong = namesBeside(name, names, material, sentence.index).map((rival) => rival[form]);
      return wrong.length === 0 ? [typed] : [{ type: 'multiple_choice', ...parts, wrong, score: SCORE.choice }, typed];
    });
  });
}

export const properName: QuestionKind = { ...usual, name: 'proper-name', judgedAs: 'own', draft: properNameDrafts };
